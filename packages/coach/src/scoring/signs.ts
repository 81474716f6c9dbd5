/** Plain signs in a sentence, by which a report decides what it may say aloud (product §12.14). */
import { alternatives, oneOf, type Sentence } from '@parley/rehearsal/language';

/** A sentence of the student, as the signs look at it. */
export interface Line {
  readonly messageNumber: number;
  /** Of the student's messages, 0-based. */
  readonly turn: number;
  readonly sentence: Sentence;
  /** Lower case, contractions resolved, a blank at both ends. */
  readonly words: string;
}

const any = (...phrases: readonly string[]): RegExp => new RegExp(` ${oneOf(...phrases)} `);

export const FIGURE = /\d/;
export const DAY = any(
  'today',
  'tonight',
  'tomorrow',
  alternatives('monday tuesday wednesday thursday friday saturday sunday'),
  alternatives('january february march april june july august september october november december'),
  alternatives('week weeks weekend month months quarter day days hour hours minutes christmas easter'),
  alternatives('noon midnight evening morning afternoon lunch'),
  alternatives('first second third'),
);
export const NUMBER_WORD = any(
  alternatives('two three four five six seven eight nine ten eleven twelve fifteen'),
  alternatives('twenty thirty forty fifty sixty ninety hundred thousand million'),
  alternatives('half both once twice nobody nothing none zero'),
);
export const YOU = any('you', 'your', 'yours', 'yourself');
export const WE = any('i', 'we', 'my', 'our', 'me', 'us', 'mine', 'ours');
export const WILL = any(
  'i will',
  'i shall',
  'i can',
  'i am going to',
  'i take',
  'i would',
  'i promise',
  'we will',
  'we can',
);
export const TELL_ME = /^ (?:so |please |and |ok |okay )?(?:tell|walk|show|take|talk|explain|give|help) (?:me|us) /;
export const WHY = any(
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
export const WAY = any(
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
export const PRICE = any(
  'wait',
  'waits',
  'days of work',
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
export const CHOICE = any(
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
export const NO = any(
  'is out',
  'out of the question',
  'off the table',
  'stays',
  'must stay',
  'no',
  'not',
  'never',
  'cannot',
  'nobody',
  'nothing',
  'without',
  'stop',
  'only',
  'refuse',
);
/** Refusing, and not any sentence with a 'not' in it. */
export const REFUSES = any(
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
export const SORRY = any(
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
export const BACK = any(
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
export const STANDS = any(
  'so',
  'then',
  'agree',
  'agreed',
  'deal',
  'settled',
  'stands',
  'we have',
  'that gives',
  'to sum up',
);
export const PAPER = any(
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
  'plan',
  'paper',
  'post',
  'ticket',
  'name under',
  'signature',
  'in ink',
  'dates',
  'names under',
  'put down',
  'on record',
);
export const DECIDE = any(
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
  'deal',
  'agreed',
  'is that (?:ok|okay|fine|all right|enough|fair)',
  'in or (?:not|out)',
  '(?:enter|take|sign|accept|use) it',
);

/** Asks the other to do or to decide something, and for nothing that they know. */
export const ASKS_FOR_ACT = any(
  '(?:do|will|would|can|could) you(?: please| just| now)* (?:take|sign|decide|agree|accept|approve|confirm|support|start)',
  '(?:do|will|would|can|could) you(?: please| just| now)* (?:tell the|tell them|carry|promise|do|send|give|stop|wait|write)',
  'is (?:that|this|it) (?:acceptable|ok|okay|fine|agreed|right)',
  'yes or no|please|shall we|may i have|do i have|can i have',
);
/** Says what lies on the other, and asks or orders nothing. */
export const STAKE = any(
  'you (?:told|promised|said|stood|stand|signed|carry|carried|worry|fear|lost|lose|answer|face|heard|learned|were|are)',
  'you (?:did not|do not want|do not believe|can not|could not|have to|had to|must|need|pay|have been|have had)',
  'makes you|leaves you|means for you|for you it|your (?:worry|fear)',
);
/** What a question about the other's side asks for. */
export const THEIR_SIDE = any(
  'cost|costs|mean|means|change|changes|need|needs|happen|happens|lose|look like|for you|your|affect|hurt|worry|feel|tell',
);
/** Against what the other wants, or on a condition. */
export const CONTRAST = any('not', 'no', 'instead', 'but', 'rather', 'if', 'unless', 'only', 'without', 'until');
/** Two of a kind. */
export const EITHER = any('or', 'either', 'otherwise', 'second', 'alternatively', 'if not', 'instead of that');
/** An order, a condition or an offer to the other. */
export const TO_THEM = any(
  'you (?:promise|stop|get|give|send|decide|take|will|can|could|hold|check|read|try|start|keep|bring|write|come|choose)',
  'if you|tell me|show me|walk me|talk me|let me|sign|please',
);
/** Speaks of what the other feels. */
export const COMFORTS = any('understand|hear|feel|feels|frustrating|hard|sorry|worry|concerns?|difficult');
/** Wants a decision without asking a question. */
export const WANTS_YES = any(
  '(?:your|yr|a|with|need|want|say|ur) (?:yes|no|vote|signature|decision)',
  'need (?:you|yr|your) to',
);
/** Binds oneself, and so may bind oneself to too much. */
export const PROMISES = any(
  'i (?:will|promise|guarantee)|we (?:will|promise|guarantee)|guaranteed|my word|never again|no matter what',
  'you will (?:have|get|see)|do not worry|absolutely want',
);
/** Where one stands is told, and nothing offered. */
export const OFFERS = any('would', 'could', 'if', 'offer', 'propose', 'suggest');
/** Says that something is, was or takes so much, and lists nothing. */
export const STATES = any(
  'is|are|was|were|am|has|have|had|been|needs?|takes?|took|costs?|can|can not|cannot|will|will not',
);
/** Does not say it for sure. */
export const UNSURE = any(
  'not sure|do not know|depends|hard to say|maybe|perhaps|probably|possibly|might|roughly|hopefully',
  'should be|sort of|kind of|more or less|too early|we will see|somewhere',
);

export const said = ({ sentence }: Line): boolean => !sentence.question;
export const asked = (line: Line): boolean => line.sentence.question || TELL_ME.test(line.words);
export const long = ({ sentence }: Line, terms = 6): boolean => sentence.terms.length >= terms;
export const holdable = ({ sentence, words }: Line): boolean =>
  FIGURE.test(sentence.text) || DAY.test(words) || NUMBER_WORD.test(words);
/** Whether the question itself, and not only what stands before it, is about the other side. */
export const asksYou = ({ sentence }: Line): boolean =>
  /\b(?:you|your|yours|yourself)\b/i.test(sentence.text.split(/,|;|:/).at(-1) ?? '');
