/** A drafted scenario as fields to correct, and what of them is sent. */
import { FACT_KNOWERS, type FactKnower, type LibraryScenario, OWN_ID } from '@parley/shared';
import type { BodyOf } from '@/lib/api';

/** Fields by name: 'title', 'worry:timeline-pressure', 'fact:told-3', 'knows:told-3', 'removed:told-3' of a worry or a fact; added ones 'fact:own-1'. */
export type BriefForm = Readonly<Record<string, string>>;
/** As long as each can be (characters). */
export const LONGEST = {
  title: 120,
  name: 100,
  role: 200,
  organisation: 200,
  goal: 200,
  situation: 2_000,
  opening: 2_000,
  concern: 200,
  worry: 600,
  fact: 600,
} as const;

const ofEntries = (entries: readonly (readonly [string, string])[]): BriefForm => Object.fromEntries(entries);

export function formOf({ title, goal, situation, stakeholderPersona, own }: LibraryScenario): BriefForm {
  const brief = own?.brief;
  const organisation = brief?.organisation ?? '';
  const end = `, ${organisation}`;
  const { name, role } = stakeholderPersona;
  return {
    title,
    name,
    role: role.endsWith(end) ? role.slice(0, -end.length) : role,
    organisation,
    goal,
    situation,
    opening: own?.opening ?? '',
    ...ofEntries(
      (brief?.concerns ?? []).flatMap(({ id, summary, worry }) => [
        [`concern:${id}`, summary] as const,
        [`worry:${id}`, worry] as const,
      ]),
    ),
    ...ofEntries(
      (brief?.facts ?? []).flatMap(({ id, text, knownBy }) => [
        [`fact:${id}`, text] as const,
        [`knows:${id}`, knownBy] as const,
      ]),
    ),
  };
}

/** Only what differs from what it began with. */
export function changesOf(start: BriefForm, now: BriefForm): BriefForm {
  return ofEntries(Object.entries(now).filter(([name, text]) => start[name] !== text));
}

/** Adds a field of one's own, empty: 'concern:own-1'. */
export function withOwn(kind: 'concern' | 'fact', values: BriefForm): BriefForm {
  const isTaken = (number: number): boolean => Object.keys(values).some((name) => name.endsWith(`:own-${number}`));
  let number = 1;
  while (isTaken(number)) number += 1;
  return { ...values, [`${kind}:own-${number}`]: '' };
}

/** Without one's own field of that id. */
export const withoutOwn = (id: string, values: BriefForm): BriefForm =>
  ofEntries(Object.entries(values).filter(([name]) => !name.endsWith(`:${id}`)));

/** Fields of one's own that are not saved yet, in the order in which they were added. */
export const ownIds = (
  kind: 'concern' | 'fact',
  values: BriefForm,
  saved: readonly { readonly id: string }[],
): readonly string[] =>
  Object.keys(values).flatMap((name) => {
    const id = name.startsWith(`${kind}:`) ? name.slice(kind.length + 1) : '';
    return OWN_ID.test(id) && saved.every((one) => one.id !== id) ? [id] : [];
  });

const idsOf = (changes: BriefForm, kinds: readonly string[]): readonly string[] => [
  ...new Set(
    Object.keys(changes).flatMap((name) =>
      kinds.flatMap((kind) => (name.startsWith(`${kind}:`) ? [name.slice(kind.length + 1)] : [])),
    ),
  ),
];

/** One's own that was added and that nothing was written into is none. */
const isBlank = (field: string, changes: BriefForm, start: BriefForm): boolean =>
  start[field] === undefined && changes[field]?.trim() === '';

/** What is left out is named by its id alone: whether it is a worry or a fact. */
const isOf = (kind: 'concern' | 'fact', id: string, changes: BriefForm, start: BriefForm): boolean =>
  start[`${kind}:${id}`] !== undefined || changes[`${kind}:${id}`] !== undefined;

const isKnower = (text: string | undefined): text is FactKnower => FACT_KNOWERS.some((knower) => knower === text);

/**
 * The corrections as the server takes them; null where nothing was corrected.
 * @param start what it began with: a saved field that was emptied is sent, and told what is wrong with it
 */
export function correctionOf(changes: BriefForm, start: BriefForm): BodyOf<'PUT /scenarios/:id'> | null {
  const { title, goal, situation, opening, name, role, organisation } = changes;
  const persona = { ...(name === undefined ? {} : { name }), ...(role === undefined ? {} : { role }) };
  const removed = (id: string): boolean => changes[`removed:${id}`] !== undefined;
  const concerns = idsOf(changes, ['concern', 'worry', 'removed'])
    .filter((id) => !isBlank(`concern:${id}`, changes, start) && isOf('concern', id, changes, start))
    .map((id) => {
      if (removed(id)) return { id, removed: true as const };
      const worry = isBlank(`worry:${id}`, changes, start) ? undefined : changes[`worry:${id}`];
      const summary = changes[`concern:${id}`];
      return { id, ...(summary === undefined ? {} : { summary }), ...(worry === undefined ? {} : { worry }) };
    });
  const facts = idsOf(changes, ['fact', 'knows', 'removed'])
    .filter((id) => !isBlank(`fact:${id}`, changes, start) && isOf('fact', id, changes, start))
    .map((id) => {
      const [text, knownBy] = [changes[`fact:${id}`], changes[`knows:${id}`]];
      if (removed(id)) return { id, removed: true as const };
      return { id, ...(text === undefined ? {} : { text }), ...(isKnower(knownBy) ? { knownBy } : {}) };
    });
  const brief = {
    ...(organisation === undefined ? {} : { organisation }),
    ...(concerns.length === 0 ? {} : { concerns }),
    ...(facts.length === 0 ? {} : { facts }),
  };
  const correction = {
    ...(title === undefined ? {} : { title }),
    ...(goal === undefined ? {} : { goal }),
    ...(situation === undefined ? {} : { situation }),
    ...(opening === undefined ? {} : { opening }),
    ...(Object.keys(persona).length === 0 ? {} : { stakeholderPersona: persona }),
    ...(Object.keys(brief).length === 0 ? {} : { brief }),
  };
  return Object.keys(correction).length === 0 ? null : correction;
}

const FIELD_OF: Readonly<Record<string, string>> = {
  summary: 'concern',
  worry: 'worry',
  text: 'fact',
  knownBy: 'knows',
};

/** 'body.brief.facts.2.text' of what was sent, as the field it came from. */
export function fieldOf(path: string, sent: BodyOf<'PUT /scenarios/:id'>): string | null {
  const listed = /^body\.brief\.(concerns|facts)\.(\d+)\.(summary|worry|text|knownBy)$/.exec(path);
  if (listed) {
    const [, list, at = '0', part] = listed;
    const id = (list === 'facts' ? sent.brief?.facts : sent.brief?.concerns)?.[Number(at)]?.id;
    return id === undefined ? null : `${FIELD_OF[part ?? ''] ?? 'fact'}:${id}`;
  }
  return /^body\.(?:stakeholderPersona\.|brief\.)?(\w+)$/.exec(path)?.[1] ?? null;
}
