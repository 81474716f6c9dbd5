/** The stakeholder's concerns, from the matters of a brief. */
import { hashOf } from '../../rehearsal/chance';
import { type Concern, LEAST_CONCERNS } from '@parley/shared';
import { type Matter, nounPhrases, speaksOf } from './matters';
import { troublesOf } from '../purpose/purposes';
import { UNNAMED } from './project';
import { sayable } from './sayable';
import { COMMON_PHRASES, SAID_OF_PHRASES, SAID_PHRASES } from './talk-phrases';
import { BEHIND, type Temper } from './tempers';
import { calledBySaying, inShort, type Saying } from './voiced';
import { type MatterPhrases, PHRASES, SHARED } from './phrases';
import { allFilled, type Slots } from './slots';

/** What is said about any matter: for a brief with hardly a word of its own. */
const ANYWHERE = ['answer', 'promise', 'decide', 'agree'];
/** Three of one draft are three. */
const untold = ({ from }: Saying, at: number, of: string): string | undefined =>
  from.purpose === null ? SAID_PHRASES.worry[at % SAID_PHRASES.worry.length] : behindUntold(at, of);

/** What lies behind the concern at a place, where it is told and what lies behind it isn't. */
export const behindUntold = (at: number, of: string): string =>
  BEHIND[(hashOf(of) + at) % BEHIND.length] ?? BEHIND[0] ?? of;

/**
 * What lies behind it where the brief doesn't hint at it.
 * @param of whose it is: with somebody else another one comes first
 */
export const worryUntold = ({ matter, saying }: VoicedMatter, at: number, slots: Slots, of: string): string | null =>
  (saying === null ? allFilled(matter.phrases.worry, slots)[0] : untold(saying, at, of)) ?? null;

/** From so much on a sentence is one in which they worry or demand. */
const TROUBLING = 0.3;
/** Longer than this nobody speaks in one breath (words). */
const BREATH = 45;

const turned = <T>(list: readonly T[], by: number): readonly T[] => [
  ...list.slice(by % list.length),
  ...list.slice(0, by % list.length),
];

/** What the stakeholder says of a matter in the brief's own words: questions and demands before the rest. */
function ownLines(matter: Matter): readonly string[] {
  return matter.told
    .filter(
      (entry) =>
        entry.theirs &&
        (entry.purpose === null || troublesOf(entry.purpose) >= TROUBLING) &&
        sayable(entry) &&
        entry.spoken !== null &&
        entry.spoken.split(' ').length <= BREATH &&
        entry.spoken.split(' ').length >= 5,
    )
    .toSorted((left, right) => Number(right.asks) - Number(left.asks))
    .flatMap((entry) => entry.spoken?.replaceAll(/\s*\([^)]*\)/g, '') ?? []);
}

/** What both sides know of the matter, with its figures: said where they have said nothing of it themselves. */
const figuresTold = (matter: Matter, spoken: ReadonlySet<string>): readonly string[] =>
  matter.told
    .filter(
      (entry) =>
        sayable(entry) &&
        entry.sentence.figures.length > 0 &&
        entry.sentence.parsed.content.length >= 3 &&
        !spoken.has(entry.spoken ?? '') &&
        !/\b(?:he|she|they|I|me|my|we|us|our|you|your)\b/i.test(entry.spoken ?? ''),
    )
    .slice(0, 1)
    .map(({ spoken: said }) => `There is this as well. ${said ?? ''}`);

/** What is said of a saying: of dates and money what fits them, else what fits anything. */
function phrasesFor({ text }: Saying, project: string): MatterPhrases {
  const type = (['budget_constraints', 'timeline_pressure'] as const).find((kind) => speaksOf(text, kind));
  return type === undefined ? (project === UNNAMED ? SAID_PHRASES : SAID_OF_PHRASES) : PHRASES[type];
}

/** A matter of the brief, and what they say of it themselves; null where they say nothing that nobody else said. */
export interface VoicedMatter {
  readonly matter: Matter;
  readonly saying: Saying | null;
}

/** Of a fourth worry or demand the brief has to be as plain as of the others. */
const PLAIN = 0.5;
const isFurther = ({ from: { purpose }, guessed }: Saying): boolean =>
  purpose !== null && !guessed && troublesOf(purpose) >= PLAIN;

/** What happened is what such a talk is about, whatever they say of it. */
const isTold = ({ matter, saying }: VoicedMatter): boolean => saying !== null || matter.id === 'talk-conduct';

/**
 * Those that the brief tells; where these are too few to talk about, what worries anybody as well. By grammar alone, which
 * misses many, all.
 */
export function concernsAsTold(voiced: readonly VoicedMatter[], sayings: readonly Saying[]): readonly VoicedMatter[] {
  if (sayings.every(({ from }) => from.purpose === null)) return voiced;
  let spare = LEAST_CONCERNS - voiced.filter(isTold).length;
  return voiced.filter((one) => isTold(one) || spare-- > 0);
}

/**
 * Each matter with one saying of theirs: one about it first, then whatever is left over. Where a matter has none, and it
 * isn't plain that the brief is about it, what worries anybody takes its place, or nothing where the brief tells enough. A
 * fourth is made of what is told besides.
 */
export function voicedMatters(
  matters: readonly Matter[],
  sayings: readonly Saying[],
  people: ReadonlySet<string>,
  project: string,
): readonly VoicedMatter[] {
  const left = [...sayings];
  const used = new Set(matters.flatMap(({ handles }) => handles));
  const anybodys = [COMMON_PHRASES.word, COMMON_PHRASES.others].filter((phrases) =>
    matters.every((matter) => matter.phrases !== phrases),
  );
  const take = (fits: (saying: Saying) => boolean): Saying | null => {
    const at = left.findIndex(fits);
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
  };
  const first = matters.map((matter) =>
    matter.id === 'talk-conduct'
      ? null
      : take(({ from }) => matter.told.some(({ sentence }) => sentence === from.sentence)),
  );
  const voiced = matters.map((matter, at): VoicedMatter => {
    const talk = matter.id.startsWith('talk-');
    const saying = first[at] ?? (matter.id === 'talk-conduct' ? null : take(() => true));
    const phrases =
      saying === null ? (talk ? matter.phrases : (anybodys.shift() ?? matter.phrases)) : phrasesFor(saying, project);
    const things =
      saying === null || first[at] !== null ? [] : nounPhrases(saying.text, people).filter((thing) => !used.has(thing));
    const [thing] = things;
    if (thing !== undefined) used.add(thing);
    const handles = thing === undefined ? matter.handles : [thing, ...matter.handles];
    return { matter: { ...matter, phrases, handles }, saying };
  });
  const more = left.find((saying) => voiced.every((one) => one.saying !== null) && isFurther(saying));
  if (more !== undefined) {
    const thing = nounPhrases(more.text, people).find((one) => !used.has(one));
    const [main] = matters;
    if (main !== undefined)
      voiced.push({
        matter: {
          id: 'told-besides',
          type: main.type,
          phrases: phrasesFor(more, project),
          sure: false,
          told: [more.from],
          handles: [...(thing === undefined ? [] : [thing]), ...main.handles],
          thing: null,
        },
        saying: more,
      });
  }
  // The weightiest of what they say themselves goes first, unless the talk is of what happened.
  const weightOf = ({ matter, saying }: VoicedMatter): number =>
    matter.id === 'talk-conduct' ? Infinity : (saying?.weight ?? 0);
  return concernsAsTold(
    voiced.toSorted((left, right) => weightOf(right) - weightOf(left)),
    sayings,
  );
}

/** Whether a line is what they say, with or without what leads up to it. */
const isSaid = (line: string, saying: string | null): boolean =>
  saying !== null && line.toLowerCase().endsWith(saying.slice(saying.indexOf(' ')).toLowerCase());

/**
 * @param saying what they say of it themselves; null where they say nothing
 * @param worry what lies behind it; null where nothing is known of that
 * @param besides what else worries them and is no concern of its own, said with this one; null for nothing
 * @param spoken lines that stand elsewhere already; those of this concern are added
 */
export function concernFrom(
  matter: Matter,
  saying: string | null,
  at: number,
  {
    slots,
    worry,
    besides = null,
    spoken,
    temper,
  }: {
    readonly slots: Slots;
    readonly worry: string | null;
    readonly besides?: string | null;
    readonly spoken: Set<string>;
    readonly temper: Temper;
  },
): Concern {
  const { phrases } = matter;
  const say = (lines: readonly string[]): readonly string[] => allFilled(lines, slots);
  const also = (lines: readonly string[]): readonly string[] => turned(allFilled(lines, slots), at);
  // Of what they say themselves every concern asks on in another way; what it is called by is said already.
  const next = (lines: readonly string[]): readonly string[] =>
    phrases === SAID_PHRASES ? turned(say(lines), at) : say(lines);
  const own = [...ownLines(matter), ...(besides === null ? [] : [besides])].filter(
    (line) => !spoken.has(line) && !isSaid(line, saying),
  );
  for (const line of own.slice(0, 3)) spoken.add(line);
  const cues = [
    ...matter.handles.flatMap((handle) => handle.split(' ').filter((word) => word.length >= 4)),
    ...matter.told.flatMap((entry) => entry.sentence.figures.map((figure) => figure.text)),
    ...slots.project.split(' ').filter((word) => word.length >= 4),
    ...matter.id.split('-'),
  ];
  // A noun phrase inside other sentences: 'The move taking' begins none.
  const summary =
    saying === null ? (say(phrases.summary)[0] ?? slots.matter).replace(/^The /, 'the ') : calledBySaying(saying);
  const said = saying === null ? [] : [saying];
  const told = saying === null ? figuresTold(matter, spoken) : [];
  const frame = temper.again[at % temper.again.length] ?? '';
  const again = saying === null ? told : [`${frame} ${inShort(saying)}`];
  const asks = turned(temper.asks, at);
  return {
    id: matter.id,
    summary,
    worry: worry ?? summary,
    weight: at === 0 ? 3 : at === 1 ? 2 : 1,
    central: at === 0,
    cues: [...new Set([...cues, ...ANYWHERE])].filter((cue) => cue.length >= 2).slice(0, 10),
    acknowledgedBy: [
      ...(saying === null ? [] : [`You said it yourself: “${saying}” I haven’t answered that yet.`]),
      ...say(phrases.acknowledged),
      `So what worries you is ${summary}.`,
    ],
    settledBy: [...say(phrases.settled), ...say(SHARED.settled)].slice(0, 5),
    nearMisses: [...say(phrases.near), ...also(SHARED.near)].slice(0, 4),
    lines: {
      open: [...said, ...own.slice(0, 1), ...(saying === null ? next(phrases.open) : asks), ...also(SHARED.open)].slice(
        0,
        3,
      ),
      pressed: [...again, ...own.slice(1, 3), ...next(phrases.pressed), ...also(SHARED.pressed)].slice(0, 5),
      heard: [...say(phrases.heard).slice(0, 1), ...also(SHARED.heard)].slice(0, 3),
      answered: [...say(phrases.answered), ...also(SHARED.answered)].slice(0, 3),
      settled: [...say(phrases.done), ...also(SHARED.done)].slice(0, 3),
      relapsed: also(SHARED.relapsed).slice(0, 2),
    },
    better: { text: say(phrases.better)[0] ?? summary, why: phrases.why },
  };
}
