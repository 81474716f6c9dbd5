/** The first half of drafting: who is in a brief, who says what, and what each sentence tells by its grammar. */
import type { BriefRefusal } from '@parley/shared';
import { parseGently } from '../../language/parse';
import { yieldTurn } from '../../scheduling/fair-turns';
import { aimsIn } from './aims';
import type { BriefLine } from './brief-line';
import type { BriefRead } from './brief-read';
import { forAMachine } from './for-a-machine';
import { intentsIn, referents } from './intents';
import { linesOf } from './lines';
import type { Similarity } from '../../similarity/similarity';
import { purposesOf } from '../purpose/purpose';
import type { PurposeWeights } from '../purpose/purposes';
import { likeliest, writerOf } from '../purpose/whom';
import { nameless, namelessPartner } from './nameless';
import type { People, Person } from './people';
import { peopleOf, pronounByNotes, rolesByPronoun } from './read-people';
import { refusalOf } from './refusal';
import { roleTold } from './role-told';
import { type BriefSentence, quotedByPronoun, sentencesOf } from './sentences';
import { candidatesOf, type Sides } from './stakeholder';
import { toldIn } from './told';

/** Who is in a brief and what is said in it, before it is known whom it is about. */
interface Parted {
  readonly brief: string;
  readonly lines: readonly BriefLine[];
  readonly people: People;
  readonly sentences: readonly BriefSentence[];
  readonly unnamed: { readonly person: Person } | null;
}

async function parted(brief: string): Promise<Parted> {
  const lines = linesOf(brief).filter(
    (line) => line.kind === 'rule' || !forAMachine(line.text) || line.text.length > 240,
  );
  await parseGently(
    lines.map((line) => line.text),
    yieldTurn,
  );
  const people = await peopleOf(brief, lines, yieldTurn);
  const alone = people.all.length === 0 ? nameless(brief) : null;
  if (alone !== null) people.all.push(alone.person);
  const sentences = await sentencesOf(lines, people, yieldTurn);
  const toSpeakTo =
    alone === null && intentsIn(sentences, people, null).every(({ named }) => !named)
      ? namelessPartner(brief, sentences)
      : null;
  if (toSpeakTo !== null) people.all.push(toSpeakTo.person);
  return { brief, lines, people, sentences, unnamed: alone ?? toSpeakTo };
}

/** What each sentence tells, where these two talk to each other. */
async function readFor(
  { brief, lines, people, sentences: read, unnamed }: Parted,
  sides: Sides,
): Promise<Omit<BriefRead, 'purposes'>> {
  const { stakeholder } = sides;
  pronounByNotes(sides, read);
  const sentences = quotedByPronoun(read, stakeholder);
  rolesByPronoun(sentences, referents(sentences, people, sides.student));
  roleTold(brief, stakeholder);
  const present = lines.filter((line) =>
    /^(?:present|there|attendees|participants|attending|in attendance|who)$/.test(line.key ?? ''),
  );
  const atTheTable =
    present.some((line) => stakeholder.mentions.some(({ start, end }) => line.start <= start && end <= line.end)) ||
    (present.length === 0 && people.all.some((person) => person.speaks > 1));
  const chats = new Set(lines.flatMap((line) => (line.voice?.kind === 'chat' ? [line.part] : [])));
  const refer = referents(sentences, people, sides.student, stakeholder, chats);
  const intents = intentsIn(sentences, people, sides.student).filter(({ target }) => target === stakeholder);
  const shortName =
    stakeholder.name.includes(' ') || stakeholder.title === null
      ? (stakeholder.name.split(' ')[0] ?? stakeholder.name)
      : `${stakeholder.title.replace('.', '')} ${stakeholder.name}`;
  await yieldTurn();
  const aims = aimsIn(sentences, people, { ...sides, refer, intents, who: shortName });
  await yieldTurn();
  const told = toldIn(sentences, { people, sides, atTheTable, intents, aims, chats, refer });
  // Whoever has a name of their own was given none.
  const given = unnamed?.person === stakeholder ? unnamed : null;
  return { lines, people, sentences, sides, unnamed: given, shortName, refer, aims, told };
}

/** So many of those who may be meant are weighed by what the sentences are for. */
const CANDIDATES = 8;
/** Grammar takes nobody without a name unless the brief says that they are the one. */
const WITHOUT_A_NAME = 6;
/** Whoever has less than that is nobody to talk to, by grammar alone. */
const SOMEBODY = 1;

/** How a brief is read. */
export interface ReadingOptions {
  /** Whom it is about, where somebody knows better; ignored unless the brief names them. */
  readonly about?: string | null;
  /** By which it is told what each sentence is for; without vectors grammar alone tells. */
  readonly similarity?: Similarity | null;
  /** Others than those that are shipped, for measuring. */
  readonly weights?: PurposeWeights | null;
}

/** In slices (`yieldTurn`). */
export async function readBrief(
  brief: string,
  { about = null, similarity = null, weights = null }: ReadingOptions = {},
): Promise<BriefRead | { readonly refused: BriefRefusal }> {
  const refused = refusalOf(brief);
  if (refused !== null) return { refused };
  const parts = await parted(brief);
  const { people, sentences, unnamed } = parts;
  await yieldTurn();
  const preferred = about === null ? null : people.find(about);
  const named = candidatesOf(brief, people, sentences).filter(({ sides }) => sides.stakeholder !== unnamed?.person);
  const candidates =
    unnamed === null
      ? named
      : [{ sides: { stakeholder: unnamed.person, student: null }, value: WITHOUT_A_NAME }, ...named];
  const [first] = candidates;
  await yieldTurn();
  if (first === undefined || first.value < SOMEBODY || sentences.length < 3)
    return { refused: sentences.length < 3 && first !== undefined ? 'too_short' : 'nobody' };
  const known =
    preferred === null || preferred === first.sides.student ? null : { ...first.sides, stakeholder: preferred };
  const purposesFor = async (read: Omit<BriefRead, 'purposes'>): Promise<BriefRead> => ({
    ...read,
    purposes: similarity === null ? null : await purposesOf(read.told, read.sides, similarity, weights),
  });
  const grammatical = await purposesFor(await readFor(parts, known ?? first.sides));
  if (grammatical.purposes === null) return grammatical;
  const weighed = [{ read: grammatical, value: first.value }];
  // Whoever was taken for the writer may be the one whom it is about.
  const { student } = first.sides;
  const others = [
    ...candidates.slice(1, CANDIDATES),
    ...(student === null ? [] : [{ sides: { stakeholder: student, student: null }, value: 0 }]),
  ];
  if (known === null)
    for (const { sides, value } of others) {
      await yieldTurn();
      weighed.push({ read: await purposesFor(await readFor(parts, sides)), value });
    }
  const best = likeliest(weighed);
  // Whoever notes things for themselves is the one who will hold the talk.
  const writer = writerOf(best);
  return writer === null ? best : purposesFor(await readFor(parts, { ...best.sides, student: writer }));
}
