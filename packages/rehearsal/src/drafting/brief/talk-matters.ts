/** Matters that a brief needn't name: what the talk itself is about, and what worries everybody who is to agree to something. */
import type { ChallengeType } from '@parley/shared';
import type { TalkKind } from './talk-kind';
import type { Matter } from './matters';
import { COMMON_PHRASES, type CommonWorry, TALK_PHRASES } from './talk-phrases';
import type { Told } from './told';

/** What everybody worries about who is to agree to something, until there are three. */
const COMMON: readonly { readonly id: CommonWorry; readonly called: string }[] = [
  { id: 'word', called: 'what your word is worth' },
  { id: 'others', called: 'what I tell the others' },
];

const common = (type: ChallengeType): readonly Matter[] =>
  COMMON.map(({ id, called }) => ({
    id: `their-${id}`,
    type,
    phrases: COMMON_PHRASES[id],
    sure: false,
    told: [],
    handles: [called],
    thing: null,
  }));

/** Three matters: those of the brief, then what worries anybody. */
export const atLeastThree = (matters: readonly Matter[]): readonly Matter[] =>
  [...matters, ...common(matters[0]?.type ?? 'communication_issues')].slice(0, 3);

/** What the stakeholder calls what a talk of this kind is about. */
const TALK_CALLED: Readonly<Record<TalkKind, string>> = {
  asked: 'what you ask of me',
  told: 'what you came to tell me',
  conduct: 'what happened',
};

/**
 * The matters with the one among them that the talk itself makes: what is asked of them, what they lose, what they did.
 * The last of the others gives way to it.
 * @param place 0 for the main one
 */
export function withTalk(
  matters: readonly Matter[],
  kind: TalkKind,
  told: readonly Told[],
  place: 0 | 1,
): readonly Matter[] {
  const [first] = matters;
  if (first === undefined) return matters;
  return [
    ...matters.slice(0, place),
    {
      id: `talk-${kind}`,
      type: kind === 'conduct' ? 'communication_issues' : first.type,
      phrases: TALK_PHRASES[kind],
      sure: true,
      told: told.filter((entry) => entry.theirs && entry.knownBy === 'both' && entry.sentence.quoted),
      handles: [TALK_CALLED[kind]],
      thing: null,
    },
    ...matters.slice(place, 2),
  ];
}
