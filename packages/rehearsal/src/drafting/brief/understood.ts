/** What was understood of a brief, and where it stands (product §23.3). */
import type { Understood, UnderstoodKind } from '@parley/shared';
import type { Span } from './brief-line';
import type { People, Person } from './people';
import type { Told } from './told';

/** Marks of names and figures don't overlap; asks and hidden hints are sentences and may hold them. */
const SENTENCES: ReadonlySet<UnderstoodKind> = new Set(['ask', 'hidden']);

export function understoodIn(
  brief: string,
  people: People,
  told: readonly Told[],
  stakeholder: Person,
  hidden: readonly Span[],
): readonly Understood[] {
  const found: Understood[] = [];
  const add = (kind: UnderstoodKind, { start, end }: Span): void => {
    const text = brief.slice(start, end);
    if (text.trim() === '') return;
    const group = SENTENCES.has(kind);
    if (found.some((other) => SENTENCES.has(other.kind) === group && start < other.end && other.start < end)) return;
    found.push({ kind, text, start, end });
  };
  const place = (text: string | null, near: number): Span | null => {
    if (text === null) return null;
    const after = brief.toLowerCase().indexOf(text.toLowerCase(), Math.max(0, near));
    const start = after >= 0 ? after : brief.toLowerCase().indexOf(text.toLowerCase());
    return start < 0 ? null : { start, end: start + text.length };
  };
  for (const mention of stakeholder.mentions) add('stakeholder', mention);
  const role = place(stakeholder.role, stakeholder.at.start);
  if (role) add('role', role);
  const organisation = place(stakeholder.organisation, 0);
  if (organisation) add('organisation', organisation);
  for (const person of people.all)
    if (person !== stakeholder) for (const mention of person.mentions) add('person', mention);
  for (const { name } of people.organisations) {
    const at = place(name, 0);
    if (at) add('organisation', at);
  }
  for (const { sentence } of told) for (const figure of sentence.figures) add(figure.kind, figure);
  for (const entry of told) if (entry.asks) add('ask', entry.sentence);
  for (const span of hidden) add('hidden', span);
  return found.toSorted((left, right) => left.start - right.start || right.end - left.end);
}
