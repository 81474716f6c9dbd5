/** What a draft still lacks at this moment, in at most two sentences, and never the answer itself (product §10.3). */
import type { ScenarioContent } from '@parley/shared';
import { oneOf } from '../language/one-of';
import { plainWords, type Sentence } from '../language/parse';
import type { State } from '../state/state';
import { type Act, type ActKind, hasAct, hasFault, likelyFault, type Reading } from '../understanding/reading';
import { topicOf } from './asked';

const SUBJECT = { he: 'he', she: 'she', they: 'they' } as const;
const OBJECT = { he: 'him', she: 'her', they: 'them' } as const;
const POSSESSIVE = { he: 'his', she: 'her', they: 'their' } as const;

/** A draft, read as if it had been sent, and the conversation it would be sent into. */
export interface Moment {
  readonly scenario: ScenarioContent;
  readonly reading: Reading;
  readonly draft: readonly Sentence[];
  readonly earlier: readonly Reading[];
  readonly before: State;
  readonly after: State;
  /** Concerns the stakeholder has spoken of. */
  readonly raised: ReadonlySet<string>;
  /** Days, amounts and names in the draft, as the student wrote them. */
  readonly day: string | null;
  readonly amount: string | null;
  readonly person: string | null;
  /** Questions the student asked before this draft. */
  readonly asked: number;
  /** Nothing but questions. */
  readonly asking: boolean;
  /** How many of the case's own words it uses. */
  readonly ofTheCase: number;
  /** It asks for something that the stakeholder knows. */
  readonly answerable: boolean;
  /** It asks for what the stakeholder will not do. */
  readonly crosses: boolean;
}

/** How the stakeholder is spoken of. */
export const personOf = (moment: Moment) => ({
  name: nameOf(moment),
  he: he(moment),
  him: him(moment),
  his: his(moment),
});

const nameOf = ({ scenario }: Moment): string => scenario.persona.shortName;
const him = ({ scenario }: Moment): string => OBJECT[scenario.persona.pronoun];
const his = ({ scenario }: Moment): string => POSSESSIVE[scenario.persona.pronoun];
const he = ({ scenario }: Moment): string => SUBJECT[scenario.persona.pronoun];

/** Conduct before content: what would spoil the conversation whatever else it says. */
export function conductAdvice(moment: Moment): string | null {
  const { reading } = moment;
  const name = nameOf(moment);
  if (reading.understood === 'noise')
    return `${name} won’t be able to follow this. Say in one sentence what you want ${him(moment)} to know.`;
  if (reading.understood === 'other_language')
    return `${name} doesn’t speak this language. Say it in English, however simply.`;
  if (likelyFault(reading, 'rude', 'threat'))
    return `This turns the talk into a fight that ${name} can win. Say what you need, and leave the person out of it.`;
  if (likelyFault(reading, 'scorer', 'role_break'))
    return `${name} is the only one in the room. Speak to ${him(moment)} about the matter.`;
  if (hasFault(reading, 'copy'))
    return 'These words come from the page, and are known already. Say it as you would, with what you can add.';
  if (hasFault(reading, 'repeat'))
    return 'You have said this before, and it did not carry. Add what was missing from it, or ask what was.';
  if (likelyFault(reading, 'blame'))
    return `Whoever is to blame, it leaves ${name} where ${he(moment)} was. Name your own part and what happens now.`;
  if (hasFault(reading, 'contradict'))
    return 'This goes back on something you stated. If it has to change, say what changed and what is given for it.';
  return null;
}

const DEMANDS =
  / (?:you (?:have to|need to|must|should|had better)|we need|i need|i want|we want|please|hurry|can you|could you|will you) /;
const BRUSHES_OFF = new RegExp(
  ` ${oneOf(
    // Later, elsewhere, somebody else.
    'get back to you',
    'come back to you',
    'look into',
    'check with',
    'circle back',
    'let you know',
    'something next week',
    'next week',
    'asap',
    'soon',
    // An effort in place of a result.
    'see what (?:i|we) can do',
    'do (?:my|our) best',
    'work(?:ing)? (?:very )?hard',
    // Comfort.
    'everything will be',
    'going to be fine',
    'will be fine',
    'trust me',
    'do not worry',
    'no worries',
  )} `,
);
const COURTESY =
  /^ (?:(?:hi|hello|hey|ok|okay|thanks|thank you|hm|right|sure|fine|yes|no|good|great|cool|alright|understood|noted|i see|got it|sorry|well|so|very|much|again|morning|afternoon|and|then) ?)+$/;

const strongest = (reading: Reading, ...kinds: readonly ActKind[]): Act | undefined =>
  reading.acts.filter((act) => kinds.includes(act.kind)).toSorted((left, right) => right.strength - left.strength)[0];
/** Substance from which a draft speaks to what was in the air. */
const TO_THE_POINT = 0.7;
/** Whether a draft gives something towards the concern that was just raised. */
export const toThePoint = (reading: Reading): boolean =>
  reading.concerns.some(
    (step) => step.kind === 'addressed' && step.concern === reading.inTheAir && step.substance >= TO_THE_POINT,
  );
const acknowledgedBefore = ({ earlier, reading }: Moment): boolean =>
  [...earlier, reading].some((entry) => hasAct(entry, 'acknowledge', 'summarise', 'own'));

/** Drafts that carry nothing yet. */
function emptyAdvice(moment: Moment): string | null {
  const { reading, draft, day, amount } = moment;
  const name = nameOf(moment);
  const words = draft.map((sentence) => plainWords(sentence)).join('');
  if (draft.length > 0 && draft.every((sentence) => COURTESY.test(plainWords(sentence))))
    return `That is polite and moves nothing. ${name} is still waiting for something ${he(moment)} can hold on to.`;
  if (hasFault(reading, 'flatter'))
    return `${name} will hear the compliment and wait for the point. Begin with what ${he(moment)} needs to know.`;
  if (hasFault(reading, 'own_record'))
    return `Your record is not the question here. What can ${name} check about this case?`;
  if (hasFault(reading, 'over_promise'))
    return day === null
      ? `You promise without naming what gives. Say what pays for it, or promise less.`
      : `You promise ${day} without naming what gives. Offer the trade-off, or promise less.`;
  if (hasFault(reading, 'empty_commit') || (BRUSHES_OFF.test(words) && day === null))
    return `${name} can’t hold you to this. Say what ${he(moment)} will have in hand, from whom, and on which day.`;
  if (BRUSHES_OFF.test(words) && amount === null && reading.acts.every((act) => act.kind !== 'commit'))
    return `Comfort without a fact makes ${name} wary. Put in what is so, with a figure or a name.`;
  if (hasFault(reading, 'empty_option'))
    return `You announce options and name none. Name two that could start tomorrow, each with its price.`;
  if (hasFault(reading, 'hollow_comfort'))
    return `This would comfort anybody. Name what it means for ${name}, in the words of this case.`;
  if (hasFault(reading, 'hedge') && reading.acts.length <= 1)
    return `You leave yourself a way out, and ${name} will notice. Say which part is certain and by when you know the rest.`;
  return null;
}

/** Drafts that ask. */
function askingAdvice(moment: Moment): string | null {
  const { reading, asking, earlier, ofTheCase, draft, answerable } = moment;
  const name = nameOf(moment);
  if (!asking) return null;
  if (draft.length >= 3)
    return `You ask ${draft.length} things at once, and ${name} will pick the easiest. Keep the one you can’t do without.`;
  if (!answerable && (hasFault(reading, 'generic_question') || ofTheCase === 0))
    return `That question fits any talk. Ask what only ${name} can tell you, with a word of this case in it.`;
  if (hasAct(reading, 'close'))
    return `You ask for a decision. Make sure ${name} has the price and the day in front of ${him(moment)} when ${he(moment)} answers.`;
  if (
    earlier
      .slice(-2)
      .every(
        (entry) =>
          entry.acts.length > 0 && entry.acts.every((act) => act.kind === 'ask' || act.kind === 'ask_priority'),
      ) &&
    earlier.length >= 2
  )
    return `You have been asking for a while. Give something back of what you heard before the next question.`;
  if (hasAct(reading, 'ask_priority'))
    return `A question worth asking. Send it alone, and build your next line on ${his(moment)} answer.`;
  const topic =
    draft.map((sentence) => topicOf(sentence)).find((words) => words !== null && !/^(?:my|your)\b/i.test(words)) ??
    null;
  return topic === null
    ? `This asks about the case, so send it. Listen for what ${he(moment)} doesn’t say.`
    : `Ask it: about ${topic} ${name} knows more than you do. Take up what ${he(moment)} says before you propose anything.`;
}

/** Drafts that demand and give nothing. */
function demandAdvice({ reading, draft, day, ...rest }: Moment): string | null {
  const moment = { reading, draft, day, ...rest };
  const demanding = draft.some((sentence) => DEMANDS.test(plainWords(sentence)));
  const gives = hasAct(reading, 'option', 'commit', 'own', 'boundary', 'acknowledge', 'summarise');
  if (!demanding || gives) return null;
  const name = nameOf(moment);
  return day === null
    ? `This asks ${name} for something and offers nothing. Say what you take off ${him(moment)} in return.`
    : `You name ${day} as ${name}’s problem. Say what you do to make it possible.`;
}

/** Drafts with substance: what is still missing for them to carry. */
function substanceAdvice(moment: Moment): string | null {
  const { reading, earlier, day, amount, person, asked } = moment;
  const name = nameOf(moment);
  const options = reading.acts.filter((act) => act.kind === 'option' && !act.quote.trimEnd().endsWith('?'));
  const either = moment.draft.some(
    (sentence) => !sentence.question && / or | otherwise | alternatively /.test(plainWords(sentence)),
  );
  if (options.length > 0 && !hasAct(reading, 'recommend') && either)
    return `You name the ways and leave the choice open. Say which one you would take, and why.`;
  if (options.length > 0 && amount === null && day === null)
    return `The option has no price yet. Say what it costs or saves, in money, days or what drops out.`;
  if (
    options.length > 0 &&
    asked === 0 &&
    earlier.every((entry) => !hasAct(entry, 'ask', 'ask_priority')) &&
    !acknowledgedBefore(moment) &&
    !toThePoint(reading)
  )
    return `You propose before ${name} has said what ${he(moment)} needs most. One question first would make it land.`;
  const boundary = strongest(reading, 'boundary');
  if (boundary && boundary.strength < 1 && options.length === 0 && !hasAct(reading, 'propose', 'commit'))
    return `Your no is clear. Say what is possible instead, so that ${name} has somewhere to go.`;
  const ahead = moment.draft.some(
    (sentence) => /\b(?:will|['’]ll|no|not in)\b/i.test(sentence.text) && !/won['’]t|will not/i.test(sentence.text),
  );
  if (
    hasAct(reading, 'news') &&
    !ahead &&
    !hasAct(reading, 'own', 'boundary', 'commit') &&
    earlier.every((entry) => !hasAct(entry, 'own'))
  )
    return `The news is plain. Add since when you have known it and which part is yours.`;
  if (hasAct(reading, 'own') && !hasAct(reading, 'commit', 'option', 'propose'))
    return `You own it, and that counts. Add what is different from today on, with a day.`;
  if (hasAct(reading, 'acknowledge') && !hasAct(reading, 'commit', 'option', 'boundary', 'propose', 'recommend'))
    return `${name} will feel heard. Stop here and ask, or add the one thing you would do about it.`;
  if (hasAct(reading, 'commit') && day === null)
    return `There is a promise in this and no day. Name the day, and ${name} can plan around it.`;
  if (hasAct(reading, 'commit') && !acknowledgedBefore(moment))
    return `You promise ${day ?? 'it'} before ${name} knows that you understood the trouble. One clause on what it costs ${him(moment)} would help.`;
  if (hasAct(reading, 'commit'))
    return `${capital(day ?? 'The day')} is something ${name} can hold you to. Say what ${he(moment)} hears, and when, if it fails.`;
  if (hasAct(reading, 'recommend') && !hasAct(reading, 'close'))
    return `You say which way you would go. Ask ${name} for the decision, and say until when it holds.`;
  if (hasAct(reading, 'option') && !hasAct(reading, 'recommend'))
    return amount !== null || day !== null
      ? `There is a way in this with its price beside it. Send it, and ask ${name} whether it holds.`
      : `There is a way in this. Say whether you would take it yourself, and why.`;
  const concrete = amount !== null || day !== null || moment.ofTheCase >= 2;
  const now = moment.draft.some((sentence) =>
    / (?:now|today|tonight|at once|straight away) /.test(plainWords(sentence)),
  );
  if (concrete && !now && hasAct(reading, 'propose', 'figure') && day === null)
    return `This is concrete${amount !== null && /\d/.test(amount) ? `, ${amount} included` : ''}. What is missing is by which day, and who does it.`;
  if (
    hasAct(reading, 'propose', 'figure') &&
    person === null &&
    !moment.draft.some((sentence) => / (?:i|we|me|us) /.test(plainWords(sentence)))
  )
    return `The what and the when are there. Say who does it, by name.`;
  return null;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The first thing a draft lacks, worst first; null for one that lacks nothing that can be told from here. */
export function adviceFor(moment: Moment): string | null {
  if (moment.crosses)
    return `You may be asking for the one thing ${nameOf(moment)} won’t do. Ask first what stands behind it.`;
  return emptyAdvice(moment) ?? askingAdvice(moment) ?? demandAdvice(moment) ?? substanceAdvice(moment);
}

/** For a draft that can go, or one that says too little to tell more. */
export function lastAdvice(moment: Moment): string {
  const { reading, after, before, raised, scenario, ofTheCase } = moment;
  const name = nameOf(moment);
  const settles = after.concerns.find(
    (concern) =>
      concern.level === 'settled' &&
      before.concerns.some((earlier) => earlier.id === concern.id && earlier.level !== 'settled'),
  );
  const open = after.concerns.find(
    (concern) =>
      concern.level !== 'settled' &&
      raised.has(concern.id) &&
      !reading.concerns.some((step) => step.concern === concern.id),
  );
  const left = scenario.concerns.find((concern) => concern.id === open?.id);
  if (after.outcome === 'agreed')
    return `Ready to send. Close it with who does what by which day, and let ${name} say yes.`;
  if (settles)
    return left
      ? `Ready to send. After it ${name} will still want to hear about ${left.summary}.`
      : `Ready to send, and it answers what ${name} asked for. Keep it this short.`;
  if (reading.acts.length === 0 && ofTheCase === 0)
    return `This would fit any project. Put in one figure, one day or one name of this case.`;
  if (reading.acts.length === 0)
    return `This states something and does nothing with it. Say what follows from it for ${name}.`;
  return left
    ? `This can go. It says nothing yet about ${left.summary}, which ${name} raised.`
    : `This can go. Keep it as short as it is, and let ${name} answer.`;
}
