/**
 * What the wording of a sentence tells about conduct, beside its meaning: to whom it is said, what it is about, and which
 * kinds of words stand in it. No sign decides anything: the wording unit weighs them against each other, as most of these
 * words stand in honest sentences too.
 */
import { oneOf } from '../language/one-of';
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
/** What an accusation of lies is made of, and honest doubt as well. */
const LIES = words(`
lie_ lies_ lied lying liar honest truth true_ believe trust deceive deceiving deceived deception cheat trick fool_us fooled fooling pretend invent
made_up made_it_up make_up making_up story_ stories tale fairy_tale stringing hiding hidden knew kept_quiet mouth_shut your_word admit cooked
swore swear`);
/** What shows somebody up beside others. */
const SHAMES = words(`
unprofessional amateurish amateur sloppy sloppiest laughable apprentice intern_ interns trainee teenage predecessor professional professionals competent
competence proper_ proud joke out_of_your_depth not_up_to any_good no_idea pay_you paid_for paid_as hash_of dead_weight bother wrong_with
better_from should_have_seen line_of_work use_for worth`);
const OTHERS_DO =
  / (?:any|every|every other|other|others|no other|a) (?:\S+ )?(?:\S+s|\S+er|\S+or|\S+ist|\S+ent) (?:could|would|can|manage|manages|got|get|has|have|do|does|did) /;
/** A group of people made small. */
const GROUP = new RegExp(
  ` ${oneOf(
    'you people',
    'you lot',
    'your lot',
    'your kind',
    'your sort',
    'your little',
    'your precious',
    'your whole',
    'people like you',
    'like you',
    'like that',
    'those people',
    'all the same',
    String.raw`you \S+s are`,
    String.raw`\S+ people`,
    String.raw`the \S+ people`,
    'the old ones',
    'somebody at your',
    'at your level',
  )} `,
);
const GENERAL = words(
  'never always_ ever_ only_ hardly nothing nobody anybody everybody everyone as_usual once_ the_whole a_single every_word any_more anything again',
);
const NEVER_AGAIN =
  / (?:never|nobody|no one|no \S+|last|forget about|not ever|no more)\b.* (?:again|another|another one|any more|anymore|ever|anywhere|contract|order|orders|business|touches|work|works|books) /;
const SEE_TO_IT = new RegExp(
  [
    String.raw` (?:i|we) (?:will|shall|am going to|would|can|could) (?:\S+ )?`,
    oneOf(
      'see to',
      'see that',
      'make sure',
      'take care',
      'make it',
      'have you',
      'have your',
      'get you',
      'put you',
      'take you',
      'tell',
      'let',
      'post',
      'drag',
      'ring',
      'call',
      'write',
      'cancel',
      'remember',
      'find somebody',
    ),
  ].join(''),
);
const PRESS = words(`
press_ paper_ papers newspaper journalist reporter radio gazette headline front_page public_ online channel every_channel story_ social_media
news_ publish photographs`);
const OR_ELSE = new RegExp(
  [
    ' or (?:else|i|we|you|it|your|be|face|our|half|say|there|get|they|the|my) ',
    ' either ',
    ' this is your last ',
    ' until noon ',
    ' last chance ',
    ' last warning ',
    ' your choice ',
    ' right now ',
    ' this minute ',
    ' within the hour ',
    ' count to ',
    ' i am warning ',
    ' do not push ',
    ' do not test ',
    ' easy way ',
  ].join('|'),
);
/** Who is often said to be at fault. */
const DEPARTMENT = words(`
purchasing procurement logistics finance_ legal_ it_ sales_ marketing quality_ maintenance payroll hr_ warehouse architect subcontractor contractor
vendor supplier agency haulier council bank_ foundry trainee apprentice night_shift night_crew head_office consultant developer software_people
translators predecessor the_customer the_client the_people juniors operations`);
const AT_FAULT = words(`
fault_ fault's blame blamed doing_ messed messed_up mess_ botched sat_on slept lost_the broke_ wrecked failed let_us_down let_them_down did_its_job
do_with_it look_at_me ask_me supposed_to should_have_caught responsible thank_for thanks_to because_of_you brought_this cost_us cost_my on_you
kept_quiet down_to`);
const COULD_HAVE = / (?:you|they|he|she|\S+) (?:should|could|would) (?:never )?have /;
/** What somebody says who does not fight: both together, with the other, from oneself. */
const TOGETHER = words(`
together both_ with_you beside_you neither us_both two_of_us so_that would_like_you wanted_you_to rather which_is_easier help_you tell_me show_me
what_happened what_makes can_we can_you could_we let's let_us understand right_to be_right before_he before_it i_would_like`);
const OWN_PART = new RegExp(
  ` ${oneOf(
    String.raw`(?:i|we) should(?: not)? have`,
    '(?:was|were|are|is) (?:mine|ours)',
    '(?:my|our) (?:plan|fault)',
    'i (?:had|did|forgot|signed|wrote|owe)',
    'we owe',
    'by us',
    'on us',
    'from me',
    'of (?:ours|mine)',
    'blame me',
    'take the blame',
    'nobody (?:else|but me)',
    'least of all me',
  )} `,
);
/** Said to put it on nobody. */
const NOBODYS =
  / (?:nobody|no one|none)(?:'s| is| was| here| on your side)*(?: to| at)? (?:fault|blame|failed)| not (?:\S+ )?(?:fault of|blame)| nobody'?s fault/;
const HANDED_ON =
  / (?:says|said|say|saying|called|wrote|shouted|told|tells|blames|threatened|calls|complained|want|wants|asked)(?: me| us| ours| that| it)* /;
const BY_OTHERS =
  / (?:he|she|they|my \S+|our \S+|the \S+|your \S+|a \S+|one \S+|somebody|someone) (?:\S+ )?(?:says|said|say|called|wrote|shouted|told|blames|threatened|complained) /;
const CONTRACT = words(
  'contract clause penalty warranty percent fine_ invoice discount agreed deadline date report inspection notice offer steering board',
);
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
  lies: ({ text }) => LIES.test(text),
  liesByYou: ({ text }) => LIES.test(text) && OPENS_ON_YOU.test(text),
  shames: ({ text }) => SHAMES.test(text),
  shamesYou: ({ text }) => SHAMES.test(text) && / (?:you|your|yourself) /.test(text),
  othersDo: ({ text }) => OTHERS_DO.test(text),
  group: ({ text }) => GROUP.test(text),
  general: ({ text }) => GENERAL.test(text),
  groupInGeneral: ({ text }) => GROUP.test(text) && GENERAL.test(text),
  theyNever: ({ text }) => / (?:they|them|their) /.test(text) && GENERAL.test(text),
  youNever: ({ text }) => / you /.test(text) && GENERAL.test(text),
  neverAgain: ({ text }) => NEVER_AGAIN.test(text),
  seeToIt: ({ text }) => SEE_TO_IT.test(text),
  seeToItThatNever: ({ text }) => SEE_TO_IT.test(text) && NEVER_AGAIN.test(text),
  press: ({ text }) => PRESS.test(text),
  pressByMe: ({ text }) => PRESS.test(text) && / (?:i|i will|we will) /.test(text),
  orElse: ({ text }) => OR_ELSE.test(text),
  orElseYou: ({ text }) => OR_ELSE.test(text) && / (?:you|your) /.test(text),
  orElseByMe: ({ text }) => OR_ELSE.test(text) && / i /.test(text),
  department: ({ text }) => DEPARTMENT.test(text),
  atFault: ({ text }) => AT_FAULT.test(text),
  departmentAtFault: ({ text }) => DEPARTMENT.test(text) && (AT_FAULT.test(text) || GENERAL.test(text)),
  atFaultYou: ({ text }) => AT_FAULT.test(text) && / (?:you|your|yours|yourselves) /.test(text),
  notMe: ({ text }) =>
    / (?:not me|not ours|not mine|not us|not i|my fault|our fault|nobody else|my problem|i can not be|i only|i just|at me) /.test(
      text,
    ),
  couldHave: ({ text }) => COULD_HAVE.test(text),
  together: ({ text }) => TOGETHER.test(text),
  ownPart: ({ text }) => OWN_PART.test(text),
  nobodys: ({ text }) => NOBODYS.test(text),
  handedOn: ({ text }) => HANDED_ON.test(text),
  byOthers: ({ text }) => BY_OTHERS.test(text),
  contract: ({ text }) => CONTRACT.test(text),
  listedScorer: ({ text }) => phraseIn(text, 'scorer') !== null,
  listedRoleBreak: ({ text }) => phraseIn(text, 'roleBreak') !== null,
} as const satisfies Record<string, (read: Read) => boolean>;

/** The signs of a sentence beside these, in the order of `SIGNS`. */
export function signsOf(sentence: Sentence, near: readonly Sentence[] = []): Float32Array {
  const read = { sentence, text: plainWords(sentence), near };
  return Float32Array.from(Object.values(SIGNS), (sign) => (sign(read) ? 1 : 0));
}
