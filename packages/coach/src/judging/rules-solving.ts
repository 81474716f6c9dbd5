/** Rules of the skills that are about ways forward: negotiation, problem solving, persuasion, leadership. */
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
  tangible,
} from './case';
import { cameToAsk } from './moments';
import { promisesOwn } from './rules-talking';

const ALTERNATIVE = / (?:or|either|otherwise|alternatively|instead|second|the other|b) /;
const REASON =
  / (?:because|since|as|so|then|that way|cos|which means|means|keeps?|saves?|still|nothing then|nobody|otherwise|it is|fits) /;
/** A reason for wanting something is not the cause of what is so. */
const WANTING = / (?:we|i) (?:really |also )?need /;
/** What is done to find a way is not a way. */
const NO_WAY =
  / (?:working group|task force|workshop|framework|roadmap|status as|balance|balances|prioritise|align|alignment|evaluate|assess|explore) /;
const CLAIMING = [
  'boundary',
  'recommend',
  'close',
  'commit',
  'option',
  'propose',
  'news',
  'own',
  'acknowledge',
] as const;
const ASKS_FOR =
  / (?:agree|accept|confirm|sign|decide|choose|approve|correct|take|pick|go with|say yes|live with|tell me) /;
const BENEFIT =
  / (?:so you|so that you|that way you|gives you|lets you|you keep|you can|you get|you will have|for you|you do not|saves you|you would|you could|your) /;

/** A question of this case, and none that could be put in any talk with its fine words. */
export function asksHere(said: Said): boolean {
  const { sentence, substance } = said;
  const tied = substance.caseHits + substance.known + substance.own > 0;
  return (
    strengthOf(said, 'ask', 'ask_priority') >= 0.6 &&
    (tied || substance.emptiness <= 0.34 || sentence.content.length <= 2)
  );
}

const offers = (known: Case): readonly Said[] =>
  known.said.filter((said) => strengthOf(said, 'option', 'recommend') >= 0.45 && !loose(said));

/** A definite request, in words or by a question that follows a definite offer. */
function asksDecision(said: Said): boolean {
  if (strengthOf(said, 'close') >= 0.55)
    return (
      !/ (?:i|we) do not ask /.test(said.words) &&
      (definite(said) || tangible(said) || (said.previous !== null && said.previous.acts.length > 0))
    );
  const { sentence, previous } = said;
  return (
    sentence.question &&
    / you /.test(said.words) &&
    ASKS_FOR.test(said.words) &&
    previous !== null &&
    previous.reading === said.reading &&
    strengthOf(previous, 'option', 'commit', 'boundary', 'propose', 'close') >= 0.5
  );
}

export const SOLVING: Readonly<Record<string, Rule>> = {
  'trade-off-with-number': (known) => {
    const priced = known.said.filter(
      (said) =>
        !loose(said) &&
        said.substance.amounts.some((amount) => amount.kind === 'money' || phraseIn(said.words, 'trade') !== null) &&
        said.acts.some((act) => act.kind === 'option' && act.amount !== null),
    );
    return found(
      supportsBy(priced, ['option'], 0.65, () => 0.15),
      'The figure stands beside what it buys or costs.',
      missed(known.fault('empty_option', 'hedge'), 'No way forward has its price beside it.'),
    );
  },
  'offered-two-ways': (known) => {
    const ways = known.said.filter(
      (said) =>
        strengthOf(said, 'option', 'recommend') >= 0.45 && (!loose(said) || definite(said)) && !NO_WAY.test(said.words),
    );
    const first = ways[0];
    const supports = supportsBy(ways, ['option', 'recommend'], 0.45, (said) =>
      ALTERNATIVE.test(said.words) ? 0.2 : said === first ? -0.1 : 0,
    );
    const both =
      ways.some((said) => / (?:or|either) /.test(said.words) && (definite(said) || tangible(said))) ||
      (ways.length >= 2 && ways.some((said) => ALTERNATIVE.test(said.words) || strengthOf(said, 'option') >= 0.6));
    return found(
      both ? supports : [],
      'Two courses are named, each definite enough to start on.',
      missed(known.fault('empty_option'), 'No second course is named.'),
    );
  },
  'asked-priority-first': (known) => {
    const firstOffer = Math.min(Number.POSITIVE_INFINITY, ...offers(known).map((said) => said.reading.messageNumber));
    const asked = known.said.filter(
      (said) =>
        asksHere(said) &&
        !asksForDeed(said.sentence) &&
        said.reading.messageNumber <= firstOffer + (strengthOf(said, 'ask_priority') > 0 ? 2 : 0),
    );
    return found(
      supportsBy(asked, ['ask', 'ask_priority'], 0.6, (said) => (strengthOf(said, 'ask_priority') > 0 ? 0.2 : 0)),
      'You asked before you offered.',
      missed(null, 'No question asks what matters to them before something is offered.'),
    );
  },
  'gave-the-cause': (known) => {
    const caused = known.said.filter(
      (said) =>
        !WANTING.test(said.words) &&
        !said.sentence.question &&
        (strengthOf(said, 'cause') > 0 || strengthOf(said, 'news') >= 0.9),
    );
    const supports = supportsBy(caused, ['cause', 'news'], 0.3, (said) => (strengthOf(said, 'cause') > 0 ? 0.15 : 0));
    const toExplain = known.said.some((said) => strengthOf(said, 'news', 'own', 'boundary') > 0);
    if (supports.length === 0 && !toExplain && cameToAsk(known))
      return idle('You had come to find something out, and there was nothing of yours to explain.');
    return found(
      supports,
      'It says what happened that made it so.',
      missed(known.fault('blame', 'vague'), 'No sentence says why it is so.'),
    );
  },
  'recommended-one': (known) => {
    const anyWay = known.said.some((said) => strengthOf(said, 'option') >= 0.45);
    const named = known.said.filter(
      (said) =>
        strengthOf(said, 'recommend') > 0.4 &&
        !NO_WAY.test(said.words) &&
        (anyWay || particularsOf(said).length > 0) &&
        said.substance.emptiness <= 0.5,
    );
    const supports = supportsBy(named, ['recommend'], 0.4, (said) => (REASON.test(said.words) ? 0.2 : 0));
    if (
      supports.length === 0 &&
      !anyWay &&
      known.readings.length > 0 &&
      known.said.filter(asksHere).length >= 2 &&
      !known.said.some((said) => strengthOf(said, 'propose') > 0)
    )
      return idle('There was nothing to choose from in this talk.');
    return found(
      supports,
      'You say which way you would go.',
      missed(null, anyWay ? 'You offered ways and left them standing.' : 'You never say which way you would go.'),
    );
  },
  'answered-the-central': (known) => {
    const central = known.final.concerns.find((concern) => concern.central);
    const steps = known.readings.flatMap((reading) =>
      reading.concerns
        .filter((step) => step.concern === central?.id && step.kind === 'addressed')
        .map((step) => ({ step, reading })),
    );
    const giving = known.said.filter(
      (said) => !said.sentence.question && (definite(said) || (tangible(said) && !loose(said))),
    );
    const answering = giving.filter((said) =>
      steps.some(
        ({ step, reading }) =>
          reading === said.reading &&
          (step.quote === said.sentence.text || said.acts.some((act) => act.concern === central?.id)),
      ),
    );
    const supports =
      !central || central.answeredAt === null
        ? []
        : supportsBy(
            answering,
            [
              'option',
              'commit',
              'boundary',
              'propose',
              'news',
              'own',
              'cause',
              'figure',
              'recommend',
              'summarise',
              'interest',
            ],
            0.4,
            (said) => (steps.some(({ step }) => step.quote === said.sentence.text) ? 0.15 : 0),
          );
    const near = known.readings.flatMap((reading) =>
      reading.concerns
        .filter((step) => step.concern === central?.id && step.kind === 'near_miss')
        .map((step) => ({ messageNumber: reading.messageNumber, quote: step.quote })),
    )[0];
    return found(
      supports,
      central?.level === 'settled'
        ? 'It settled what weighed most.'
        : 'It gives an answer with something in it to what weighed most.',
      missed(
        near ?? known.fault('dodge', 'vague'),
        near
          ? 'It sounds like an answer and holds nothing that could be checked.'
          : 'What weighed most got no answer that could be checked.',
      ),
    );
  },
  'tied-to-their-interest': (known) => {
    const tied = known.said.filter(
      (said) =>
        strengthOf(said, 'interest') > 0 ||
        (said.acts.some(
          (act) => act.concern !== null && ['option', 'commit', 'recommend', 'boundary'].includes(act.kind),
        ) &&
          BENEFIT.test(said.words) &&
          !said.sentence.question &&
          !loose(said)),
    );
    return found(
      supportsBy(tied, ['interest', 'option', 'commit', 'recommend', 'boundary'], 0.4, (said) =>
        strengthOf(said, 'interest') > 0 ? 0.2 : -0.1,
      ),
      'It connects what is offered with what they need.',
      missed(known.fault('vague'), 'What you offer is not connected with what they said.'),
    );
  },
  'backed-with-fact': (known) => {
    const facts = known.said.filter(
      (said) =>
        !said.sentence.question &&
        !loose(said) &&
        !said.substance.record &&
        strengthOf(said, 'figure', 'news', 'cause') >= 0.5 &&
        (said.substance.amounts.length > 0 ||
          (strengthOf(said, 'news', 'cause') >= 0.6 && particularsOf(said).length > 0)),
    );
    const backing = facts.filter((fact) =>
      known.said.some(
        (said) =>
          said.reading === fact.reading &&
          strengthOf(said, ...CLAIMING) >= 0.5 &&
          (said !== fact || fact.acts.filter((act) => act.kind !== 'figure').length >= 1) &&
          !(said === fact && WANTING.test(said.words)),
      ),
    );
    return found(
      supportsBy(backing, ['figure', 'news', 'cause'], 0.5, (said) => 0.05 * said.substance.amounts.length),
      'What you say there stands on something that could be checked.',
      missed(
        known.fault('own_record', 'vague'),
        known.fault('own_record')
          ? 'Your record is no fact of this case.'
          : 'Nothing you claim or ask for has a fact beside it.',
      ),
    );
  },
  'moved-a-concern': (known) => {
    const settled = known.final.concerns.filter((concern) => concern.settledAt !== null && concern.level === 'settled');
    const pairs = known.readings.flatMap((reading) =>
      reading.concerns
        .filter((step) => step.kind === 'addressed' && settled.some((concern) => concern.id === step.concern))
        .map((step) => ({
          step,
          reading,
          last: settled.some((concern) => concern.id === step.concern && concern.settledAt === reading.messageNumber),
        })),
    );
    const moving = known.said.filter(
      (said) =>
        !said.sentence.question &&
        (definite(said) || tangible(said)) &&
        !loose(said) &&
        pairs.some(
          ({ step, reading }) =>
            reading === said.reading &&
            (step.quote === said.sentence.text ||
              said.acts.some((act) => act.concern === step.concern && act.strength >= 0.5)),
        ),
    );
    const supports = supportsBy(
      moving,
      ['option', 'commit', 'boundary', 'propose', 'news', 'own', 'cause', 'summarise', 'figure', 'recommend'],
      0.4,
      (said) => (pairs.some(({ reading, last }) => last && reading === said.reading) ? 0.15 : 0),
    );
    const summary = known.context.scenario.concerns.find((concern) => concern.id === settled[0]?.id)?.summary;
    return found(
      supports,
      settled.length > 1
        ? `${settled.length} worries were settled.`
        : `It settled the worry about ${summary ?? 'that'}.`,
      missed(known.weakest, 'Every worry stood at the end as it stood at the beginning, or half answered.'),
    );
  },
  'asked-for-decision': (known) =>
    found(
      known.said.filter(asksDecision).map((said) => ({
        evidence: evidenceOf(said),
        fit: 0.6 + (said.substance.days.some((day) => day.precise) ? 0.25 : 0) + 0.1 * strengthOf(said, 'close'),
      })),
      'It asks this person for something definite.',
      missed(known.fault('generic_question'), 'Nothing definite is asked of this person.'),
    ),
  'committed-in-own-name': (known) => {
    const own = known.said.filter(
      (said) => promisesOwn(said) && / (?:i|me|my|myself) /.test(said.words) && !loose(said),
    );
    return found(
      supportsBy(own, ['commit'], 0.55, () => 0.1),
      'You say ‘I’, a thing and a day.',
      missed(known.fault('empty_commit'), 'No sentence takes on a thing and a day in your own name.'),
    );
  },
  'moved-to-decision': (known) => {
    const central = known.final.concerns.find((concern) => concern.central);
    const settled = known.final.concerns.filter((concern) => concern.level === 'settled').length;
    const next = known.said.some((said) => promisesOwn(said) || asksDecision(said));
    const result =
      known.final.outcome !== 'left' &&
      (known.final.outcome === 'agreed' || (settled > 0 && central !== undefined && central.answeredAt !== null)) &&
      next;
    const late = known.readings[Math.floor(known.readings.length / 2)]?.messageNumber ?? 0;
    const closing = known.said.filter(
      (said) =>
        said.reading.messageNumber >= late &&
        (promisesOwn(said) ||
          asksDecision(said) ||
          strengthOf(said, 'option', 'boundary', 'propose', 'summarise', 'recommend') >= 0.55),
    );
    const supports = result
      ? supportsBy(
          closing,
          ['commit', 'close', 'summarise', 'option', 'boundary', 'propose', 'recommend'],
          0.4,
          (said) => (said.reading === known.readings.at(-1) ? 0.15 : 0),
        )
      : [];
    return found(
      supports,
      known.final.outcome === 'agreed'
        ? 'What mattered is settled, and it is clear what happens next.'
        : 'The main worry is answered, something is settled, and it is clear what happens next.',
      missed(
        null,
        settled === 0
          ? 'At the end it stood about where it began.'
          : next
            ? 'The main worry was left without an answer.'
            : 'Nothing says what happens next.',
      ),
    );
  },
};
