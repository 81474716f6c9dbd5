import { useState } from 'react';
import { Button } from '@/components/button';
import type { CheckedPerson } from './check-people';

/** So many are shown at first. */
const SHOWN = 8;

/** Who was read out of the list, each with what is wrong: those first, and the others as far as one wants to look. */
export function PeoplePreview({ people }: { readonly people: readonly CheckedPerson[] }) {
  const [isWhole, setWhole] = useState(false);
  const rows = people.toSorted((a, b) => Number(a.fault === null) - Number(b.fault === null));
  const faults = people.filter(({ fault }) => fault !== null).length;
  const shown = isWhole ? rows.length : Math.max(SHOWN, faults);
  return (
    <section className="ta-preview" aria-label="Who will be invited">
      <table className="num">
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Name</th>
            <th scope="col">Email</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map(({ place, line, name, email, fault }) => (
            <tr key={place}>
              <td>{line}</td>
              <td>{name}</td>
              <td>
                {email}
                {fault !== null && <span className="field-error">{fault}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shown && (
        <Button size="sm" tone="bare" onClick={() => setWhole(true)}>
          Show all {rows.length}
        </Button>
      )}
    </section>
  );
}
