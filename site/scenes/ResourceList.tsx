import { ResourceRows, type ResourceRowsProps } from './ResourceRows.tsx';
import { Scene } from './Scene.tsx';

/** A list of resources on a card of its own. */
export function ResourceList({ label, ...rows }: ResourceRowsProps & { label?: string }) {
  return (
    <Scene label={label} card>
      <ResourceRows {...rows} />
    </Scene>
  );
}
