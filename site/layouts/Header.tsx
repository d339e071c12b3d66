import { Button } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import type { Navigation } from '../content/schemas/navigation.ts';
import type { Settings } from '../settings.ts';
import { Brand } from './Brand.tsx';
import styles from './Header.module.css';
import { MenuPanel } from './MenuPanel.tsx';
import { SmallMenu } from './SmallMenu.tsx';

interface HeaderProps {
  navigation: Navigation;
  settings: Settings;
  /** Address of the page that shows the header. */
  path: string;
}

/** The fixed header: dropdowns from the medium breakpoint up, a toggle menu with the same links below it. */
export function Header({ navigation, settings, path }: HeaderProps) {
  const { audiences, solutions, about, contact, menu } = navigation;
  return (
    <header className={styles.header} data-ground="paper">
      <div className={styles.bar}>
        <Brand name={settings.brand} home={navigation.home} />
        <nav className={styles.wide} aria-label={navigation.main}>
          <ul role="list" className={styles.list}>
            <li>
              <MenuButton panel="menu-audiences" label={audiences.label} />
              <MenuPanel
                id="menu-audiences"
                groups={audiences.entries.map((entry) => ({ ground: 'mint', entries: [entry] }))}
                navigation={navigation}
                path={path}
              />
            </li>
            <li>
              <MenuButton panel="menu-solutions" label={solutions.label} />
              <MenuPanel id="menu-solutions" groups={solutions.groups} navigation={navigation} path={path} />
            </li>
            {[about, contact].map(({ label, address }) => (
              <li key={address}>
                <a className={styles.item} href={address} aria-current={address === path ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.book}>
          <Button href={settings.bookingLink} size="small" newTab={navigation.newTab}>
            {navigation.bookCall}
          </Button>
        </div>
        <button
          type="button"
          className={styles.toggle}
          command="show-modal"
          commandfor="menu"
          aria-label={menu.open}
          aria-haspopup="dialog"
        >
          <Icon name="menu" size={28} />
        </button>
      </div>
      <SmallMenu navigation={navigation} settings={settings} path={path} />
    </header>
  );
}

function MenuButton({ panel, label }: { panel: string; label: string }) {
  return (
    <button type="button" className={styles.item} popoverTarget={panel}>
      {label}
      <Icon name="chevron" size={18} />
    </button>
  );
}
