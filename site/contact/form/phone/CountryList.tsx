import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { CountryCode } from 'libphonenumber-js/core';
import { Icon } from '../../../components/Icon.tsx';
import type { FormWords } from '../../../content/schemas/contact.ts';
import { findCountries, listCountries } from './countries.ts';
import type { PhoneFormat } from './phone-format.ts';
import styles from './CountryList.module.css';
import fieldStyles from './PhoneField.module.css';

export interface CountryListProps {
  format: PhoneFormat;
  /** The country chosen so far. */
  country: CountryCode;
  words: FormWords['phone'];
  language: string;
  onPick: (country: CountryCode) => void;
  /** Closes the list, which gives the focus back to the button that opened it. */
  onClose: () => void;
}

/** Milliseconds between the last letter typed and the search. */
const searchDelay = 250;

const listId = 'country-list';

/** The list of countries with its search field, which keeps the focus: arrows move, Enter chooses. */
export function CountryList({ format, country, words, language, onPick, onClose }: CountryListProps) {
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const delay = useRef<ReturnType<typeof setTimeout>>(undefined);
  const countries = useMemo(() => listCountries(format, language), [format, language]);
  const [found, setFound] = useState(countries);
  const [active, setActive] = useState<CountryCode | undefined>(country);

  useEffect(() => {
    search.current?.focus({ preventScroll: true });
    return () => clearTimeout(delay.current);
  }, []);

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function find(): CountryCode | undefined {
    clearTimeout(delay.current);
    delay.current = undefined;
    const result = findCountries(countries, search.current?.value ?? '');
    setFound(result);
    setActive(result[0]?.code);
    return result[0]?.code;
  }

  function findLater(): void {
    clearTimeout(delay.current);
    delay.current = setTimeout(find, searchDelay);
  }

  function press(event: KeyboardEvent): void {
    const index = found.findIndex(({ code }) => code === active);
    if (event.key === 'ArrowDown') setActive(found[(index + 1) % found.length]?.code);
    else if (event.key === 'ArrowUp') setActive(found.at(index - 1)?.code);
    else if (event.key === 'Enter') pick(delay.current === undefined ? active : find());
    else if (event.key === 'Tab') onClose();
    else return;
    // Tab goes on from the button, to the telephone field.
    if (event.key !== 'Tab' || event.shiftKey) event.preventDefault();
  }

  function pick(code: CountryCode | undefined): void {
    if (!code) return;
    onClose();
    onPick(code);
  }

  return (
    <>
      <div className={styles.search}>
        <Icon name="search" size={20} />
        <input
          ref={search}
          type="text"
          role="combobox"
          aria-label={words.search}
          placeholder={words.search}
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={active && optionId(active)}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          onInput={findLater}
          onKeyDown={press}
        />
      </div>
      <ul ref={list} id={listId} role="listbox" aria-label={words.country} className={styles.list}>
        {found.map(({ code, name, callingCode }) => (
          // The keys of the list are those of the search field.
          // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events
          <li
            key={code}
            id={optionId(code)}
            role="option"
            aria-selected={code === active}
            className={styles.option}
            onClick={() => pick(code)}
          >
            <span className={fieldStyles.code}>{code}</span>
            <span>{name}</span>
            <span className={styles.calling}>+{callingCode}</span>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.none}>
        {found.length === 0 && words.none}
      </p>
    </>
  );
}

function optionId(code: CountryCode): string {
  return `country-${code}`;
}
