import { CallTerms } from '../components/CallTerms.tsx';
import { Icon } from '../components/Icon.tsx';
import type { Navigation } from '../content/schemas/navigation.ts';
import styles from './MenuPanel.module.css';

interface MenuPanelProps {
  id: string;
  groups: { label?: string; ground: string; entries: Navigation['audiences']['entries'] }[];
  navigation: Navigation;
  path: string;
}

/** A dropdown of the header: links in groups, each with one line about what is behind it. */
export function MenuPanel({ id, groups, navigation, path }: MenuPanelProps) {
  const { invitation } = navigation;
  return (
    <div id={id} popover="auto" className={styles.panel} data-ground="card">
      <div className={styles.inner}>
        <div className={styles.groups}>
          {groups.map(({ label, ground, entries }) => (
            <div key={entries[0]?.address} className={styles.group}>
              {label && <p className={styles.label}>{label}</p>}
              <ul role="list" aria-label={label}>
                {entries.map((entry) => (
                  <li key={entry.address}>
                    <a
                      className={styles.entry}
                      href={entry.address}
                      aria-current={entry.address === path ? 'page' : undefined}
                    >
                      <span className={styles.icon} data-ground={ground}>
                        <Icon name={entry.icon} size={24} />
                      </span>
                      <span>
                        <span className={styles.name}>{entry.label}</span>
                        <span className={styles.line}>{entry.line}</span>
                      </span>
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className={styles.foot}>
          <p>
            <strong>{invitation.question}</strong> {invitation.text}
          </p>
          <CallTerms text={navigation.terms} />
          <a className={styles.talk} href={invitation.address}>
            {invitation.label}
          </a>
        </div>
      </div>
    </div>
  );
}
