/** A tip for a draft: what spoils it, the question it leaves open, or what follows from what it carries (product §10.3). */
import type { Tip } from '@parley/shared';
import type { CoachContext } from '../types';
import { parseText } from '../language/parse';
import type { Similarity } from '../similarity/similarity';
import { aboutRedLine, adviceOn, doubtsOnSummary } from './advice';
import { isUnfit } from './advice-on-faults';
import { doubtsOnQuestion } from './advice-on-questions';
import { type DraftFunction, readDraft } from './draft-function';
import { isSound } from './faults/flawed';
import { aboutLength } from './length';
import { chanceIn, type Moment, momentOf } from './moment';
import { openQuestion } from './open-question';
import { GRAVE_KINDS } from './spoilt-kinds';
import { whySend } from './why-send';

/** A tip without a word on how it was made. */
export type TipWords = Pick<Tip, 'tip' | 'quotes'>;

/** A tip, and whether it is about what code alone can tell of a draft: no other reading of it goes before that. */
export interface ComposedTip extends TipWords {
  readonly byCodeAlone: boolean;
}

/** What no reading for the sense tells better: noise, another language, words handed back, the same again. */
const BY_CODE_ALONE: ReadonlySet<DraftFunction> = new Set<DraftFunction>(['noise', 'other_language', 'copy', 'repeat']);

/** Drafts of these kinds hear first what is wrong with them, or are an answer whatever was asked. */
const BEFORE_QUESTIONS: ReadonlySet<DraftFunction> = new Set<DraftFunction>([
  'noise',
  'other_language',
  'out_of_role',
  'copy',
  'repeat',
  ...GRAVE_KINDS,
  // An answer whatever was asked.
  'unknown_yet',
  'apology',
  'summary',
  'refusal',
  'trade',
  'turned_down',
]);

/** How people are treated and what is not so is told of a speech as well; all else in it is hard to find. */
const GRAVEST: ReadonlySet<DraftFunction> = new Set<DraftFunction>([
  'noise',
  'other_language',
  'out_of_role',
  'copy',
  'repeat',
  'insult',
  'threat',
  'mockery',
  'furtive',
  'confidence',
  'misheard',
  'untrue',
  'unheard',
  'settled',
  'hearsay',
  'contradiction',
  'personal',
  'pressing',
  'blame',
]);

/** Drafts that carry something: where nothing is wrong with them they can be sent. */
const CARRIES: ReadonlySet<DraftFunction> = new Set<DraftFunction>([
  'apology',
  'summary',
  'acknowledgement',
  'question',
  'refusal',
  'trade',
  'offer',
  'promise',
  'recommendation',
  'news',
  'unknown_yet',
  'statement',
]);
/** Drafts that can ask for what the stakeholder will not do. */
const ASKS: ReadonlySet<DraftFunction> = new Set<DraftFunction>(['question', 'offer', 'demand', 'recommendation']);

/** From here on (0-1) a sentence asks the other for a yes or a deed; a way put up for discussion crosses no line. */
const OUTRIGHT = 0.5;
const asksOutright = (moment: Moment): boolean =>
  moment.draft.some((_, at) => chanceIn(moment, at, 'ask_yes', 'demand', 'pressure') >= OUTRIGHT) ||
  moment.told.every((told) => told.length === 0);

/** For when everything apter was said before. */
const AT_LAST =
  'You have had the tips that apply here. Read your draft aloud once, and send it if you would say it so.';

/**
 * Looks at the draft as if it had been sent.
 * @param context its `tips`, given before in this conversation, are not given again
 */
export async function composeTip(
  context: CoachContext,
  draft: string,
  similarity: Similarity,
  signal?: AbortSignal,
): Promise<ComposedTip> {
  const moment = await momentOf(context, draft, similarity, signal);
  if (moment === null || parseText(draft).length === 0)
    return { tip: 'Say first what is so, with a figure or a day.', quotes: [], byCodeAlone: true };
  const read = readDraft(moment);
  const before = BEFORE_QUESTIONS.has(read.kind);
  const question = before ? null : openQuestion(moment, similarity);

  const plain = (tip: string): TipWords => ({ tip, quotes: [] });
  const advice = adviceOn(read, moment).map(plain);
  const sending = isSound(moment) && CARRIES.has(read.kind) ? whySend(moment) : [];
  const doubts =
    read.kind === 'question' ? doubtsOnQuestion(moment) : read.kind === 'summary' ? doubtsOnSummary(moment) : [];
  const candidates = [
    ...(GRAVEST.has(read.kind) ? advice : []),
    ...aboutLength(moment).map(plain),
    ...(isUnfit(read.kind) && before ? advice : []),
    ...(moment.crosses && !isSound(moment) && ASKS.has(read.kind) && asksOutright(moment)
      ? aboutRedLine(moment).map(plain)
      : []),
    ...(question === null ? [] : [question]),
    ...doubts.flatMap((tip) => (tip === null ? [] : [plain(tip)])),
    ...sending.map(plain),
    ...advice,
  ];
  const given = new Set(context.tips ?? []);
  const fresh = candidates.find(({ tip }) => !given.has(tip));
  // What can't be sent is said again rather than let through.
  const chosen = fresh ?? (isUnfit(read.kind) ? candidates.at(-1) : null) ?? plain(AT_LAST);
  return { ...chosen, byCodeAlone: BY_CODE_ALONE.has(read.kind) };
}
