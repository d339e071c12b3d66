import { Icon, type IconName } from '../components/Icon.tsx';
import type { Access } from '../content/schemas/scenes.ts';
import styles from './AccessTable.module.css';

const rightIcon = {
  changes: 'pencil',
  sees: 'eye',
  counts: 'chart',
  hidden: 'eye-off',
} as const satisfies Record<keyof Access['words'], IconName>;

/** Who may see and change what: a row for each piece of an entry, a column for each organisation. */
export function AccessTable({ access }: { access: Access }) {
  return (
    <div className={styles.card} data-ground="card">
      <table className={styles.table}>
        <caption>{access.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{access.subject}</th>
            {access.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {access.rows.map(({ name, rights }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {rights.map((right, index) => (
                <td key={access.columns[index]}>
                  <span className={styles[right]}>
                    <Icon name={rightIcon[right]} size={18} />
                    {access.words[right]}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
