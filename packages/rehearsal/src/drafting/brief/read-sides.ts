/** Who is in a brief and who says what, and what each sentence tells by its grammar once it is known who talks to whom. */
import { parseGently } from '../../language/parse';
import { yieldTurn } from '../../scheduling/fair-turns';
import { aimsIn } from './aims';
import type { BriefLine } from './brief-line';
import type { BriefRead } from './brief-read';
import { colleaguesIn } from './colleague';
import { forAMachine } from './for-a-machine';
import { intentsIn, referents } from './intents';
import { SAT_THERE } from './line-kinds';
import { linesOf } from './lines';
import type { ScoredName } from '../names/people-named';
import { calledByRole, type Nameless, nameless, namelessPartner } from './nameless';
import type { People } from './people';
import { peopleOf, pronounByNotes, rolesByPronoun } from './read-people';
import { roleTold } from './role-told';
import { type BriefSentence, quotedByPronoun, sentencesOf } from './sentences';
import type { Sides } from './stakeholder';
import { toldIn } from './told';

/** Who is in a brief and what is said in it, before it is known whom it is about. */
export interface Parted {
  readonly brief: string;
  readonly lines: readonly BriefLine[];
  readonly people: People;
  readonly sentences: readonly BriefSentence[];
  readonly unnamed: Nameless | null;
}

/**
 * In slices (`yieldTurn`).
 * @param byRole with whoever is spoken of by what they are among the people; null where nobody is
 */
export async function parted(brief: string, names: readonly ScoredName[]): Promise<Parted>;
export async function parted(brief: string, names: readonly ScoredName[], byRole: true): Promise<Parted | null>;
export async function parted(brief: string, names: readonly ScoredName[], byRole = false): Promise<Parted | null> {
  const lines = linesOf(brief).filter(
    (line) => line.kind === 'rule' || !forAMachine(line.text) || line.text.length > 240,
  );
  await parseGently(
    lines.map((line) => line.text),
    yieldTurn,
  );
  const people = await peopleOf(brief, lines, names, yieldTurn);
  const called = byRole || people.all.length === 0 ? calledByRole(brief, people.all) : null;
  if (byRole && called === null) return null;
  const alone = called ?? (people.all.length === 0 ? nameless(brief) : null);
  if (alone !== null) people.all.push(alone.person);
  const sentences = await sentencesOf(lines, people, yieldTurn);
  const toSpeakTo =
    alone === null && intentsIn(sentences, people, null).every(({ named }) => !named)
      ? namelessPartner(brief, sentences)
      : null;
  if (toSpeakTo !== null) people.all.push(toSpeakTo.person);
  return { brief, lines, people, sentences, unnamed: alone ?? toSpeakTo };
}

/** 'Here is what he wrote, my comments are between' */
const COMMENTED_BETWEEN = new RegExp(
  [
    String.raw`\b(?:what|mail|letter|answer|reply)\b[^.\n]{0,24}\b(?:he|she|they|\p{Lu}\p{L}+)\s(?:wrote|writes|has\swritten|sent)\b|`,
    String.raw`\b(?:comments?|answers?|words|remarks)\s(?:are\s|stand\s)?(?:in\s)?between\b`,
  ].join(''),
  'iu',
);

/** The lines that a mail quotes and answers one by one, where it says that they are the stakeholder's and names nobody. */
function quotedBetween(
  brief: string,
  sentences: readonly BriefSentence[],
  { stakeholder }: Sides,
): readonly BriefSentence[] {
  if (stakeholder.writes.size > 0 || !COMMENTED_BETWEEN.test(brief)) return sentences;
  const isQuoted = ({ start }: BriefSentence): boolean => brief.charAt(brief.lastIndexOf('\n', start - 1) + 1) === '>';
  return sentences.map((sentence) =>
    sentence.narrator === null && isQuoted(sentence)
      ? { ...sentence, narrator: stakeholder, internal: false }
      : sentence,
  );
}

/** What each sentence tells, where these two talk to each other. */
export async function readFor(
  { brief, lines, people, sentences: read, unnamed }: Parted,
  sides: Sides,
): Promise<Omit<BriefRead, 'purposes' | 'whole'>> {
  const { stakeholder } = sides;
  pronounByNotes(sides, read);
  const sentences = quotedBetween(brief, quotedByPronoun(read, stakeholder), sides);
  rolesByPronoun(sentences, referents(sentences, people, sides.student));
  roleTold(brief, stakeholder);
  const present = lines.filter((line) => SAT_THERE.test(line.key ?? ''));
  const atTheTable =
    present.some((line) => stakeholder.mentions.some(({ start, end }) => line.start <= start && end <= line.end)) ||
    (present.length === 0 && people.all.some((person) => person.speaks > 1));
  const chats = new Set(lines.flatMap((line) => (line.voice?.kind === 'chat' ? [line.part] : [])));
  const refer = referents(sentences, people, sides.student, stakeholder, chats);
  const intents = intentsIn(sentences, people, sides.student).filter(({ target }) => target === stakeholder);
  const shortName =
    stakeholder.name.includes(' ') || stakeholder.title === null
      ? (/^\p{Lu}[^\s]*/u.exec(stakeholder.name)?.[0] ?? stakeholder.name)
      : `${stakeholder.title.replace('.', '')} ${stakeholder.name}`;
  await yieldTurn();
  const aims = aimsIn(sentences, people, { ...sides, refer, intents, who: shortName });
  await yieldTurn();
  const colleague = colleaguesIn(brief, sentences, people, sides);
  const told = toldIn(sentences, { people, sides, atTheTable, intents, aims, chats, refer, colleague });
  // Whoever has a name of their own was given none.
  const given = unnamed?.person === stakeholder ? unnamed : null;
  return { lines, people, sentences, sides, unnamed: given, shortName, refer, aims, told };
}
