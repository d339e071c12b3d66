import { useRef, useState, type ComponentType, type ToggleEvent } from 'react';
import type { CountryCode } from 'libphonenumber-js/core';
import { Icon } from '../../../components/Icon.tsx';
import type { FormWords } from '../../../content/schemas/contact.ts';
import type { CountryListProps } from './CountryList.tsx';
import type { PhoneFormat } from './phone-format.ts';
import styles from './PhoneField.module.css';

interface CountryPickerProps {
  country: CountryCode;
  callingCode: string;
  words: FormWords['phone'];
  language: string;
  /** Loads the formatter, which knows the countries. */
  wake: () => Promise<PhoneFormat>;
  onPick: (country: CountryCode) => void;
}

const panelId = 'countries';

/** The chosen country, and the list that opens from it. The list's script comes when it is first opened. */
export function CountryPicker({ country, callingCode, words, language, wake, onPick }: CountryPickerProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [list, setList] = useState<{ List: ComponentType<CountryListProps>; format: PhoneFormat }>();
  const name = new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;

  async function load(): Promise<void> {
    const [{ CountryList }, format] = await Promise.all([import('./CountryList.tsx'), wake()]);
    setList({ List: CountryList, format });
  }

  function toggle({ newState }: ToggleEvent): void {
    setOpen(newState === 'open');
    if (newState === 'open' && !list) load().catch(() => panel.current?.hidePopover());
  }

  return (
    <>
      <button type="button" className={styles.country} popoverTarget={panelId}>
        <span className="visually-hidden">
          {words.country}: {name}
        </span>
        <span className={styles.code}>{country}</span> +{callingCode}
        <Icon name="chevron" size={16} />
      </button>
      <div ref={panel} id={panelId} popover="auto" className={styles.panel} onToggle={toggle}>
        {open && list && (
          <list.List
            format={list.format}
            country={country}
            words={words}
            language={language}
            onPick={onPick}
            onClose={() => panel.current?.hidePopover()}
          />
        )}
        {open && !list && <p className={styles.loading}>{words.loading}</p>}
      </div>
    </>
  );
}
