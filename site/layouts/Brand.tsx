import { BrandMark } from '../illustrations/logos/BrandMark.tsx';
import styles from './Brand.module.css';

/** The mark and the name, leading home. */
export function Brand({ name, home }: { name: string; home: string }) {
  return (
    <a className={styles.brand} href="/">
      <BrandMark />
      {name}
      <span className="visually-hidden">{home}</span>
    </a>
  );
}
