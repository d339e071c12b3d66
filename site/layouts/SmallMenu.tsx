import { Button } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import type { Navigation } from '../content/schemas/navigation.ts';
import type { Settings } from '../settings.ts';
import { Brand } from './Brand.tsx';
import styles from './SmallMenu.module.css';

interface SmallMenuProps {
  navigation: Navigation;
  settings: Settings;
  path: string;
}

/** The menu below the medium breakpoint: the header's links and two further ones, in a dialog that fills the screen. */
export function SmallMenu({ navigation, settings, path }: SmallMenuProps) {
  const { audiences, solutions, about, contact, menu } = navigation;
  const sections = [
    { label: audiences.label, groups: [{ label: '', ground: 'mint', entries: audiences.entries }] },
    { label: solutions.label, groups: solutions.groups },
  ];
  return (
    <dialog id="menu" className={styles.menu} closedby="any" data-ground="paper" aria-label={navigation.main}>
      <div className={styles.top}>
        <Brand name={settings.brand} home={navigation.home} />
        <button type="button" className={styles.close} command="close" commandfor="menu" aria-label={menu.close}>
          <Icon name="cross" size={28} />
        </button>
      </div>
      <nav aria-label={navigation.main}>
        {sections.map(({ label, groups }) => (
          <details key={label} className={styles.section}>
            <summary className={styles.head}>
              {label}
              <span className={styles.sign} />
            </summary>
            <div className={styles.groups}>
              {groups.map((group) => (
                <div key={group.label}>
                  {group.label && <p className={styles.label}>{group.label}</p>}
                  <ul role="list" aria-label={group.label || label}>
                    {group.entries.map((entry) => (
                      <li key={entry.address}>
                        <a
                          className={styles.entry}
                          href={entry.address}
                          aria-current={entry.address === path ? 'page' : undefined}
                        >
                          <span className={styles.icon} data-ground={group.ground}>
                            <Icon name={entry.icon} size={20} />
                          </span>
                          {entry.label}
                        </a>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </details>
        ))}
        {[about, contact].map(({ label, address }) => (
          <a
            key={address}
            className={`${String(styles.head)} ${String(styles.section)}`}
            href={address}
            aria-current={address === path ? 'page' : undefined}
          >
            {label}
          </a>
        ))}
        <ul role="list" className={styles.further}>
          {menu.further.map(({ label, address }) => (
            <li key={address}>
              <a href={address}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.book}>
        <Button href={settings.bookingLink} newTab={navigation.newTab}>
          {navigation.bookCall}
        </Button>
        <p>{navigation.terms}</p>
      </div>
    </dialog>
  );
}
