import { Icon } from '../components/Icon.tsx';
import type { Roles } from '../content/schemas/scenes.ts';
import { Scene } from './Scene.tsx';
import styles from './RoleFrames.module.css';

/** Three roles, each inside the next wider one, and the network's office outside the organisation's edge. */
export function RoleFrames({ roles, label }: { roles: Roles; label?: string }) {
  const { organisation, outside } = roles;
  return (
    <Scene label={label} className={styles.frames}>
      <div className={styles.organisation} data-ground="card">
        <strong className={styles.name}>{organisation}</strong>
        <Frames roles={roles.roles} />
      </div>
      <div className={styles.outside}>
        <strong>{outside.name}</strong>
        {outside.may.map((right) => (
          <span key={right}>
            <Icon name="check" size={18} />
            {right}
          </span>
        ))}
        <span>
          <Icon name="lock" size={18} />
          {outside.mayNot}
        </span>
      </div>
    </Scene>
  );
}

/** The widest role, with the narrower ones inside. */
function Frames({ roles }: { roles: Roles['roles'] }) {
  const widest = roles.at(-1);
  return (
    widest && (
      <div className={styles.role}>
        <span>
          <strong>{widest.name}</strong> {widest.may}
        </span>
        <Frames roles={roles.slice(0, -1)} />
      </div>
    )
  );
}
