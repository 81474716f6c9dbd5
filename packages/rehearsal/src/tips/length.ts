/** A draft in which the point is hard to find (product §10.3). */
import { argumentsOf } from '../language/arguments';
import { oneOf } from '../language/one-of';
import { parseText, plainWords, type Sentence } from '../language/parse';
import { clausesOf } from '../meaning/clauses';
import type { UtteranceLabel } from '../understanding/utterance-labels';
import { chanceIn, inDraftsWords, type Moment } from './moment';
import { BLAMES, MINIMISES, NOT_MINE } from './signs';

/** From so many words on a message of a talk is a speech. */
const LONG_WORDS = 130;

const wordsIn = (text: string): number => text.trim().split(/\s+/).length;
/** Where somebody puts something forward; what they want to say, or will see, is none of it. */
const FORWARD = new RegExp(
  [
    String.raw`\b(?:I|we)(?:['’](?:ll|d)| (?:could|can|will|would|propose|suggest|offer|recommend|need|want))\b`,
    oneOf(' to', ' just', ' really', ' also', ''),
    String.raw`(?! (?:to )?(?:be (?:honest|clear|frank|lying|fair)|say|see|love|have (?:been|had)|try|do (?:my|our) best|like to (?:say|start|begin))\b)`,
  ].join(''),
  'gi',
);
/** What was, why, and whose it was: nothing to begin with. */
const LOOKS_BACK = new RegExp(
  ` ${oneOf(
    'because|since|was|were|had|did|been|never|nobody|somebody|anybody',
    'i (?:just )?(?:feel|think|guess|believe|hope|know|mean)',
    'you know|of course|to be fair|in fairness|honest',
  )} `,
);

/** A clause from where it puts something forward, where it does. */
function forwardPart(clause: string): string | null {
  const at = [...clause.matchAll(FORWARD)].at(-1)?.index;
  const part = at === undefined ? null : clause.slice(at);
  return part !== null && wordsIn(part) >= LEAST_WORDS ? part : null;
}
const LEAST_WORDS = 4;

/** How much a clause puts forward: a way of the speaker's own, with figures and days in it. */
function weightOf(clause: string): number {
  const [sentence] = parseText(clause);
  if (!sentence) return 0;
  const { amounts, days } = argumentsOf(sentence);
  const words = plainWords(sentence);
  const away = LOOKS_BACK.test(words) || MINIMISES.test(words) || NOT_MINE.test(words) || BLAMES.test(words);
  return (
    (forwardPart(clause) === null ? 0 : 3) -
    (away ? 2 : 0) +
    Math.min(2, amounts.length + days.filter(({ precise }) => precise).length)
  );
}

const GIVES: readonly UtteranceLabel[] = ['offer', 'trade', 'promise_firm', 'recommend', 'bad_news', 'own_fault'];
const AWAY: readonly UtteranceLabel[] = [
  'excuse',
  'blame',
  'hedge',
  'sympathy_empty',
  'promise_vague',
  'announce_empty',
];

const allClauses = ({ text }: Sentence): readonly string[] =>
  text.split(/[,;:]\s+|\s[-–]\s/).flatMap((part) => clausesOf(part).slice(0, 1));

/** What is said of a draft that is too long: how long, and with which of its words to begin. Null for one that isn't. */
export function aboutLength(moment: Moment): readonly string[] {
  const { draft, person } = moment;
  const words = draft.reduce((sum, { text }) => sum + wordsIn(text), 0);
  if (words < LONG_WORDS) return [];
  const clauses = draft.flatMap((sentence, at) =>
    allClauses(sentence).map((clause) => {
      const part = forwardPart(clause) ?? clause;
      return { clause: part, weight: weightOf(part) + chanceIn(moment, at, ...GIVES) - chanceIn(moment, at, ...AWAY) };
    }),
  );
  const [best] = clauses.toSorted((left, right) => right.weight - left.weight);
  return [
    best !== undefined && best.weight >= 2
      ? `${words} words, and ${person.name} has to look for the point. Begin with “${inDraftsWords(best.clause)}”, and leave the rest until you are asked.`
      : `${words} words, and no point that ${person.name} could answer. Say in two sentences what you want, and stop.`,
    `Cut it to the one thing ${person.name} should answer. ${words} words are a speech.`,
  ];
}
