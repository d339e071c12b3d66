import { Icon } from '../components/Icon.tsx';
import type { GuideContent } from '../content/schemas/scenes.ts';
import { DrawnButton } from './DrawnButton.tsx';
import { PhoneHeading } from './PhoneHeading.tsx';
import styles from './Guide.module.css';

/** Screen of the app: a guide in a few plain steps, which the phone can read out. */
export function Guide({ guide }: { guide: GuideContent }) {
  return (
    <>
      <PhoneHeading icon="guide" above={guide.topic}>
        {guide.heading}
      </PhoneHeading>
      <div className={styles.length}>
        <Icon name="clock" size={18} />
        {guide.length}
      </div>
      <div className={styles.steps}>
        {guide.steps.map((step, index) => (
          <div key={step} className={styles.step}>
            <strong>{index + 1}</strong>
            <span>{step}</span>
          </div>
        ))}
      </div>
      <DrawnButton label={guide.action} icon="play" />
    </>
  );
}
