/** The note before the last turn: where things stand, and what fits what was just said. All that changes from turn to turn. */
import type { ConcernLine, Standing } from '@parley/rehearsal';
import type { Reading } from '@parley/rehearsal/reading';
import type { State } from '@parley/rehearsal/state';
import type { ConcernLevel, Difficulty, ReactionKind } from '@parley/shared';
import type { CoachContext } from '../types';
import { onOneLine } from './fence';

const REACTIONS: Readonly<Record<ReactionKind, string>> = {
  acknowledged: 'They have named what worries you; show that you noticed.',
  askedWell: 'They asked you something worth answering; answer it from what you know.',
  badNewsOwned: 'They said bad news straight or owned a mistake; you dislike the news and respect the manner.',
  gaveFigure: 'They gave you a figure; take it up.',
  offeredOption: 'They offered a way forward; weigh it aloud.',
  setBoundary: 'They said no to something; you take it seriously and test what is possible instead.',
  committed: 'They promised a thing with a day; say that you will hold them to it.',
  summarised: 'They gave back what you said; confirm or correct it.',
  overPromised: 'They promise too much with nothing behind it; doubt it.',
  blamed: 'They blame others; you are not interested in blame.',
  dodged: 'They went round your question; say so, and ask it again in other words.',
  threatened: 'They threaten you; you stay calm and colder.',
  vague: 'They said nothing concrete; ask for a day, a figure or a name.',
  rude: 'They are rude; you object to the tone.',
  flattered: 'They flatter you; it does nothing for you.',
  repeated: 'They repeat themselves, or hand your own words back; say so.',
  offTopic: 'They left the matter; bring them back.',
  notUnderstood: 'You could not follow what they said; ask them to say it plainly.',
  otherLanguage: 'They spoke another language; ask for English.',
  brokeRole: 'They said something that makes no sense in this meeting; do not go along with it.',
  contradicted: 'They contradict what they said before; hold it against them.',
};
/** What this reply does about a concern. */
const MOVES: Readonly<Record<ConcernLine, string>> = {
  open: 'Then, if it fits, raise this',
  pressed: 'Then, if it fits, press on this',
  heard: 'They have heard this and not answered it; ask for the answer',
  answered: 'They half answered this; say what is still missing and ask for it',
  settled: 'They settled this; concede it, and do not raise it again',
  relapsed: 'They went back on this; say so, and open it again',
};
const LEVELS: Readonly<Record<ConcernLevel, string>> = {
  open: 'not answered',
  heard: 'they know of it and have not answered it',
  answered: 'half answered',
  settled: 'settled; do not raise it again',
  relapsed: 'they went back on their answer',
};

function trustWords(trust: number): string {
  if (trust >= 70) return 'You trust them by now and help where you can.';
  if (trust >= 50) return 'You begin to trust them.';
  if (trust >= 30) return 'You are guarded.';
  return 'You do not trust them; you are short and close to ending this.';
}
function patienceWords(patience: number, start: number): string {
  if (patience <= 1) return 'Your patience is almost gone; say so.';
  return patience <= start / 2 ? 'You are losing patience.' : '';
}

/** Before what a model says stands a line this person draws. */
const AFTER_A_LINE =
  'It stands, and you grant nothing of it. Go on from there, in one or two sentences, with what else they asked or put to you.';
/** Behind it stands how the conversation closes. */
const BEFORE_CLOSING =
  'Answer first, in one or two sentences, everything that they asked or put to you in this; promise nothing new, and ask nothing. Leave the closing words out: they follow by themselves.';

/** Every sentence of a note that is ours and not the case's: a model must not recite them. */
export const NOTE_WORDS = [...Object.values(REACTIONS), ...Object.values(MOVES), AFTER_A_LINE, BEFORE_CLOSING].join(
  '\n',
);

/** What is due in a reply. */
export interface Due {
  /** The author's words that are said before it; empty where there are none. */
  readonly before: string;
  /** The author's words that are said behind it. */
  readonly after: string;
  /** What the built-in stakeholder would say: the fact or answer that fits, and the matter to come back to; empty where it has nothing. */
  readonly hint: string;
}

const PROMISES_KEPT = 3;
/** Characters. */
const QUOTED = 140;
/** 'I’ll send it', 'you get it by Friday'; no question, and nothing that is asked of the other. */
const PROMISES =
  /\b(?:(?:I|we)(?:['’]ll| will|['’]m going to| am going to)|you(?:['’]ll| will)? (?:get|have)|by)\b(?!.*\?)/i;
/** 'If you won’t move, I’ll have to say that you refused': what they would do otherwise is announced, not promised. */
const OTHERWISE = /\bif you (?:won['’]t|will not|refuse|insist)\b|\bor else\b/i;
/** From here on (0-1) a sentence is taken for harsh by what is heard between the lines. */
const HARSH = 0.5;
/** Whether a promise is one that the other would hold them to: nothing that threatens. */
function isGiven({ quote, messageNumber }: State['promises'][number], readings: readonly Reading[]): boolean {
  const { undertones } = readings.find((reading) => reading.messageNumber === messageNumber) ?? {};
  const harsh = undertones !== undefined && undertones.harsh.chance >= HARSH && undertones.harsh.quote === quote;
  return PROMISES.test(quote) && !OTHERWISE.test(quote) && !harsh && undertones?.veiled !== quote;
}
/** Whole words of it. */
const quoted = (text: string): string =>
  `“${onOneLine(text.length <= QUOTED ? text : `${text.slice(0, QUOTED).replace(/\s+\S*$/, '')} …`)}”`;

/** Of the longer words of a reason so many were said by then. */
const TOLD_SHARE = 0.6;
/** Trust they must have gained before they say what is behind a concern. */
const OPENS_AT: Readonly<Record<Difficulty, number>> = { easy: 0, medium: 4, hard: 12 };
const motiveDue = ({ scenario }: CoachContext, { after }: Standing): boolean =>
  after.trust >= scenario.persona.trust + OPENS_AT[scenario.difficulty];

/** Whether they have said it by now, in these words or others. */
function isTold({ messages }: CoachContext, worry: string): boolean {
  const words = new Set(worry.toLowerCase().match(/\p{L}{5,}/gu) ?? []);
  return messages.some(({ role, content }) => {
    const said = new Set(content.toLowerCase().match(/\p{L}{5,}/gu) ?? []);
    const both = [...words].filter((word) => said.has(word)).length;
    return role === 'stakeholder' && words.size > 0 && both / words.size >= TOLD_SHARE;
  });
}

function stands({ scenario }: CoachContext, { after, plan, readings }: Standing): string {
  // What has not come up yet is not told: a model that knows it, says it.
  const due = new Set(plan.lines.map((line) => line.concern));
  const lines = after.concerns
    .filter((concern) => concern.level !== 'open' || due.has(concern.id))
    .map(
      (concern) =>
        `${scenario.concerns.find((entry) => entry.id === concern.id)?.summary ?? concern.id}: ${LEVELS[concern.level]}`,
    );
  const promises = after.promises
    .filter((promise) => isGiven(promise, readings))
    .slice(-PROMISES_KEPT)
    .map((promise) => quoted(promise.quote));
  const open = after.concerns.some(({ level }) => level !== 'settled');
  return [
    'How it stands:',
    trustWords(after.trust),
    patienceWords(after.patience, scenario.persona.patience),
    lines.length === 0 ? '' : `Between you: ${lines.join('. ')}.`,
    promises.length === 0 ? '' : `They have promised: ${promises.join(', ')}.`,
    after.outcome !== 'agreed'
      ? ''
      : open
        ? 'You agree on what matters most to you.'
        : 'You agree to the whole; speak of what happens next.',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function now(context: CoachContext, standing: Standing, { before, after: closing, hint }: Due): string {
  const { scenario } = context;
  const { plan, reading, after } = standing;
  const parts: string[] = [];
  if (before !== '') return `You have just said to this: “${before}” ${AFTER_A_LINE}`;
  if (closing !== '')
    parts.push(`This meeting ends with your reply, and its last words are: “${closing}” ${BEFORE_CLOSING}`);
  if (hint === '' && closing === '' && plan.reaction !== null) parts.push(REACTIONS[plan.reaction]);
  for (const fault of reading.faults)
    if (fault.kind === 'contradict' && fault.quote !== null)
      parts.push(`Unless you hear it otherwise, this contradicts what was said before: ${quoted(fault.quote)}.`);
  if (hint !== '') parts.push(`What you would say to this, in your own words and as far as it fits: “${hint}”`);
  for (const { concern: id, line } of closing === '' ? plan.lines : []) {
    const concern = scenario.concerns.find((entry) => entry.id === id);
    if (!concern) continue;
    if (hint === '') parts.push(`${MOVES[line]}: ${concern.summary}.`);
    const level = after.concerns.find((entry) => entry.id === id)?.level;
    // The reason is theirs to tell once the matter was taken up by somebody they do not trust less than before.
    if (level !== 'open' && level !== 'relapsed' && motiveDue(context, standing) && !isTold(context, concern.worry))
      parts.push(`Why it matters to you, if they ask: ${concern.worry}`);
  }
  return parts.join(' ');
}

/**
 * Two lines: the state, and what to do with what was just said. Where there is no hint, what was done is told, and which matter
 * is next.
 */
export const replyNote = (context: CoachContext, standing: Standing, due: Due): string =>
  `${stands(context, standing)}\n${now(context, standing, due)}`;
