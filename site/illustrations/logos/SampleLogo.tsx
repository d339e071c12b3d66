import { awardLogos, mediaLogos, type AwardLogoName, type MediaLogoName } from './sample-logos.ts';
import styles from './logos.module.css';

/** The drawn logo of a sample award or medium. Decorative: the name stands beside it. */
export function SampleLogo({ name }: { name: AwardLogoName | MediaLogoName }) {
  const { ink, thread } = { ...awardLogos, ...mediaLogos }[name];
  return (
    <svg className={styles.logo} width={96} height={64} viewBox="0 0 96 64" aria-hidden="true">
      <path d={ink} />
      <path className={styles.thread} d={thread} />
    </svg>
  );
}
