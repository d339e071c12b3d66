import { Icon } from '../components/Icon.tsx';
import type { EntryForm as EntryFormContent } from '../content/schemas/scenes.ts';
import { Scene } from './Scene.tsx';
import styles from './EntryForm.module.css';

/** The form of an entry in a network: agreed fields above the seam, a member's own below. */
export function EntryForm({ form, label }: { form: EntryFormContent; label?: string }) {
  const parts = [
    { title: form.agreed, icon: 'handshake', fields: form.fields },
    { title: form.own, icon: 'plus', fields: form.ownFields },
  ] as const;
  return (
    <Scene label={label} card className={styles.form}>
      {parts.map(({ title, icon, fields }) => (
        <div key={title} className={styles.part}>
          <span className={styles.title}>
            <Icon name={icon} size={20} />
            {title}
          </span>
          {fields.map(({ name, value }) => (
            <span key={name} className={styles.field}>
              <span>{name}</span>
              <strong>{value}</strong>
            </span>
          ))}
        </div>
      ))}
    </Scene>
  );
}
