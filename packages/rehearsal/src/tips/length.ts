/** A draft in which the point is hard to find (product §10.3). */
import { argumentsOf } from '../language/arguments';
import { parseText, type Sentence } from '../language/parse';
import { clausesOf } from '../meaning/clauses';
import { chanceIn, inDraftsWords, type Moment } from './moment';

/** From so many words on a message of a talk is a speech. */
const LONG_WORDS = 90;

const wordsIn = (text: string): number => text.trim().split(/\s+/).length;
const FORWARD = / (?:i|we) (?:could|can|will|would|propose|suggest|offer|recommend|need|want) /;

/** How much a clause puts forward: a way of the speaker's own, with figures and days in it. */
function weightOf(clause: string): number {
  const [sentence] = parseText(clause);
  if (!sentence) return 0;
  const { amounts, days } = argumentsOf(sentence);
  const plain = ` ${clause.toLowerCase().replaceAll('’', "'").replaceAll("'d ", ' would ').replaceAll("'ll ", ' will ')} `;
  return (FORWARD.test(plain) ? 2 : 0) + Math.min(2, amounts.length + days.filter(({ precise }) => precise).length);
}

const allClauses = ({ text }: Sentence): readonly string[] =>
  text.split(/[,;:]\s+|\s[-–]\s/).flatMap((part) => clausesOf(part).slice(0, 1));

/** What is said of a draft that is too long: how long, and with which of its words to begin. Null for one that isn't. */
export function aboutLength(moment: Moment): readonly string[] {
  const { draft, person } = moment;
  const words = draft.reduce((sum, { text }) => sum + wordsIn(text), 0);
  if (words < LONG_WORDS) return [];
  const clauses = draft.flatMap((sentence, at) =>
    allClauses(sentence).map((clause) => ({
      clause,
      weight: weightOf(clause) + chanceIn(moment, at, 'offer', 'trade', 'promise_firm', 'recommend', 'bad_news'),
    })),
  );
  const [best] = clauses.toSorted((left, right) => right.weight - left.weight);
  return [
    best !== undefined && best.weight >= 2
      ? `${words} words, and ${person.name} has to look for the point. Begin with “${inDraftsWords(best.clause)}”, and leave the rest until you are asked.`
      : `${words} words, and no point that ${person.name} could answer. Say in two sentences what you want, and stop.`,
    `Cut it to the one thing ${person.name} should answer. ${words} words are a speech.`,
  ];
}
