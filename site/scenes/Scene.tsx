import type { ReactNode } from 'react';
import styles from './Scene.module.css';

interface SceneProps {
  /** What the picture shows, for those who cannot see it. Left out where the words beside it say the same. */
  label?: string | undefined;
  /** Whether the scene lies on a card of its own. */
  card?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A drawing of the product. It shows and is no control: assistive technology meets one picture with a name, or, without
 * a label, nothing at all.
 */
export function Scene({ label, card = false, className, children }: SceneProps) {
  const attributes = {
    className: [styles.scene, card && styles.card, className].filter(Boolean).join(' '),
    'data-ground': card ? 'card' : undefined,
    children,
  };
  return label === undefined ? (
    <div {...attributes} aria-hidden="true" />
  ) : (
    <div {...attributes} role="img" aria-label={label} />
  );
}
