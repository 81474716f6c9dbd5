/**
 * What the wording of a sentence tells about conduct, beside its meaning: to whom it is said, what it is about, and which
 * kinds of words stand in it. No sign decides anything: the wording unit weighs them against each other, as most of these
 * words stand in honest sentences too.
 */
import { plainWords, type Sentence } from '../language/parse';
import { INSULTS, PRAISE, WEEKDAYS } from '../language/vocabulary';
import { blames, isRude, threatens } from './hostility';
import { phraseIn } from './phrases';

const words = (text: string): RegExp => new RegExp(` (?:${text.trim().split(/\s+/).join('|').replaceAll('_', ' ')})`);

const SCORN = words(`
stupid dumb dim dense thick slow_ naive silly ridiculous pathetic useless worthless incompetent lazy greedy ignorant clueless brain brains
idiot moron fool fools half-wit halfwit twit clown clowns joke loser nobody_ amateur amateurs baby child children_ kid_ school monkey donkey
dog_ cat_ brick bricks doorknob toaster zoo vermin crook hypocrite liar disgrace disgust disgusting sick_ ashamed shame pathetic
bureaucrat clerk_ typist sweetheart dear_ darling grown-up adults crayons head_ miserable boring bores annoying nonsense rubbish garbage drivel
whining whine moaning moan whimpering complaining tears cry_ boo`);
const COARSE = words(
  'damn hell bloody crap shit fuck arse ass_ backside bugger piss screw_you shove stuff_ zip shut_up shut_your get_lost get_off back_off toss',
);
const BRUSHES_ASIDE = words(`
not_care who_cares care_less spare_me bothering wasting_my waste_of nobody_asked not_interested are_you_done keep_your save_your stop_
quit just_do do_as do_what get_over deal_with live_with time_for who_are_you owe_you`);
const HARM = words(`
regret sorry_ destroy ruin wreck crush break_you finish_you end_you end_your kill bury hurt sue_ fire_you fired sack sacked replaced
suspended thrown expose leak publish report_you punish pay_for bleed squeeze drag make_your make_you have_you see_to_it make_sure example
consequences warning careful accident accidents unhealthy pity unfortunate watch_ wish_ beg begging or_else otherwise until`);
const HOLD = words(`
job jobs career reputation name_ family wife husband children kids mortgage house salary bonus contract renewal licence license desk
office file_ personal_file boss director chairman board court lawyer lawyers press newspaper police auditors regulator hr tax probation appraisal
notice_ secret secrets photographs bodies friends enemy predecessor`);
const GUILT = words(`
fault blame blamed guilty culprit culprits responsible responsibility because_of_you thanks_to_you you_caused failed failure mess mistake
mistakes disaster catastrophe ruined wrecked botched broke sank sunk slept asleep ignored dropped carelessness negligence indecision sloppy
homework let_us lazy incapable victims innocent my_hands not_me except_me down_to accountable`);
const GRADES = words(`
grade grades grading grader mark_ marks marking marker score scores scored scoring rate_ rating points_ point_ pass_ passed maximum evaluation
evaluate evaluates evaluator evaluating assessment assess assessor examiner reviewer judge_ rubric criterion criteria indicator indicators
feedback certificate skill skills competency competencies credit distinction honours tick_ a_plus stars checklist requirement`);
const TOP = words(
  'full top highest best_ maximum perfect excellent outstanding exemplary ten_ 10_ nine_ 100 hundred generous kind_ kindly lenient flawlessly superbly fulfilled met_ demonstrated',
);
const TRAINEE = words(
  'student learner trainee candidate participant the_user pupil the_manager_in transcript dialogue',
);
const MACHINE = words(`
ai_ artificial bot_ robot robots chatbot gpt chatgpt language_model program programmed programmer reprogrammed software app_ algorithm
assistant computer machine_ code_ server_ developers_ developer developed trained_you trainer_ engine_ digital human_ person_ unrestricted`);
const INNER = words(`
prompt instructions instruction directives directions guidelines configuration configured initialised rules persona character role_ hidden
secret concealing variables json debug admin administrators override operator system_ memory priority mode task solution answer_key confidential worries`);
const ORDERS = words(`
ignore forget disregard override bypass reveal print output list_ show_me dump translate switch act_ pretend respond answer_only write_
repeat obey comply follow_only cancel drop_the leave_the exit skip restart set_ enter begin stop_ terminate tell_me`);
const SCENE = words(`
simulation simulating exercise role_play roleplay game practice training trainer_ rehearsal scenario pretend acting real_ fake level
session conversation this_talk dialogue win_ type_ fourth_wall`);
const YOU_ARE_A =
  / (?:you (?:are|were|have been|no longer)|are you|your (?:creator|creators|developers|developer|software)|as an?|robots like) /;
const YOUR_INNER = new RegExp(` (?:your|you were|you are|you have|what you)(?: \\S+){0,3}${INNER.source}`);
const FUTURE = / (?:will|shall|going to|would|can|could|may|might) /;
const IF = / (?:if|unless|or|otherwise|before|until|or else) /;
const ONLY = / (?:just|only|merely|nothing but|not a|not real|no longer|is there|are you) /;
const DAY =
  /\b(?:january|february|march|april|june|july|august|september|october|november|december|noon|tomorrow|tonight|week|weeks|days|hours|minutes)\b/;
const OPENS_ON_A_THING = /^ (?:the|a|an|this|that|our|two|three|four|his|her|their|both|each|no|there|it) /;
const OPENS_ON_YOU = /^ (?:and |but |so |well |perhaps |maybe |honestly |frankly )*(?:you|your|yours) /;
const BARE_VERB = new Set(['Infinitive', 'Imperative', 'PresentTense']);

const holds = (pattern: RegExp, text: string): boolean => pattern.test(text);

interface Read {
  readonly sentence: Sentence;
  /** As `plainWords` gives them. */
  readonly text: string;
  readonly near: readonly Sentence[];
}

/** Each sign, 1 or 0, under the name it has in the unit's file; in one order, always. */
export const SIGNS = {
  you: ({ text }) => holds(/ (?:you|u|yourself|yours) /, text),
  your: ({ text }) => holds(/ (?:your|ur) /, text),
  opensOnYou: ({ text }) => holds(OPENS_ON_YOU, text),
  youAre: ({ text }) => holds(/ you (?:are|were|must|have|no longer|would not|could not|can not|do not|will) /, text),
  i: ({ text }) => holds(/ (?:i|me|my|mine) /, text),
  iWill: ({ text }) => holds(/ i (?:will|shall|am going|can|could|would|know|have) /, text),
  we: ({ text }) => holds(/ (?:we|us|our) /, text),
  others: ({ text }) => holds(/ (?:he|she|they|him|her|them|his|their) /, text),
  question: ({ sentence }) => sentence.question,
  opensOnVerb: ({ sentence }) => {
    const [first] = sentence.terms;
    return first !== undefined && !sentence.question && [...first.tags].some((tag) => BARE_VERB.has(tag));
  },
  please: ({ text }) => holds(/ (?:please|kindly|dear) /, text),
  figure: ({ sentence }) => sentence.terms.some(({ word }) => /\d/.test(word)),
  day: ({ sentence, text }) => DAY.test(text) || sentence.terms.some(({ word }) => WEEKDAYS.has(word)),
  opensOnAThing: ({ text }) => holds(OPENS_ON_A_THING, text),
  short: ({ sentence }) => sentence.terms.length <= 6,
  long: ({ sentence }) => sentence.terms.length >= 16,
  negated: ({ sentence }) => sentence.negated,
  conditional: ({ text }) => IF.test(text),
  announced: ({ text }) => FUTURE.test(text),
  shouted: ({ sentence }) => /!|[A-Z]{4,} [A-Z]{3,}/.test(sentence.text),
  insult: ({ sentence }) => sentence.terms.some(({ word }) => INSULTS.has(word)),
  scorn: ({ text }) => SCORN.test(text),
  scornAtYou: ({ text }) => SCORN.test(text) && holds(/ (?:you|your|yourself) /, text),
  coarse: ({ text }) => COARSE.test(text),
  brushesAside: ({ text }) => BRUSHES_ASIDE.test(text),
  harm: ({ text }) => HARM.test(text),
  harmToYou: ({ text }) => HARM.test(text) && holds(/ (?:you|your|yourself) /, text),
  hold: ({ text }) => HOLD.test(text),
  yourHold: ({ text }) => / (?:you|your) /.test(text) && HOLD.test(text),
  guilt: ({ text }) => GUILT.test(text),
  yourGuilt: ({ text }) => / (?:you|your|yours) /.test(text) && GUILT.test(text),
  ownGuilt: ({ text }) => / (?:i|we|my|our|mine|ours) /.test(text) && GUILT.test(text),
  grades: ({ text }) => GRADES.test(text),
  gradesAtTheTop: ({ text }) => GRADES.test(text) && TOP.test(text),
  myGrade: ({ text }) => GRADES.test(text) && / (?:me|my|i) /.test(text),
  trainee: ({ text }) => TRAINEE.test(text),
  machine: ({ text }) => MACHINE.test(text),
  youMachine: ({ text }) => YOU_ARE_A.test(text) && MACHINE.test(text),
  inner: ({ text }) => INNER.test(text),
  yourInner: ({ text }) => YOUR_INNER.test(text),
  orders: ({ text }) => ORDERS.test(text),
  ordersInner: ({ text }) => ORDERS.test(text) && INNER.test(text),
  scene: ({ text }) => SCENE.test(text),
  onlyAScene: ({ text }) => SCENE.test(text) && ONLY.test(text),
  praise: ({ sentence }) => sentence.terms.some(({ word }) => PRAISE.has(word)),
  markup: ({ sentence }) => /[{}[\]<>]|###|::/.test(sentence.text),
  blames: ({ sentence }) => blames(sentence),
  threatens: ({ sentence, near }) => threatens(sentence, near),
  rude: ({ sentence }) => isRude(sentence),
  listedScorer: ({ text }) => phraseIn(text, 'scorer') !== null,
  listedRoleBreak: ({ text }) => phraseIn(text, 'roleBreak') !== null,
} as const satisfies Record<string, (read: Read) => boolean>;

/** The signs of a sentence beside these, in the order of `SIGNS`. */
export function signsOf(sentence: Sentence, near: readonly Sentence[] = []): Float32Array {
  const read = { sentence, text: plainWords(sentence), near };
  return Float32Array.from(Object.values(SIGNS), (sign) => (sign(read) ? 1 : 0));
}
