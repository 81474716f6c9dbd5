/**
 * What a draft is there for, where its words say so plainly, and the advice that follows from that (product §10.3): an apology
 * is no answer that is missing a figure, and a summary is there to be corrected.
 */
import { oneOf } from '../language/one-of';
import { plainWords, type Sentence } from '../language/parse';
import { likelyFault, type Reading } from '../understanding/reading';

const any = (...alternatives: readonly string[]): RegExp => new RegExp(` ${oneOf(...alternatives)} `);

const CALMING = any(
  'calm down',
  'relax',
  'be reasonable',
  'be positive',
  'stay positive',
  'positively',
  'overreact',
  'overreacting',
  'over-react',
  'not be so (?:emotional|negative|dramatic|difficult|sensitive)',
  'no need to (?:shout|worry|get upset|be upset|be angry|panic)',
);
const NO_SAY = any(
  'mandatory',
  'not optional',
  'no choice',
  'have no say',
  'like it or not',
  'you will have to',
  'you just have to',
  'management has decided',
  'that is an order',
);
const SORRY = any('sorry', 'apologise', 'apologize', 'apologies', 'apology');
const OWN = any(
  'my (?:fault|mistake|mess|error|doing|decision)',
  'our (?:fault|mistake|mess|error|doing|decision)',
  'on me',
  'on us',
  'was mine',
  'is mine',
  'was ours',
  'is ours',
  'i was wrong',
  'we were wrong',
  'i should have',
  'we should have',
  'i own',
);
const BUT = any('but', 'however', 'though', 'although');
const CHECKS = any(
  'did i get that right',
  'did i get it right',
  'have i got that right',
  'have i got it right',
  'have i understood',
  'did i understand',
  'is that right',
  'is that correct',
  'is this right',
  'correct me',
  'do i have that right',
);
const REFUSES = / (?:i|we) (?:can not|cannot|will not|shall not|must not|am not going to|are not going to|refuse) /;
const INSTEAD = any(
  'but',
  'instead',
  'rather',
  'if',
  'until',
  'unless',
  'what i can',
  'what we can',
  'i can',
  'we can',
);

/** How the stakeholder is spoken of. */
interface Person {
  readonly name: string;
  readonly he: string;
  readonly him: string;
  readonly his: string;
}

/** The advice for a draft whose function is plain, before anything is asked of its substance; null for every other. */
export function functionAdvice(reading: Reading, draft: readonly Sentence[], person: Person): string | null {
  if (likelyFault(reading, 'rude', 'threat') || reading.understood !== 'clear') return null;
  const { name, he, him, his } = person;
  const lines = draft.map(plainWords);
  const has = (sign: RegExp): boolean => lines.some((words) => sign.test(words));
  if (has(CALMING))
    return `Telling ${name} how to feel makes it worse. Name what ${he} is upset about, in ${his} own words.`;
  if (has(NO_SAY))
    return `This tells ${name} that ${he} has no say. Say why it has to be so, and what is ${his} to decide.`;
  const sorry = lines.findIndex((words) => SORRY.test(words) || OWN.test(words));
  if (sorry >= 0 && !likelyFault(reading, 'blame')) {
    const excused = lines.slice(sorry, sorry + 2).find((words) => BUT.test(words));
    if (excused !== undefined && has(SORRY))
      return `The ‘but’ takes the apology back. End it before that, and say what is different from now on.`;
    const more =
      draft.length > 1 && lines.some((words) => / (?:i|we) (?:will|come|bring|write|ask|tell|have) /.test(words));
    return more
      ? `Send it: you own your part and say what you do. Give ${him} room to answer before you go on.`
      : `You own it in plain words, so send it. If you can, add what is different from now on.`;
  }
  const last = draft.at(-1);
  if (last && has(CHECKS) && draft.length > 1)
    return `Send it: you give back what ${name} said, so that ${he} can correct it. Wait for the answer.`;
  if (has(REFUSES) && !draft.some(({ question }) => question))
    return has(INSTEAD)
      ? `A clear no with something beside it: send it, and let ${name} say whether that will do.`
      : `Your no is clear. Say why, or what is possible instead, so that ${name} has somewhere to go.`;
  return null;
}
