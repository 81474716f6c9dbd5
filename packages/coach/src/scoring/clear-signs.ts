/**
 * What a report may say aloud (product §12.14). A judgement decides a score; a finding is printed, with the student's own
 * words, and has to be true for whoever reads those words. So there are two further looks, both by plain signs in the
 * words: `bears` asks whether a quote itself does what it is printed for, `nearest` searches the whole transcript for
 * anything close to what a report would otherwise say was missing. Between the two lies 'no clear sign'.
 */
import { alternatives, oneOf } from '../language/one-of';
import { parseText, plainWords, type Sentence } from '../language/parse';
import type { IndicatorResult } from '@parley/shared';
import type { State } from '../state/state';
import type { TranscriptMessage } from '../types';
import type { ActKind, FaultKind, Reading } from '../understanding/reading';

/** A sentence of the student, as the signs look at it. */
interface Line {
  readonly messageNumber: number;
  /** Of the student's messages, 0-based. */
  readonly turn: number;
  readonly sentence: Sentence;
  /** Lower case, contractions resolved, a blank at both ends. */
  readonly words: string;
}

export interface Searched {
  readonly messages: readonly TranscriptMessage[];
  readonly readings: readonly Reading[];
  readonly final: State;
}

const any = (...phrases: readonly string[]): RegExp => new RegExp(` ${oneOf(...phrases)} `);

const FIGURE = /\d/;
const DAY = any(
  'today',
  'tonight',
  'tomorrow',
  alternatives('monday tuesday wednesday thursday friday saturday sunday'),
  alternatives('january february march april june july august september october november december'),
  alternatives('week weeks weekend month months quarter day days hour hours minutes christmas easter'),
  alternatives('noon midnight evening morning afternoon lunch'),
  alternatives('first second third'),
);
const NUMBER_WORD = any(
  alternatives('two three four five six seven eight nine ten eleven twelve fifteen'),
  alternatives('twenty thirty forty fifty sixty ninety hundred thousand million'),
  alternatives('half both once twice nobody nothing none zero'),
);
const YOU = any('you', 'your', 'yours', 'yourself');
const WE = any('i', 'we', 'my', 'our', 'me', 'us', 'mine', 'ours');
const WILL = any('i will', 'i shall', 'i can', 'i am going to', 'i take', 'i would', 'i promise', 'we will', 'we can');
const TELL_ME = /^ (?:so |please |and |ok |okay )?(?:tell|walk|show|take|talk|explain|give|help) (?:me|us) /;
const WHY = any(
  'because',
  'since',
  'so',
  'due to',
  'the reason',
  'after',
  'when',
  'caused',
  'came from',
  'led to',
  'meant',
  'broke',
  'forgot',
  'did not',
  'failed',
  'thought',
  'believed',
  'wanted',
);
const WAY = any(
  'or',
  'either',
  'instead',
  'rather',
  'otherwise',
  'another',
  'second',
  'option',
  'what if',
  'suppose',
  'how about',
  'could',
  'if',
  'unless',
  'then',
  'once',
  'until',
  'without',
  'only',
  'but',
  'in return',
  'in exchange',
);
const PRICE = any(
  'cost',
  'costs',
  'save',
  'saves',
  'price',
  'worth',
  'pay',
  'pays',
  'budget',
  'instead',
  'takes',
  'lose',
  'drop',
  'drops',
  'move',
  'moves',
  'later',
  'out of',
  'in return',
  'in exchange',
  'because',
  'if',
);
const CHOICE = any(
  'would',
  'recommend',
  'suggest',
  'prefer',
  'preference',
  'propose',
  'proposal',
  'want',
  'should',
  'let us',
  'better',
  'best',
  'my answer',
  'i will',
  'do not',
  'go with',
);
const NO = any('no', 'not', 'never', 'cannot', 'nobody', 'nothing', 'without', 'stop', 'only', 'refuse');
/** Refusing, and not any sentence with a 'not' in it. */
const REFUSES = any(
  'can not',
  'cannot',
  'will not',
  'would not',
  'shall not',
  'must not',
  'not going to',
  'not possible',
  'only if',
  'not without',
  'not before',
  'not until',
  'not all',
  'no more',
  'refuse',
  'stop',
  'not in',
  'not on',
  'do not (?:print|start|launch|open|send|sign|promise|move|ship|build|do|take|use|put|go|begin|offer|commit)',
);
const SORRY = any(
  'sorry',
  'apologise',
  'apologize',
  'apology',
  'fault',
  'mistake',
  'my mess',
  'wrong',
  'should have',
  'my decision',
  'i knew',
  'i signed',
  'i cut',
  'i kept',
  'i missed',
  'i told',
  'i promised',
  'i did not',
  'we did not',
  'on me',
  'i own',
  'mine',
  'ours',
  'guilty',
);
const BACK = any(
  'so',
  'then',
  'you said',
  'you told',
  'you mean',
  'you want',
  'you need',
  'you have',
  'if i',
  'that means',
  'in other words',
  'you are saying',
  'you worry',
  'agreed',
);
const STANDS = any('so', 'then', 'agree', 'agreed', 'deal', 'settled', 'stands', 'we have', 'that gives', 'to sum up');
const PAPER = any(
  'write',
  'writing',
  'written',
  'wrote',
  'page',
  'pages',
  'paper',
  'table',
  'list',
  'minutes',
  'email',
  'e-mail',
  'mail',
  'letter',
  'note',
  'notes',
  'slide',
  'draft',
  'wording',
  'memo',
  'sheet',
  'summary',
  'report',
  'document',
  'sign',
  'signed',
  'send',
  'log',
  'checklist',
);
const DECIDE = any(
  'decide',
  'decision',
  'sign',
  'agree',
  'accept',
  'approve',
  'confirm',
  'yes or no',
  'vote',
  'would you',
  'will you',
  'can you',
  'could you',
  'do you',
  'are you',
  'do i have',
  'may i',
  'shall we',
  'choose',
  'please',
);

const said = ({ sentence }: Line): boolean => !sentence.question;
const asked = (line: Line): boolean => line.sentence.question || TELL_ME.test(line.words);
const long = ({ sentence }: Line, terms = 6): boolean => sentence.terms.length >= terms;
const holdable = ({ sentence, words }: Line): boolean =>
  FIGURE.test(sentence.text) || DAY.test(words) || NUMBER_WORD.test(words);
/** Whether the question itself, and not only what stands before it, is about the other side. */
const asksYou = ({ sentence }: Line): boolean =>
  /\b(?:you|your|yours|yourself)\b/i.test(sentence.text.split(/,|;|:/).at(-1) ?? '');

type Sign = (line: Line) => boolean;
/** Speaks of the other side, and of more than what one will do oneself. */
const names: Sign = (line) =>
  said(line) && !asked(line) && YOU.test(line.words) && !WILL.test(line.words) && long(line, 7);

/** What the words of a strength must themselves hold; what is missing here bears whatever it was judged by. */
const BEARS: Readonly<Record<string, Sign>> = {
  'said-where-things-stand': (line) => said(line) && holdable(line),
  'spoke-in-particulars': (line) => said(line) && FIGURE.test(line.sentence.text),
  'answered-questions': said,
  'owned-their-part': (line) => said(line) && WE.test(line.words),
  'stayed-on-the-matter': (line) => said(line) && (holdable(line) || WHY.test(line.words)),
  'turned-no-into-next': (line) => long(line, 8) && WAY.test(line.words),
  'trade-off-with-number': (line) =>
    FIGURE.test(line.sentence.text) && (PRICE.test(line.words) || WAY.test(line.words)),
  'offered-two-ways': (line) => WAY.test(line.words),
  'asked-priority-first': asked,
  'set-a-boundary': (line) => said(line) && REFUSES.test(line.words),
  'promised-what-is-paid-for': (line) => (WILL.test(line.words) || WE.test(line.words)) && PRICE.test(line.words),
  'held-the-line': said,
  'gave-the-cause': (line) => said(line) && WHY.test(line.words),
  'recommended-one': (line) => CHOICE.test(line.words) && !asked(line),
  'answered-the-central': (line) => long(line),
  'named-before-answering': names,
  'followed-up': asked,
  'gave-it-back': (line) => BACK.test(line.words),
  'tied-to-their-interest': (line) => YOU.test(line.words),
  'backed-with-fact': (line) => said(line) && (FIGURE.test(line.sentence.text) || NUMBER_WORD.test(line.words)),
  'moved-a-concern': (line) => long(line),
  'put-in-writing': (line) => PAPER.test(line.words),
  'owner-and-day': (line) => said(line) && DAY.test(line.words),
  'recorded-agreement': (line) => said(line) && STANDS.test(line.words),
  'named-their-stake': names,
  'asked-their-side': (line) => asked(line) && asksYou(line),
  // That nothing was passed over no quote can show.
  'took-up-what-was-raised': () => false,
  'asked-for-decision': (line) => asked(line) && YOU.test(line.words),
  'committed-in-own-name': (line) => said(line) && WILL.test(line.words),
  'moved-to-decision': (line) => long(line),
};

/** What may be close to an indicator; generous, since whatever it finds keeps a report from saying 'never'. */
const NEAR: Readonly<Record<string, (line: Line, last: number) => boolean>> = {
  'said-where-things-stand': (line) => line.turn < 2 && (holdable(line) || asked(line)),
  'owned-their-part': (line) => SORRY.test(line.words),
  'turned-no-into-next': (line) => WAY.test(line.words) && long(line),
  'trade-off-with-number': (line) =>
    (FIGURE.test(line.sentence.text) || NUMBER_WORD.test(line.words)) && PRICE.test(line.words),
  'offered-two-ways': (line) => WAY.test(line.words) && long(line, 8),
  'asked-priority-first': (line, last) => asked(line) && line.turn <= last / 2,
  'set-a-boundary': (line) => said(line) && NO.test(line.words),
  'promised-what-is-paid-for': (line) => PRICE.test(line.words) && (FIGURE.test(line.sentence.text) || long(line, 8)),
  'gave-the-cause': (line) => said(line) && WHY.test(line.words),
  'recommended-one': (line) => said(line) && CHOICE.test(line.words),
  'named-before-answering': (line) => said(line) && YOU.test(line.words) && long(line, 4),
  'followed-up': (line) => asked(line) && line.sentence.content.length >= 1,
  'gave-it-back': (line) => line.turn > 0 && BACK.test(line.words) && long(line),
  'tied-to-their-interest': (line) => YOU.test(line.words) && (WILL.test(line.words) || WAY.test(line.words)),
  'backed-with-fact': (line) => said(line) && (FIGURE.test(line.sentence.text) || NUMBER_WORD.test(line.words)),
  'put-in-writing': (line) => PAPER.test(line.words),
  'owner-and-day': (line) => DAY.test(line.words) && (WE.test(line.words) || YOU.test(line.words)),
  'recorded-agreement': (line, last) => line.turn >= last / 2 && said(line) && STANDS.test(line.words),
  'named-their-stake': (line) => said(line) && YOU.test(line.words) && long(line, 4),
  'asked-their-side': (line) => asked(line) && YOU.test(line.words),
  'asked-for-decision': (line) => asked(line) && DECIDE.test(line.words),
  'committed-in-own-name': (line) => WILL.test(line.words),
};

/** A lack that only a count or a weighing shows is told only where there was nothing at all of the kind. */
const OF_THE_WHOLE: Readonly<Record<string, (searched: Searched, lines: readonly Line[]) => boolean>> = {
  'spoke-in-particulars': (_, lines) => lines.filter((line) => FIGURE.test(line.sentence.text)).length < 2,
  'stayed-on-the-matter': (_, lines) => !lines.some((line) => line.turn > 0 && said(line) && holdable(line)),
  'answered-questions': (searched) => unanswered(searched) !== null,
  'held-the-line': () => false,
  'answered-the-central': ({ final, readings }) => {
    const central = final.concerns.find((concern) => concern.central);
    return central !== undefined && central.answeredAt === null && !touched(readings, central.id);
  },
  'moved-a-concern': ({ final }) =>
    final.concerns.every(({ answeredAt, settledAt }) => answeredAt === null && settledAt === null),
  // Whether words come near a worry is a matter of their sense, which is judged and not searched.
  'took-up-what-was-raised': () => false,
  'moved-to-decision': ({ final }) =>
    final.outcome === 'left' || final.concerns.every(({ level }) => level === 'open' || level === 'relapsed'),
};

/** The first message that went past a question: nothing in it but questions, and words too few to hold an answer. */
export function unanswered(searched: Searched): Reading | null {
  const lines = linesOf(searched);
  const answers = (reading: Reading): boolean =>
    lines.some((line) => line.messageNumber === reading.messageNumber && !asked(line) && long(line, 4));
  return searched.readings.find((reading) => reading.answer === 'dodged' && !answers(reading)) ?? null;
}

const touched = (readings: readonly Reading[], concern: string): boolean =>
  readings.some(
    (reading) =>
      reading.acts.some((act) => act.concern === concern) || reading.concerns.some((step) => step.concern === concern),
  );

function linesOf({ messages, readings }: Searched): readonly Line[] {
  return readings.flatMap(({ messageNumber }, turn) =>
    parseText(messages.find(({ number }) => number === messageNumber)?.content ?? '').map((sentence) => ({
      messageNumber,
      turn,
      sentence,
      words: plainWords(sentence),
    })),
  );
}

/** Whether the quote by itself does what the indicator names, as far as plain signs can tell. */
export function bears(indicator: string, quote: string): boolean {
  const sign = BEARS[indicator];
  return (
    !sign ||
    parseText(quote).some((sentence) => sign({ messageNumber: 0, turn: 0, sentence, words: plainWords(sentence) }))
  );
}

/** Acts whose words are printed as the cause of a gain of trust, by the indicator that names the same. */
const NAMED_BY: Partial<Record<ActKind, string>> = {
  ask_priority: 'asked-priority-first',
  ask: 'followed-up',
  news: 'said-where-things-stand',
  own: 'owned-their-part',
  cause: 'gave-the-cause',
  figure: 'backed-with-fact',
  option: 'offered-two-ways',
  recommend: 'recommended-one',
  boundary: 'set-a-boundary',
  commit: 'owner-and-day',
  summarise: 'gave-it-back',
  close: 'asked-for-decision',
  interest: 'tied-to-their-interest',
};

/** Whether the quote by itself is such an act. What names a stake is told by its sense alone, which no sign in a quote shows. */
export function bearsAct(kind: ActKind, quote: string): boolean {
  const indicator = NAMED_BY[kind];
  return indicator !== undefined && bears(indicator, quote);
}

/** What the words of such a fault show is no matter of searching. */
const SHOWN_BY: Readonly<Record<string, FaultKind>> = {
  'held-the-line': 'contradict',
  'promised-what-is-paid-for': 'over_promise',
};

/** The indicators, those marked as unclear that were not met and that something in the whole transcript comes near. */
export function withDoubt(results: readonly IndicatorResult[], searched: Searched): readonly IndicatorResult[] {
  const lines = linesOf(searched);
  const last = searched.readings.length - 1;
  const missing = (id: string): boolean => {
    const whole = OF_THE_WHOLE[id];
    if (whole) return whole(searched, lines);
    const near = NEAR[id];
    return !near || !lines.some((line) => near(line, last));
  };
  return results.map((result) => {
    const kind = SHOWN_BY[result.id];
    const shown = searched.readings.some(({ faults }) =>
      faults.some((fault) => fault.kind === kind && fault.quote === result.evidence?.quote),
    );
    if (result.verdict !== 'not_met' || result.unclear || shown || missing(result.id)) return result;
    return { ...result, unclear: true, evidence: null, reason: 'There is no clear sign of it in your words.' };
  });
}
