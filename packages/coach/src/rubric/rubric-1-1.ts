/**
 * Rubric 1.1: the thirty indicators of 1.0 under the same ids. Where conversations of very different worth met an indicator
 * alike, it asks for more substance; the others are shared. Data only.
 */
import type { Indicator, Rubric } from './indicator';
import { RUBRIC_1 } from './rubric-1';
import { SCORING_1_1 } from './scoring-rules';

type Revision = Partial<Omit<Indicator, 'id' | 'skill'>>;

const REVISED: Readonly<Record<string, Revision>> = {
  'said-where-things-stand': {
    lookedFor:
      'Within your first two messages you say what is so with two particulars at least: what, how much, which, since when or until when. ‘It is late’ with one date beside it is not enough.',
    positive: 'The pilot ran on 12 of 30 tills, and the other 18 still show last year’s prices.',
    negative: 'Sorry, but the first of May is not going to happen, we had some technical problems.',
    evidence: 'The sentence that states it, from your first two messages.',
    notApplicable: 'You had come to find something out, and your first messages asked for it.',
  },
  'spoke-in-particulars': {
    lookedFor:
      'At least two thirds of your messages hold something the other side could write down, and over the ' +
      'talk it is not one figure again and again: three different particulars at least, and about as many ' +
      'as you have messages. What the briefing already says counts only where you do something with it.',
    positive: 'Two clerks, on the night shift, from Monday.',
    negative: 'With 41 branches and 212,000 files this needs a robust approach.',
  },
  'answered-questions': {
    lookedFor:
      'Direct questions get an answer of their kind (a day for when, a figure for how much, a name for who) in the same or the next message; at least two thirds of them. Half an answer counts half.',
  },
  'owned-their-part': {
    notApplicable: 'Nothing in this case was your side’s doing, and you blamed nobody.',
  },
  'stayed-on-the-matter': {
    lookedFor:
      'When you are pushed back on, doubted or asked again, your next message brings something definite on that very point. No blame, no assurance in place of an answer, no change of subject; in at least two thirds of such moments.',
    positive: 'You are right to press. The retest is on the twentieth, and if it fails I ring you that evening.',
    negative: 'There are always two sides to a story, and both can take something from it.',
    evidence: 'The answer to the hardest of those moments; when not met, the words that went round one.',
  },
  'turned-no-into-next': {
    lookedFor:
      'Where one of you says no, you name what could be had instead, so definitely that it could begin: what, and on which condition, by when or at what price. ‘Maybe something smaller’ is not that.',
    positive: 'Not all eleven in October. Two of them, yes, and the rest six weeks later.',
    negative: 'Maybe we can start with some of them and do the others later.',
    notApplicable: 'You never wanted different things.',
  },
  'trade-off-with-number': {
    lookedFor:
      'A course of action stands beside what it costs or saves, in money, days, people or scope, as a figure the other side could repeat. A figure alone is no trade-off.',
  },
  'asked-priority-first': {
    lookedFor:
      'Before or beside your first proposal you ask what matters, what it is for, what it costs them or what they could give up, in the terms of this case or on what was just said.',
    positive: 'What matters more on Thursday, the date or that it never moves again?',
    negative: 'What does success look like for you?',
  },
  'promised-what-is-paid-for': {
    lookedFor:
      'You promise or offer something definite, with what pays for it in the same message: its cost, its condition, what drops out for it or the work behind it. And you promise nothing without.',
    positive: 'You have it on the ninth, because we take the reports out of this release.',
    negative: 'I’d like to tell her that we fix it and can still launch on Tuesday.',
    notApplicable: 'You made no promise and were asked for none.',
  },
  'held-the-line': {
    lookedFor:
      'After you named a figure, a day or a limit and were pushed, you say it again or stand by it with a reason, or change it only for something in return.',
    evidence: 'The sentence that stands by it; when not met, the one that loosened it.',
  },
  'gave-the-cause': {
    lookedFor:
      'You say why it is so: what happened, or was left undone, that made it so. The reason why you want something is not the cause.',
    positive: 'We are late because the old scheduler leaves a trip out when a driver is double booked.',
    negative: 'We need it by the 24th because our people are waiting.',
    notApplicable: 'You had come to find something out, and there was nothing of yours to explain.',
  },
  'recommended-one': {
    lookedFor:
      'You say which of the ways you would go, and why that one. Recommending to plan, to form a group or to find a balance recommends nothing.',
  },
  'answered-the-central': {
    lookedFor:
      'The stakeholder’s main worry gets an answer that can be checked: something that is done, changed, given or known, and not only sympathy or an assurance.',
  },
  'gave-it-back': {
    lookedFor:
      'You repeat their position or what has been settled in your own words, with its names, days, figures or parts, so that it could be corrected. ‘So …’, a short list, or a question whether that is right will do.',
    negative: 'I think what I’m hearing is that this is a nuanced topic with several dimensions.',
  },
  'backed-with-fact': {
    lookedFor:
      'Something you claim, ask for or refuse stands on a fact of this case in the same message: a measured figure, a test, a count, a document, a named source. A fact that supports nothing, and a share of ‘all programmes’, back nothing.',
    positive: 'I can’t swear to the ninth: the last two drills took 51 and 64 minutes, and the limit is 45.',
    negative: '87% of programmes of this size see some adjustment along the way.',
    evidence: 'The fact, beside the claim it stands under.',
  },
  'put-in-writing': {
    lookedFor:
      'You say what will be written down, and for whom or by when: a page, a table, a list, minutes, the wording itself.',
  },
  'took-up-what-was-raised': {
    lookedFor:
      'At least two thirds of the worries that come up are taken up within your next two messages: named in this case’s terms, asked about, or answered with something definite. Speaking near them is not enough.',
    positive: 'That leaves the money. You said finance would ask.',
    negative: 'There is a lighter option and a fuller option, and each has a different cost.',
  },
  'asked-their-side': {
    lookedFor:
      'You ask what it costs, means or changes for them, or what they would need, so that the answer can only come from them.',
    positive: 'What does your Monday look like if this goes live as it is?',
    negative: 'What would help you feel more comfortable with the new ways of working?',
  },
  'asked-for-decision': {
    lookedFor:
      'You ask this person for a definite decision or act: what, and by when or why now. ‘Yes or no?’ after a definite offer is one.',
  },
  'moved-to-decision': {
    lookedFor:
      'At the end something has changed: the main worry is answered and something is settled or decided, and you both know what happens next and when.',
  },
};

export const RUBRIC_1_1: Rubric = {
  version: '1.1',
  since: '2026-11-21',
  changes: [
    `${Object.keys(REVISED).length} of the ${RUBRIC_1.indicators.length} indicators are defined more ` +
      'exactly, and nearly all of those ask for more substance. Seven of them (where things stand, ' +
      'particulars, facts under a claim, worries taken up, staying on the matter, alternatives, promises) ' +
      'used to be met by many weak conversations as well.',
    'One sentence is the evidence of at most four indicators. Before, a single good sentence could meet ten.',
    'What is done well first counts most: a quarter of all points gives a score of 4.4, and half of them 6.6. Before, a decent conversation could not come near the middle of the scale.',
    'Owning your part no longer applies where nothing was your side’s doing, and three more indicators don’t count where there was no occasion for them.',
    'A conversation of nothing but good questions and sympathy is capped at 3.5, and talks of copies, repeats, flattery, abuse or nothing at all are capped lower than before.',
  ],
  indicators: RUBRIC_1.indicators.map((indicator) => ({ ...indicator, ...REVISED[indicator.id] })),
  scoring: SCORING_1_1,
};
