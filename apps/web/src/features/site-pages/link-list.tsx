import { TextLink } from './inline';

export interface Onward {
  readonly to: string;
  readonly name: string;
  readonly summary: string;
}

/** Links with a line each, two in a row. */
export function LinkList({ links }: { readonly links: readonly Onward[] }) {
  return (
    <ul className="sp-titled sp-pairs sp-links">
      {links.map(({ to, name, summary }) => (
        <li key={to}>
          <h3>
            <TextLink to={to}>{name}</TextLink>
          </h3>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  );
}
