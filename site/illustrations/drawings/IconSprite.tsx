import { icons } from '../../components/icons.ts';

/** Every icon as a symbol that pages refer to by its name. It takes on the colour of the text where it is used. */
export function IconSprite() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
      {Object.entries(icons).map(([name, line]) => (
        <symbol
          key={name}
          id={name}
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth={1.75}
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d={line} />
        </symbol>
      ))}
    </svg>
  );
}
