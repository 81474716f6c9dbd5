/** Rules of the skills that are about the other side and about what stays: listening, empathy, documentation. */
import { oneOf } from '@parley/rehearsal/language';
import { asksForDeed, phraseIn } from '@parley/rehearsal/understanding';
import {
  type Case,
  definite,
  evidenceOf,
  found,
  idle,
  loose,
  missed,
  particularsOf,
  type Rule,
  type Said,
  strengthOf,
  supportsBy,
} from './case';
import { saidBefore } from './moments';
import { asksHere } from './rules-solving';
import { promisesOwn } from './rules-talking';

const PAPER = new RegExp(
  ` ${oneOf(
    'in writing',
    'write',
    'writes',
    'written',
    'table',
    'list',
    'one page',
    'a page',
    'the page',
    'minutes of',
    'the minutes are',
    'meeting minutes',
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
    'on paper',
    'spreadsheet',
    'sheet',
    'written summary',
    'log',
    'checklist',
    'put down',
    'write down',
    'write up',
    'report',
  )} `,
);
const SENT =
  / (?:send|sends|mail|mails|email|write|writes|get|gets|have|bring|give|show|to you|you get|for you|for your|with you) /;
const OPENS_BACK = new RegExp(
  `^ (?:ok |okay |right |good |and |well )?${oneOf(
    // It follows.
    'so',
    'then',
    'in that case',
    'that means',
    // In short.
    'to sum up',
    'in short',
    'to summarise',
    'to recap',
    // As they see it.
    'if i',
    'you said',
    'you told',
    'you are saying',
    'you need',
    'you want',
    'let me',
    'have i',
    // As both have it.
    'we agree',
    'agreed',
    'what i have',
  )} `,
);
const SUMS_UP =
  / (?:to sum up|to summarise|to recap|in short|then we agree|we agree on|so we have|then we have|we have it|what stands) /;
const CHECKS =
  / (?:have i got|have i left|is that right|did i get|correct me|stop me|right|correct|say if|do i have)(?: |$)/;
const STANDS =
  / (?:so|then|agree|agreed|agree on this|to sum up|we have|that gives|fix it|let us fix|in short|settled|what stands|stays|deal|done by|that is) /;

/** 'Have I got that right?' in the same message makes a summary of what stands there. */
const isAskedAfter = ({ reading, sentence }: Said): boolean =>
  reading.acts.some(
    ({ kind, quote }) => kind === 'summarise' && quote.trimEnd().endsWith('?') && quote !== sentence.text,
  );

/** What a sentence repeats of what they had said: their concrete words, and their figures, days and names. */
function givenBack(known: Case, said: Said): number {
  const { theirs } = saidBefore(known, said.reading);
  return new Set(said.sentence.content.filter((word) => theirs.has(word))).size;
}

function summarises(known: Case, said: Said): boolean {
  if (said.reading === known.readings[0]) return false;
  const back = givenBack(known, said);
  const asked = said.sentence.question && !CHECKS.test(said.words);
  const { own } = saidBefore(known, said.reading);
  const settled = said.sentence.content.filter((word) => own.has(word)).length;
  // What has been settled between the two may have been the student's own words: a summary repeats either.
  if (strengthOf(said, 'summarise') > 0 || SUMS_UP.test(said.words) || isAskedAfter(said))
    return back >= 2 || (back + settled >= 3 && particularsOf(said).length >= 2);
  const opens = OPENS_BACK.test(said.words) || CHECKS.test(said.words);
  const told =
    back >= (particularsOf(said).length > 0 ? 2 : 3) ||
    (back >= 1 && back + said.substance.caseHits + said.substance.known >= 4);
  return (
    opens &&
    !asked &&
    told &&
    said.substance.emptiness <= 0.4 &&
    !loose(said) &&
    phraseIn(said.words, 'hollow') === null
  );
}

/** Says what stands: two things one could hold to, brought together or taken from before. */
function records(known: Case, said: Said): boolean {
  if (said.sentence.question || loose(said) || said.substance.emptiness > 0.5) return false;
  const { theirs, own } = saidBefore(known, said.reading);
  const before = said.sentence.content.filter((word) => theirs.has(word) || own.has(word)).length;
  const holdable = particularsOf(said).length;
  if (strengthOf(said, 'summarise') > 0 && holdable >= 1) return before >= 2;
  if (holdable >= 2 && before >= 2 && isAskedAfter(said)) return true;
  return (
    holdable >= 2 &&
    before >= 2 &&
    (STANDS.test(said.words) || (/ i /.test(said.words) && / you /.test(said.words) && said.acts.length > 0))
  );
}

export const LISTENING: Readonly<Record<string, Rule>> = {
  'named-before-answering': (known) => {
    const answeredAt = (concern: string | null): number =>
      Math.min(
        Number.POSITIVE_INFINITY,
        ...known.readings.flatMap((reading) =>
          reading.concerns.some(
            (step) => step.concern === concern && step.kind === 'addressed' && step.substance >= 0.5,
          )
            ? [reading.messageNumber]
            : [],
        ),
      );
    const named = known.said.filter(
      (said) =>
        said.acts.some(
          (act) =>
            act.kind === 'acknowledge' &&
            act.strength >= 0.9 &&
            said.reading.messageNumber <= answeredAt(act.concern) + 2,
        ) && phraseIn(said.words, 'hollow') === null,
    );
    const hollow = known.fault('hollow_comfort');
    return found(
      supportsBy(named, ['acknowledge'], 0.5, () => 0.15),
      'It says what worries them before it answers.',
      missed(
        hollow,
        hollow
          ? 'It comforts without naming anything of this case.'
          : 'No sentence says what you heard before answering it.',
      ),
    );
  },
  'followed-up': (known) => {
    const asked = known.said.filter(
      (said) =>
        asksHere(said) &&
        (said.reading === known.readings[0]
          ? said.substance.caseHits + said.substance.known + said.substance.own >= 1
          : true),
    );
    return found(
      supportsBy(asked, ['ask', 'ask_priority'], 0.6, (said) => 0.1 * Math.min(2, givenBack(known, said))),
      'The question could only be asked here.',
      missed(known.fault('generic_question'), 'No question takes up what was said.'),
    );
  },
  'gave-it-back': (known) => {
    const supports = known.said
      .filter((said) => summarises(known, said))
      .map((said) => ({
        evidence: evidenceOf(said),
        fit: Math.min(1, 0.5 + 0.2 * strengthOf(said, 'summarise') + 0.06 * Math.min(4, givenBack(known, said))),
      }));
    if (supports.length === 0 && known.readings.length < 3) return idle('The talk was too short for a summary.');
    return found(
      supports,
      'It repeats the content, so that it could be corrected.',
      missed(null, 'Nothing that was said is given back with its particulars.'),
    );
  },
  'put-in-writing': (known) => {
    const written = known.said.filter(
      (said) =>
        PAPER.test(said.words) &&
        SENT.test(said.words) &&
        !said.sentence.question &&
        !loose(said) &&
        said.substance.emptiness <= 0.5,
    );
    return found(
      supportsBy(written, ['commit', 'propose', 'option', 'summarise', 'news', 'boundary', 'close'], 0.35, (said) =>
        definite(said) ? 0.2 : 0,
      ),
      'It says what will be written, and for whom.',
      missed(null, 'Nothing is to be written down.'),
    );
  },
  'owner-and-day': (known) => {
    const empty = known.fault('empty_commit');
    const dated = known.said.filter((said) => promisesOwn(said) && said.substance.days.some((day) => day.precise));
    return found(
      supportsBy(dated, ['commit'], 0.55, () => 0.1),
      'A thing, somebody who does it, and a day.',
      missed(empty, empty ? 'It names no day it could be held to.' : 'No next step has an owner and a day.'),
    );
  },
  'recorded-agreement': (known) => {
    if (known.readings.length < 3) return idle('The talk was too short for it.');
    const half = known.readings[Math.floor(known.readings.length / 2)]?.messageNumber ?? 0;
    const supports = known.said
      .filter((said) => said.reading.messageNumber >= half && records(known, said))
      .map((said) => ({
        evidence: evidenceOf(said),
        fit: Math.min(
          1,
          0.45 + 0.1 * Math.min(4, particularsOf(said).length) + (said.reading === known.readings.at(-1) ? 0.15 : 0),
        ),
      }));
    return found(
      supports,
      'It says what now stands.',
      missed(null, 'Towards the end no sentence says what now stands.'),
    );
  },
  'named-their-stake': (known) => {
    const named = known.said.filter(
      (said) =>
        strengthOf(said, 'acknowledge') >= 0.5 &&
        / (?:you|your|yours) /.test(said.words) &&
        phraseIn(said.words, 'hollow') === null,
    );
    return found(
      supportsBy(named, ['acknowledge'], 0.5, (said) => (said.sentence.question ? -0.1 : 0.1)),
      'It says what this means for them, in this case’s terms.',
      missed(known.fault('hollow_comfort'), 'No sentence says what this means for them.'),
    );
  },
  'asked-their-side': (known) => {
    const asked = known.said.filter(
      (said) => asksHere(said) && / (?:you|your|yours|yourself) /.test(said.words) && !asksForDeed(said.sentence),
    );
    return found(
      supportsBy(asked, ['ask', 'ask_priority'], 0.6, (said) => (strengthOf(said, 'ask_priority') > 0 ? 0.1 : 0)),
      'It asks about their side.',
      missed(known.fault('generic_question'), 'No question asks what it means for them.'),
    );
  },
  'took-up-what-was-raised': (known) => {
    const raised = new Map<string, number>();
    known.readings.forEach((reading, at) => {
      if (reading.inTheAir !== null && !raised.has(reading.inTheAir)) raised.set(reading.inTheAir, at);
    });
    if (raised.size === 0) return idle('No worry was raised.');
    const taking = [...raised].map(([concern, at]) => ({
      concern,
      said: known.said.filter(
        (said) =>
          known.readings.indexOf(said.reading) <= at + 1 &&
          said.acts.some((act) => act.concern === concern && takes(act.kind) && act.strength >= 0.6) &&
          (asksHere(said) ||
            definite(said) ||
            strengthOf(said, 'acknowledge') >= 0.5 ||
            said.substance.concrete >= 4) &&
          !loose(said),
      ),
    }));
    const taken = taking.filter(({ said }) => said.length > 0);
    const reason = `${taken.length} of ${raised.size} ${raised.size === 1 ? 'worry that was raised was' : 'worries that were raised were'} taken up.`;
    const supports =
      taken.length / raised.size >= 2 / 3
        ? taken.flatMap(({ said }) =>
            supportsBy(
              said,
              [
                'acknowledge',
                'ask',
                'ask_priority',
                'option',
                'commit',
                'boundary',
                'propose',
                'news',
                'own',
                'cause',
                'figure',
                'summarise',
              ],
              0.5,
              (one) => (strengthOf(one, 'acknowledge', 'ask_priority') > 0 ? 0.1 : 0),
            ),
          )
        : [];
    return found(supports, reason, missed(known.fault('dodge', 'vague'), reason));
  },
};

const takes = (kind: Said['acts'][number]['kind']): boolean => !['close', 'interest', 'recommend'].includes(kind);
