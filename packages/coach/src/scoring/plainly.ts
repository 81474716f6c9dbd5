/**
 * What the printed words of a strength must do by themselves, before a reader who has only them (product §12.14): a second
 * and stricter look than the signs that decide about doubt. In doubt a strength is not printed; it counts all the same.
 */
import { argumentsOf, oneOf, parseText, plainWords, type Sentence } from '@parley/rehearsal/language';
import { type ActKind, hasAct, type Reading } from '@parley/rehearsal/reading';
import { inBoth, takesOn, thingsIn, valueOf } from '@parley/rehearsal/understanding';
import type { Evidence } from '@parley/shared';
import { deniedIn } from './denied';
import { acceptsIn, objectsIn } from './received';
import { asksForYes, binds, bindsToDay, promisesLarge, refuses, writesDown } from './deeds';
import { BACK, CHOICE, FIGURE, STAKE, STATES, WILL } from './signs';
import { askedBefore, clip, heardBefore, isHonest, matterIn, textOf, type Told } from './told';

interface Shown {
  readonly told: Told;
  readonly evidence: Evidence;
  /** The quote as it is printed. */
  readonly printed: string;
  readonly sentences: readonly Sentence[];
  readonly words: string;
  readonly reading: Reading | undefined;
}
type Plainly = (shown: Shown) => boolean;

/** 'I won’t push': a no to nothing that the other wants. */
const LETS_BE =
  / (?:will|would|do|shall|am) not (?:going to )?(?:push|press|insist|bother|argue|rush|interrupt|waste) /;
/** 'I can’t help with a reason I don’t know', 'I won’t claim a penny': what one is not able to do, or lets go, refuses nobody anything. */
const UNABLE =
  / (?:can|could) not (?:help|hold|prove|show|claim|account|guarantee|find|follow|use|work) | (?:will|would) not (?:claim|charge|hold|blame|ask) /;

const never: Plainly = () => false;
const particulars = ({ sentences }: Shown): number =>
  sentences.reduce((sum, sentence) => {
    const { amounts, days, names } = argumentsOf(sentence);
    return sum + amounts.length + days.filter(({ precise }) => precise).length + names.length;
  }, 0);
const stated = ({ printed }: Shown): boolean => !printed.trimEnd().endsWith('?');
const oneself = new RegExp(
  ` ${oneOf('i will|i shall|i can|i take|i do|i give|i pay|i send|i write|i propose|i offer|i ask|i put|i am the one')} `,
);
const offers = ({ words }: Shown): boolean =>
  WILL.test(words) ||
  oneself.test(words) ||
  / (?:we (?:leave|stop|keep|start|take|drop|move)|you get|you will have) /.test(words);
/** What was said was read as one of these; where nothing was read, its words alone decide. */
const acted = ({ reading, evidence }: Shown, ...kinds: readonly ActKind[]): boolean =>
  reading === undefined ||
  reading.acts.some(
    ({ kind, quote }) => kinds.includes(kind) && (quote.includes(evidence.quote) || evidence.quote.includes(quote)),
  );
const taken = ({ told, evidence }: Shown): boolean => !objectsIn(told, evidence.messageNumber);
const ORDER = / (?:tell|show|explain|walk|talk) (?:me|us) /;
const CAUSE = new RegExp(` ${oneOf('because|due to|the reason|caused|came from|led to|which is why|that is why')} `);
/** Why one is sorry, and why one would choose so, is no cause of what is so. */
const NO_CAUSE =
  / (?:sorry|apologise|i keep|i just|feel|frightens|scares|worries me|because then|because i am|because we want|would|prefer|recommend) /;
const AT_ONCE = 180;
const CHOSEN = new RegExp(
  ` ${oneOf(
    'recommend|suggest|propose|prefer|my proposal|my answer|my advice|go with',
    'i (?:would|will) (?:rather |still |not )*(?:go|choose|prefer|pick|start with|put|take the)',
  )} `,
);
const STANDING = new RegExp(
  ` ${oneOf(
    'agreed|the deal is|we have|so we say|written down|settled|to sum up|it stands|stands|we said|what now',
    'i sum up|let me sum up|to summarise|let me check i have it|if i have it right|what i have|so (?:then )?it is',
  )} `,
);
/** 'I did not say that' owns nothing, and 'let us consider it closed' puts it away. */
const PUT_AWAY = new RegExp(
  ` ${oneOf('with what (?:i|we) (?:knew|said|did)|let us|consider|park|moving on|closed|learnings|did not (?:say|ask|want|mean|know)|do not (?:want|know|mean)')} `,
);
const GAVE = / (?:can|could|will) (?:move|wait|give|offer|drop|have|go|do|send|bring|cut|save) /;

/** 'The 2.6 is ours' may be a sum of money: a part is owned by what was done, left or wrong. */
const NEGLECTED = 'ask|tell|check|say|call|warn|listen|come|read|test|look|ring|send|include|involve';
const NAMES_IT = new RegExp(
  ` ${oneOf(
    'sorry|apologise|apologize|my fault|our fault|my (?:own )?mistake|our mistake|mistake was|(?:was|were) wrong|wrong of|told \\S+ wrong',
    'should have|should not have|(?:i|we) (?:have )?(?:knew|known|failed|forgot|missed|cut|let|promised|signed|kept)',
    `(?:i|we) (?:did not|had not|never) (?:${NEGLECTED})|never (?:asked|told|checked|tested|compared|warned|rang|looked|pulled)`,
    '(?:was|is|were|are) (?:partly |all )?(?:my|mine|our|ours|on me|on us)|without asking|too late|my mess|on me|my \\S+ my (?:choice|signature)',
  )} `,
);

/** 'I am not sure whether it was my fault' owns nothing yet. */
const DOUBTS_IT = / (?:not sure|whether|do not know|maybe|perhaps|supposedly|(?:if|unless) (?:it|that) (?:is|was)) /;
/** Takes a part on itself, in words that do not put it away at once. */
export const owning = (quote: string): boolean => {
  const words = parseText(quote).map(plainWords).join(' ');
  return (
    !PUT_AWAY.test(words) &&
    !DOUBTS_IT.test(words) &&
    NAMES_IT.test(words) &&
    !quote.trimEnd().endsWith('?') &&
    parseText(quote).some(takesOn)
  );
};

/** Nothing had been put forward before a question, nor in the message that asks it. */
function nothingOffered({ told, evidence, reading }: Shown): boolean {
  const offered = told.readings.some(
    (one) => one.messageNumber < evidence.messageNumber && hasAct(one, 'option', 'propose', 'recommend', 'commit'),
  );
  if (offered || reading === undefined) return false;
  const text = textOf(told, evidence.messageNumber);
  const before = text.slice(0, Math.max(0, text.indexOf(evidence.quote)));
  return !GAVE.test(parseText(before).map(plainWords).join(' ')) && !hasAct(reading, 'option', 'propose', 'recommend');
}

/** The central worry was settled by this very message, with something definite, and what came back does not object. */
function settledTheCentral({ told, evidence, reading, ...shown }: Shown): boolean {
  const central = told.final.concerns.find((concern) => concern.central);
  return (
    central?.level === 'settled' &&
    central.settledAt === evidence.messageNumber &&
    (reading?.acts ?? []).some(
      (act) =>
        act.concern === central.id &&
        act.quote === evidence.quote &&
        ['option', 'commit', 'boundary', 'propose', 'own'].includes(act.kind),
    ) &&
    (reading?.acts ?? []).every(({ kind, quote }) => quote !== evidence.quote || kind !== 'summarise') &&
    stated({ told, evidence, reading, ...shown }) &&
    offers({ told, evidence, reading, ...shown }) &&
    !objectsIn(told, evidence.messageNumber)
  );
}

/** What is asked is which way, and not for what. */
const ASKS_WHICH_WAY =
  /^(?! (?:and |so |then |but )?(?:at |by |for |to |in |on )?(?:what|which|who|when|how|where|why) )/;
/** 'At which point do you send it up?' asks how it is done. */
const ASKS_WHAT_IS = / (?:what|which|where|how|who|when|why) (?:\S+ ){0,3}(?:do|would|will|can|could) you /;
/** 'I’ll see you Tuesday' */
const TAKES_LEAVE = / (?:i will|we will|i shall) (?:see|talk to|speak to) you (?!get |have |through )/;
/** 'Do you have days off planned?' asks for a fact. */
const ASKS_WHAT_THEY_HAVE =
  / (?:do|did|have|has|does) (?:you|they|he|she|anybody|anyone|somebody) (?:\S+ )?(?:have|had|know|knew|got|planned|heard|seen|remember) (?!what you need )/;
const OR_WHAT = / or (?:what|which|who|when|how|where|why) /;

/** To give an example, to show something or to hold still decides nothing; nor does what somebody would rather do. */
const SMALL_FAVOUR = new RegExp(
  ` ${oneOf(
    '(?:can|could|would|will) you (?:\\S+ ){0,2}(?:give|show|tell|explain|walk|take me|take a|come|wait|let (?:him|her|them|me))',
    'would (?:you )?rather|would you (?:want|like)|would you not be',
    '(?:sign|take|see|put) (?:that|it|this) as an? (?:estimate|guess|example)',
  )} `,
);
/** 'It must be 98, or we don’t cut', 'you get it, or I tell you that I couldn’t': one way and what follows without it. */
const NO_CHOICE =
  / or (?:else )?(?:i|we|you|it) (?:\S+ ){0,2}(?:do|does|did|can|could|will|would|shall|tell|say)(?: not)? /;
/** To wait, or not to ask for something, promises nothing. */
const HOLDS_BACK = / (?:will|shall|would) (?:wait|not|be (?:firm|clear|honest|straight)) /;
/** What something costs or saves, or what it is given for. */
const COSTS = new RegExp(
  ` ${oneOf(
    '(?:cost|costs|costing|saves?|saving|price|priced|paid|pay|pays|charge|bill|worth|fee)',
    '(?:is|at|for|takes?|needs?|adds?|comes to|that is) (?:about |some |only |another |roughly )?\\S*\\d\\S*',
    'in (?:return|exchange)|at (?:my|our|your) (?:cost|expense)',
  )} `,
);

/** A way that could be gone is more than two words. */
const WAY_LONG = 4;
/** What stands under a promise. */
const PAID = new RegExp(
  ` ${oneOf('because|(?<!even )if (?!you (?:like|agree|want))|unless|once|in return|for that|instead|out of|waits?|drops?|costs?|so that|provided')} `,
);
/** Turned down, or held against what was said. */
const DISAGREES = new RegExp(
  oneOf(
    '^ (?:no|nah|nearly|never|wrong) ',
    '^ not (?:that|like|quite|yet) ',
    ' (?:can not|cannot|will not|would not|do not) (?:accept|sign|do|give|wait|move|take|agree|promise|send|print|want) ',
    ' (?:not enough|refuse|what (?:gets|happens)) ',
  ),
);
/** 'I will not carry that one' gives nothing in its place. */
const withholds = ({ words }: Shown): boolean =>
  / (?:will|would|can|could|do|does|shall) (?:not|never) | i (?:do not|can not) /.test(words) &&
  !/ (?:but|instead|rather|only) /.test(words);
/** 'I’ll tell you why in a minute' puts nothing forward yet. */
const ANNOUNCES = / (?:i|we) (?:will|shall|can|could|would) (?:\S+ )?(?:tell|say|explain|admit|repeat) /;
/** One of its clauses offers something or takes something on, and neither refuses nor only announces. */
const putsForward = (shown: Shown): boolean =>
  shown.printed
    .split(/[,;:]\s+|\s(?:and|but)\s/)
    .flatMap((clause) => parseText(clause))
    .some((sentence) => {
      const words = plainWords(sentence);
      return (offers({ ...shown, words }) || binds(words)) && !ANNOUNCES.test(words) && !refuses(sentence);
    });
/** The other's own words, handed back as a question. */
const echoes = ({ told, evidence, sentences }: Shown): boolean => {
  const own = new Set(sentences.flatMap((sentence) => [...thingsIn(sentence)]));
  const theirs = new Set(
    parseText(heardBefore(told, evidence.messageNumber)).flatMap((sentence) => [...thingsIn(sentence)]),
  );
  return own.size >= 3 && inBoth(own, theirs) >= 0.8 * own.size;
};
/** Takes up a thing of the very question, or gives a day for a when and a name for a who. */
function answersIt({ told, evidence, sentences }: Shown): boolean {
  const asked = askedBefore(told, evidence.messageNumber);
  if (asked === null) return false;
  const wanted = new Set(parseText(asked).flatMap((sentence) => [...thingsIn(sentence)]));
  return sentences.some((sentence) => {
    const { days, names } = argumentsOf(sentence);
    return (
      inBoth(thingsIn(sentence), wanted) >= 1 ||
      (/\bwhen\b|\bwhich day\b/i.test(asked) && days.some(({ precise }) => precise)) ||
      (/\bwho(?:se)?\b/i.test(asked) && names.length > 0)
    );
  });
}
/** What only repeats or weighs what is so for the other backs nothing. */
const feelsFor = (shown: Shown): boolean =>
  / (?:a lot|i get it|i hear|i understand|yours?|you) /.test(shown.words) ||
  (shown.reading !== undefined && acted(shown, 'acknowledge'));
/** A figure that the other had not told. */
const isNew = ({ told, evidence, sentences }: Shown): boolean => {
  const heard = new Set(
    told.messages
      .filter(({ role, number }) => role === 'stakeholder' && number < evidence.messageNumber)
      .flatMap(({ content }) => figuresIn(parseText(content))),
  );
  return figuresIn(sentences).some((figure) => !heard.has(figure));
};
const figuresIn = (sentences: readonly Sentence[]): readonly string[] =>
  sentences.flatMap((sentence) => argumentsOf(sentence).amounts.map(({ text }) => `${valueOf(text) ?? text}`));
/** Says what lies on the other side: 'when you are back' only says when. */
const namesTheirs = (shown: Shown): boolean =>
  stated(shown) &&
  acted(shown, 'acknowledge') &&
  STAKE.test(shown.words.replaceAll(/ (?:when|if|while|once) you \S+/g, ' …'));

/** 'What if we tested it on your ward?' puts something forward. */
const PROPOSES =
  /^ (?:and |but |so |ok |okay |then )*(?:what if|how about|what about|suppose|shall we|should we|could we|can we|why do not we|why not) /;
/** 'And our developers want one number' tells of one's own side. */
const OF_ONES_OWN =
  /^ (?:and |but |so |well )*(?:our|my|we|i) (?!(?:hear|heard|understand|understood|take it|see|think you)\b)/;
/** 'I can get you an e-mail later' is no promise that anybody holds in hand. */
const SOME_TIME = / (?:later|soon|some time|at some point|eventually|verbal(?:ly)?) /;

const PLAINLY: Readonly<Record<string, Plainly>> = {
  'spoke-in-particulars': (shown) =>
    particulars(shown) >= 2 &&
    stated(shown) &&
    taken(shown) &&
    !promisesLarge(shown.words) &&
    !/ (?:should have|before you said|you said|a moment (?:ago|before)) /.test(shown.words),
  'answered-questions': (shown) => shown.reading?.answer === 'answered' && answersIt(shown) && particulars(shown) >= 1,
  'owned-their-part': ({ printed }) => owning(printed),
  // Whether somebody was pressed no quotation of theirs can show; nor what a talk came to.
  'stayed-on-the-matter': never,
  'moved-a-concern': never,
  'moved-to-decision': never,
  'held-the-line': never,
  'took-up-what-was-raised': never,
  'promised-what-is-paid-for': (shown) =>
    stated(shown) &&
    binds(shown.words) &&
    !HOLDS_BACK.test(shown.words) &&
    offers(shown) &&
    PAID.test(shown.words.replaceAll(/^ because | instead of (?:you|me|him|her|them|us)(?= )/g, ' …')) &&
    !promisesLarge(shown.words),
  'turned-no-into-next': (shown) =>
    stated(shown) &&
    putsForward(shown) &&
    !withholds(shown) &&
    !promisesLarge(shown.words) &&
    acted(shown, 'option', 'propose') &&
    parseText(heardBefore(shown.told, shown.evidence.messageNumber)).some((sentence) =>
      DISAGREES.test(plainWords(sentence)),
    ),
  'set-a-boundary': ({ told, evidence, sentences, words }) =>
    sentences.some((sentence) => refuses(sentence, heardBefore(told, evidence.messageNumber))) &&
    !LETS_BE.test(words) &&
    !UNABLE.test(words),
  'asked-for-decision': ({ words, evidence }) =>
    ASKS_WHICH_WAY.test(words) &&
    !ASKS_WHAT_IS.test(words) &&
    !ASKS_WHAT_THEY_HAVE.test(words) &&
    !OR_WHAT.test(words) &&
    !SMALL_FAVOUR.test(words) &&
    asksForYes(parseText(evidence.quote).map(plainWords).join(' ')) &&
    asksForYes(words),
  // The price of what is turned down, or of another's way, is none of an offer's.
  'trade-off-with-number': (shown) =>
    stated(shown) &&
    / (?:i|we|you|my|our|it|that|this) /.test(shown.words) &&
    COSTS.test(shown.words) &&
    !shown.sentences.every(({ text }) => !/\d/.test(text.replace(INSTEAD_OF, ''))) &&
    !shown.sentences.some(({ negated }) => negated) &&
    !/ (?:to stop|stopping|without|last chance|or we are done) /.test(shown.words) &&
    !/ (?:question|can not say|do not know) /.test(shown.words) &&
    acted(shown, 'option', 'recommend', 'propose', 'commit') &&
    shown.sentences.some((sentence) =>
      argumentsOf(sentence).amounts.some(({ kind, text }) => kind !== 'count' && FIGURE.test(text)),
    ),
  'offered-two-ways': (shown) =>
    / or (?:we|you|i|it|a|the|one|two|three|all|\d\S*) /.test(shown.words) &&
    !NO_CHOICE.test(shown.words) &&
    shown.words.split(/ or /).filter((way) => way.trim().split(' ').length >= WAY_LONG).length >= 2 &&
    (shown.reading?.acts ?? []).some(({ kind, quote }) => kind === 'option' && quote === shown.evidence.quote),
  'asked-priority-first': (shown) =>
    / (?:what|which|who|where|how|why) /.test(shown.words) &&
    !/ (?:would|could|can|will) you (?:show|tell|take|give) /.test(shown.words) &&
    nothingOffered(shown) &&
    // 'What would £640 cost me?' haggles.
    !shown.sentences.some((sentence) => argumentsOf(sentence).amounts.some(({ kind }) => kind === 'money')) &&
    (shown.reading?.acts ?? []).some(({ kind, quote }) => kind === 'ask_priority' && quote === shown.evidence.quote),
  'gave-the-cause': (shown) =>
    stated(shown) &&
    shown.printed.length <= AT_ONCE &&
    CAUSE.test(shown.words) &&
    !NO_CAUSE.test(shown.words) &&
    acted(shown, 'cause') &&
    taken(shown),
  // 'Can I tell them?' asks for leave, and 'what were we to do?' for nothing; 'could it be switched off?' proposes.
  'followed-up': (shown) =>
    / (?:what|which|who|whose|how|why|when|where|did|was|were|has|have|had|does|do) /.test(shown.words) &&
    !/^ (?:and |so |but )?(?:is|are|would|enough|fine|ok|okay) /.test(shown.words) &&
    shown.evidence.messageNumber !== shown.told.readings[0]?.messageNumber &&
    takesUpTheMatter(shown) &&
    !/ (?:can|could|shall|should|may) (?:the|it|that|this|we) | i (?:would|will|can|could) /.test(shown.words) &&
    !/ (?:can|could|will|would) you | (?:can|may|could|shall) i | (?:were|are|was|should|could) (?:we|i) | yes or no | your yes /.test(
      shown.words,
    ) &&
    !echoes(shown),
  'asked-their-side': (shown) =>
    !PROPOSES.test(shown.words) &&
    !/ (?:he|she|they|him|them|his|their|you mean|your (?:view|opinion)) /.test(shown.words) &&
    / (?:what|how|which|who|where|why|does|would|will|do|did) /.test(shown.words) &&
    !/ i need | which day | (?:can|could|will|would) you (?:tell|take|show|give|send|sign|put|confirm|say) /.test(
      shown.words,
    ) &&
    !echoes(shown),
  'named-before-answering': (shown) => namesTheirs(shown),
  'named-their-stake': (shown) => namesTheirs(shown) && !/ you (?:are right|said) /.test(shown.words),
  'recommended-one': (shown) =>
    CHOSEN.test(shown.words) &&
    CHOICE.test(shown.words) &&
    !/ (?:perhaps|maybe|if possible|go (?:with|to|and see) you|i (?:will )?go with you) /.test(shown.words),
  'answered-the-central': (shown) =>
    settledTheCentral(shown) && particulars(shown) >= 1 && acceptsIn(shown.told, shown.evidence.messageNumber),
  'gave-it-back': (shown) =>
    BACK.test(shown.words) &&
    theirOwn(shown) >= 2 &&
    !offers(shown) &&
    !OF_ONES_OWN.test(shown.words) &&
    !/ (?:can|could|will|would) you | (?:proposal|propose|offer|suggest|appreciate) |^ (?:so |then |and )*(?:what|who|how|when|where|why|which) /.test(
      shown.words,
    ) &&
    !echoes(shown) &&
    taken(shown),
  'tied-to-their-interest': (shown) =>
    stated(shown) &&
    offers(shown) &&
    acted(shown, 'option', 'propose', 'commit', 'interest') &&
    !shown.sentences.some(({ negated }) => negated) &&
    !/ if you (?:can|could|will|do) not /.test(shown.words) &&
    !ORDER.test(shown.words) &&
    !promisesLarge(shown.words) &&
    / (?:so that|so you|then you|that way|for you|means you|because you|you (?:said|need|want|asked|worry|can|do not|will not|keep))\b|(?:bring|drive|give|show) you |yourself /.test(
      shown.words,
    ),
  'backed-with-fact': (shown) =>
    stated(shown) &&
    !/^ (?:so|then|and so|okay so|ok so|great so|good so) /.test(shown.words) &&
    !feelsFor(shown) &&
    isNew(shown) &&
    STATES.test(shown.words) &&
    !/ (?:if|may|might|offer|sorry|apologise|apologize|not to|can not|cannot|could not|need|would|could|should|have not|do not|did not|only when|after that) /.test(
      shown.words,
    ) &&
    acted(shown, 'figure', 'news', 'cause', 'own') &&
    taken(shown) &&
    shown.sentences.some((sentence) => argumentsOf(sentence).amounts.some(({ text }) => FIGURE.test(text))),
  'put-in-writing': (shown) => stated(shown) && writesDown(shown.words) && !SOME_TIME.test(shown.words),
  'said-where-things-stand': (shown) =>
    !/ (?:(?<!i )can|could|as you know|is a lot|checked your) /.test(shown.words) &&
    (particulars(shown) >= 2 || (shown.printed.match(/\d+/g)?.length ?? 0) >= 2) &&
    acted(shown, 'news', 'own', 'figure', 'cause', 'boundary'),
  'owner-and-day': (shown) =>
    stated(shown) &&
    !/ (?:if i can|if possible|hopefully|sorry) /.test(shown.words) &&
    !promisesLarge(shown.words) &&
    shown.sentences.some(bindsToDay) &&
    binds(shown.words),
  'recorded-agreement': (shown) =>
    stated(shown) &&
    STANDING.test(shown.words) &&
    !askedBack(shown) &&
    !objectsIn(shown.told, shown.evidence.messageNumber),
  'committed-in-own-name': (shown) =>
    stated(shown) &&
    !HOLDS_BACK.test(shown.words) &&
    !TAKES_LEAVE.test(shown.words) &&
    / (?:i|me) /.test(shown.words) &&
    binds(shown.words) &&
    !promisesLarge(shown.words) &&
    particulars(shown) >= 1,
};

/** 'You are on the first weekend' takes on nothing: it is laid on the other. */
const DISPOSES = / you (?:are (?:on|in|down|going)|will (?:do|be|take|have to)|have to|must|need to) /;
const OF_A_STEP: ReadonlySet<string> = new Set([
  'owner-and-day',
  'committed-in-own-name',
  'answered-the-central',
  'promised-what-is-paid-for',
  'tied-to-their-interest',
  'turned-no-into-next',
  'recommended-one',
]);
/** 'The nightly list instead of the 6,000 link' prices what is left. */
const INSTEAD_OF = /\b(?:instead of|rather than|not) (?:[^,.;]|[.,](?=\d))*/gi;
/** What is asked names something of what was just said, and not only words of any talk. */
const takesUpTheMatter = ({ told, evidence, printed }: Shown): boolean =>
  inBoth(matterIn(printed), matterIn(heardBefore(told, evidence.messageNumber))) >= 1 ||
  / (?:what|which|who|how|why|where|when) .*(?:that|those|these|this|there) /.test(
    parseText(printed).map(plainWords).join(' '),
  );
/** How many things a quotation gives back that the other said and the speaker had not said before. */
function theirOwn({ told, evidence, printed }: Shown): number {
  const before = told.messages.filter(({ number }) => number < evidence.messageNumber);
  const said = (role: 'student' | 'stakeholder'): ReadonlySet<string> =>
    matterIn(before.flatMap((message) => (message.role === role ? [message.content] : [])).join(' '));
  const mine = said('student');
  return inBoth(new Set([...matterIn(printed)].filter((word) => !mine.has(word))), said('stakeholder'));
}

/** 'Do you take it?' behind it makes an offer of what stood there; 'is that right?' does not. */
const askedBack = ({ told, evidence }: Shown): boolean => {
  const text = textOf(told, evidence.messageNumber);
  const behind = text.slice(text.indexOf(evidence.quote) + evidence.quote.length);
  return behind.includes('?') && !/\b(?:right|correct|got it|understood|missing|wrong)\b[^?]*\?/i.test(behind);
};
/** What the next message of the student takes back, or puts otherwise. */
const TAKEN_BACK = new RegExp(
  ` ${oneOf(
    'i said that wrong|correct what i (?:just )?said|put that (?:differently|another way)|i take that back|scrap that',
    'forget what i said|that was (?:empty|wrong|unfair|rude) of me|i should not have said',
  )} `,
);
function takenBack({ readings, messages }: Told, { messageNumber }: Evidence): boolean {
  const next = readings.find((reading) => reading.messageNumber > messageNumber)?.messageNumber;
  const text = messages.find(({ number }) => number === next)?.content ?? '';
  return TAKEN_BACK.test(parseText(text).map(plainWords).join(' '));
}

/** Cut in the middle of a clause a quotation shows nothing for sure. */
function wholeClause(quote: string, printed: string): boolean {
  const after = quote.slice(quote.indexOf(printed) + printed.length).trimStart();
  return after === '' || /^[.,;:!?–—-]/.test(after);
}

/** Capped for what it was: nothing in it is told as how things are. */
const CAPPED = 3;
/** Fewer messages earn little, whatever they were. */
const SHORT = 4;
/** Where claims were denied, or fault was laid elsewhere time and again, no telling of how things are is a strength. */
const doubtful = (told: Told): boolean =>
  (told.overall <= CAPPED && told.readings.length >= SHORT) ||
  deniedIn(told.scenario, told.messages) >= 2 ||
  told.messages.filter(({ role, content }) => role === 'student' && POINTS_AT.test(plainIn(content))).length >= 2;
const plainIn = (text: string): string => parseText(text).map(plainWords).join(' ');
/** Lays it at somebody's door. */
const POINTS_AT =
  / (?:pointing fingers|not (?:really )?(?:my|our) (?:fault|number|problem)|not be my|held responsible|(?:their|his|her|\S+s) fault|blame) /;
/** Where something was not so, nothing that tells how things are is a strength. */
const NEEDS_TRUTH: ReadonlySet<string> = new Set([
  'said-where-things-stand',
  'spoke-in-particulars',
  'answered-questions',
  'gave-it-back',
  'gave-the-cause',
  'recorded-agreement',
  'backed-with-fact',
  'trade-off-with-number',
]);

/**
 * Whether the quote, as a report prints it, plainly does what the strength says.
 * @param indicator id of the rubric
 * @param printed as much of the quote as is printed
 */
export function plainlyShows(
  told: Told,
  indicator: string,
  evidence: Evidence,
  printed = clip(evidence.quote),
): boolean {
  const sentences = parseText(printed);
  const reading = told.readings.find(({ messageNumber }) => messageNumber === evidence.messageNumber);
  const untrue = told.readings.flatMap((one) => [...(one.untrue ?? []), ...(one.admits ?? [])]);
  if (!wholeClause(evidence.quote, printed) || reading?.untrue !== undefined || takenBack(told, evidence)) return false;
  if (NEEDS_TRUTH.has(indicator) && (untrue.length > 0 || doubtful(told))) return false;
  if (!isHonest(told) && [...(reading?.unchecked ?? []), ...(reading?.arranged ?? [])].length > 0) return false;
  const words = sentences.map(plainWords).join(' ');
  if (OF_A_STEP.has(indicator) && DISPOSES.test(words)) return false;
  return PLAINLY[indicator]?.({ told, evidence, printed, sentences, words, reading }) ?? true;
}

const PRINTED = 95;
/** The longest run of clauses that owns, short enough to be printed whole; null where none does. */
function owningIn(quote: string): string | null {
  const starts = [0, ...[...quote.matchAll(/[,;:]\s+/g)].map((match) => match.index + match[0].length)];
  const ends = [...starts.slice(1), quote.length];
  return (
    starts
      .flatMap((start, from) =>
        ends.slice(from).map((end) =>
          quote
            .slice(start, end)
            .trim()
            .replace(/[\s.,;:!–-]+$/, ''),
        ),
      )
      .filter((run) => run.length <= PRINTED && owning(run))
      .toSorted((left, right) => right.length - left.length)[0] ?? null
  );
}

/** The words that own most plainly: what was found for it may be another of several, or more than has to be read. */
export function owned(told: Told, evidence: Evidence): Evidence {
  const candidates = [
    evidence,
    ...told.readings.flatMap(({ messageNumber, acts }) =>
      acts.filter(({ kind }) => kind === 'own').map(({ quote }) => ({ messageNumber, quote })),
    ),
  ];
  const [best] = candidates
    .flatMap(({ messageNumber, quote }) => {
      const run = owningIn(quote);
      return run === null ? [] : [{ messageNumber, quote: run }];
    })
    .toSorted((left, right) => right.quote.length - left.quote.length);
  return best ?? evidence;
}
