import { Icon } from '../components/Icon.tsx';
import { StitchDivider } from '../components/Stitch.tsx';
import type { Navigation } from '../content/schemas/navigation.ts';
import { SupporterLogo } from '../illustrations/logos/SupporterLogo.tsx';
import type { Settings } from '../settings.ts';
import { Brand } from './Brand.tsx';
import styles from './Footer.module.css';

interface FooterProps {
  navigation: Navigation;
  settings: Settings;
  path: string;
}

/** The footer of every page: how to write, three groups of links, who supports the product, the legal line. */
export function Footer({ navigation, settings, path }: FooterProps) {
  const { footer, audiences, solutions, about, contact } = navigation;
  const groups = [
    { label: footer.audiences, links: audiences.entries },
    { label: footer.solutions, links: solutions.groups.flatMap((group) => group.entries) },
    { label: footer.company, links: [about, contact] },
  ];
  const networks = [
    { ...settings.social.images, icon: 'image-network' as const },
    { ...settings.social.professional, icon: 'professional-network' as const },
  ];
  return (
    <footer className={styles.footer} data-ground="deep">
      <div className={styles.inner}>
        <div className={styles.columns}>
          <div className={styles.about}>
            <Brand name={settings.brand} home={navigation.home} />
            <p>{footer.pitch}</p>
            <a className={styles.mail} href={`mailto:${settings.contactEmail}`}>
              {settings.contactEmail}
            </a>
            <ul role="list" className={styles.networks}>
              {networks.map(({ name, link, icon }) => (
                <li key={name}>
                  <a href={link} target="_blank" rel="noopener">
                    <Icon name={icon} size={22} />
                    <span className="visually-hidden">
                      {name} ({navigation.newTab})
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
          {groups.map(({ label, links }) => (
            <nav key={label} aria-label={label}>
              <h2 className={styles.heading}>{label}</h2>
              <ul role="list">
                {links.map(({ label: text, address }) => (
                  <li key={address}>
                    <a href={address} aria-current={address === path ? 'page' : undefined}>
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <StitchDivider />
        <div className={styles.legal}>
          <p className={styles.supporter}>
            {footer.supportedBy}
            <a href={settings.supporter.link} target="_blank" rel="noopener">
              <SupporterLogo />
              {settings.supporter.name}
              <span className="visually-hidden">({navigation.newTab})</span>
            </a>
          </p>
          <ul role="list">
            {footer.legal.map(({ label, address }) => (
              <li key={address}>
                <a href={address}>{label}</a>
              </li>
            ))}
          </ul>
          <p>
            © {settings.copyrightYear} {settings.brand}
          </p>
        </div>
      </div>
    </footer>
  );
}
