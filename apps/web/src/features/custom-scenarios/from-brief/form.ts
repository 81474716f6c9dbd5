/** A drafted scenario as fields to correct, and what of them is sent. */
import type { LibraryScenario } from '@parley/shared';
import type { BodyOf } from '@/lib/api';

/** Fields by name: 'title', 'worry:timeline-pressure', 'fact:told-3'. */
export type BriefForm = Readonly<Record<string, string>>;
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
    ...ofEntries((brief?.facts ?? []).map(({ id, text }) => [`fact:${id}`, text] as const)),
  };
}

/** Only what differs from what it began with. */
export function changesOf(start: BriefForm, now: BriefForm): BriefForm {
  return ofEntries(Object.entries(now).filter(([name, text]) => start[name] !== text));
}

const idsOf = (changes: BriefForm, kinds: readonly string[]): readonly string[] => [
  ...new Set(
    Object.keys(changes).flatMap((name) =>
      kinds.flatMap((kind) => (name.startsWith(`${kind}:`) ? [name.slice(kind.length + 1)] : [])),
    ),
  ),
];

/** The corrections as the server takes them; null where nothing was corrected. */
export function correctionOf(changes: BriefForm): BodyOf<'PUT /scenarios/:id'> | null {
  if (Object.keys(changes).length === 0) return null;
  const { title, goal, situation, opening, name, role, organisation } = changes;
  const persona = { ...(name === undefined ? {} : { name }), ...(role === undefined ? {} : { role }) };
  const concerns = idsOf(changes, ['concern', 'worry']).map((id) => {
    const [summary, worry] = [changes[`concern:${id}`], changes[`worry:${id}`]];
    return { id, ...(summary === undefined ? {} : { summary }), ...(worry === undefined ? {} : { worry }) };
  });
  const facts = idsOf(changes, ['fact']).map((id) => ({ id, text: changes[`fact:${id}`] ?? '' }));
  const brief = {
    ...(organisation === undefined ? {} : { organisation }),
    ...(concerns.length === 0 ? {} : { concerns }),
    ...(facts.length === 0 ? {} : { facts }),
  };
  return {
    ...(title === undefined ? {} : { title }),
    ...(goal === undefined ? {} : { goal }),
    ...(situation === undefined ? {} : { situation }),
    ...(opening === undefined ? {} : { opening }),
    ...(Object.keys(persona).length === 0 ? {} : { stakeholderPersona: persona }),
    ...(Object.keys(brief).length === 0 ? {} : { brief }),
  };
}

/** 'body.brief.facts.2.text' of what was sent, as the field it came from. */
export function fieldOf(path: string, sent: BodyOf<'PUT /scenarios/:id'>): string | null {
  const listed = /^body\.brief\.(concerns|facts)\.(\d+)\.(summary|worry|text)$/.exec(path);
  if (listed) {
    const [, list, at = '0', part] = listed;
    const id = (list === 'facts' ? sent.brief?.facts : sent.brief?.concerns)?.[Number(at)]?.id;
    return id === undefined ? null : `${part === 'summary' ? 'concern' : part === 'worry' ? 'worry' : 'fact'}:${id}`;
  }
  return /^body\.(?:stakeholderPersona\.|brief\.)?(\w+)$/.exec(path)?.[1] ?? null;
}
