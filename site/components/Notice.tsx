import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { Countdown } from './countdown.ts';
import styles from './Notice.module.css';

interface NoticeProps {
  tone: 'good' | 'bad';
  title: string;
  children: ReactNode;
  /** Name of the button that closes it. */
  close: string;
  /** How long it is shown, in milliseconds, not counting the time under the pointer or with the focus in it. */
  duration: number;
  /** Called when it can leave the document: so long after it was dismissed. */
  onRemove: () => void;
}

/** Milliseconds between a notice's dismissal and its removal. */
const removalDelay = 1_000_000;

/**
 * A box over the page that goes away by itself. It is for the eye: whatever it says must also stand in the page, where
 * it stays and is announced.
 */
export function Notice({ tone, title, children, close, duration, onRemove }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  const countdown = useRef<Countdown>(undefined);
  const [open, setOpen] = useState(true);

  useEffect(() => {
    if (!open) {
      const removal = setTimeout(onRemove, removalDelay);
      return () => clearTimeout(removal);
    }
    const shown = box.current;
    const running = new Countdown(duration, () => setOpen(false));
    countdown.current = running;
    shown?.showPopover();
    running.resume();
    return () => {
      running.pause();
      shown?.hidePopover();
    };
  }, [open, duration, onRemove]);

  return (
    <div
      ref={box}
      popover="manual"
      className={`${String(styles.notice)} ${String(styles[tone])}`}
      data-ground="deep"
      data-state={open ? 'open' : 'dismissed'}
      onPointerEnter={() => countdown.current?.pause()}
      onPointerLeave={() => countdown.current?.resume()}
      onFocus={() => countdown.current?.pause()}
      onBlur={() => countdown.current?.resume()}
    >
      <Icon name={tone === 'good' ? 'check' : 'mail'} size={24} />
      <div>
        <p className={styles.title}>{title}</p>
        <p>{children}</p>
      </div>
      <button type="button" className={styles.close} onClick={() => setOpen(false)}>
        <span className="visually-hidden">{close}</span>
        <Icon name="cross" size={22} />
      </button>
    </div>
  );
}
