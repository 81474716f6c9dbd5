/**
 * What follows from what a draft carries (product §10.3): one or two sentences, the aptest first, and never the answer
 * itself. Nothing is said of a draft that was not found in it. A tip that was given before gives way to the next.
 */
import { SUPPOSES } from '../truth/given-back';
import { argumentsOf } from '../language/arguments';
import { dayWords } from '../language/days';
import { parseText, plainWords } from '../language/parse';
import { questionsIn } from '../understanding/questions';
import { hasAct, type Reading } from '../understanding/reading';
import { adviceOnFault, isUnfit, type Unfit } from './advice-on-faults';
import { adviceOnQuestion } from './advice-on-questions';
import { type DraftFunction, type ReadDraft, statementsIn } from './draft-function';
import { chanceIn, inDraftsWords, type Moment } from './moment';
import { ABSOLUTE, FROM_NOW, SUMS_UP } from './signs';

type Advice = (moment: Moment, put: string) => readonly (string | null)[];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** From here on (0-1) the classifier is believed alone. */
const SURE = 0.6;

/** Substance from which a draft speaks to what was in the air. */
const TO_THE_POINT = 0.7;
/** Whether a draft gives something towards the concern that was just raised. */
export const toThePoint = (reading: Reading): boolean =>
  reading.concerns.some(
    (step) => step.kind === 'addressed' && step.concern === reading.inTheAir && step.substance >= TO_THE_POINT,
  );
/** Whether it gives something towards any of them. */
const speaksToOne = (reading: Reading): boolean =>
  reading.concerns.some(({ kind, substance }) => kind === 'addressed' && substance >= TO_THE_POINT);
const acknowledgedBefore = ({ earlier, reading }: Moment): boolean =>
  [...earlier, reading].some((entry) => hasAct(entry, 'acknowledge', 'summarise', 'own'));
/** Nobody has asked them anything yet, nor said what is at stake for them. */
const unheard = (moment: Moment): boolean =>
  moment.asked === 0 &&
  moment.earlier.every((entry) => !hasAct(entry, 'ask', 'ask_priority')) &&
  !acknowledgedBefore(moment) &&
  !toThePoint(moment.reading);

const PARTICULARS_NAMED = 3;
/** Figures and days of the draft as they stand in it: 'A', 'A and B', 'A, B and C'; null where it has none. */
function particularsOf({ draft }: Moment): string | null {
  // “Not nine months on Thursday” gives neither.
  const given = draft.filter((sentence) => !/^ (?:not|no) /.test(plainWords(sentence)));
  const all = given.flatMap((sentence) => {
    const { amounts, days } = argumentsOf(sentence);
    return (
      [...amounts.filter(({ kind }) => kind !== 'count'), ...days.filter(({ precise }) => precise)]
        .map(({ text }) => text)
        // What was read over a comma or a colon can't be quoted.
        .filter((text) => sentence.text.includes(text))
        .toSorted((left, right) => sentence.text.indexOf(left) - sentence.text.indexOf(right))
    );
  });
  const spoken = [...new Set(all.map((text) => withHours(draft, text)))];
  const named = spoken
    .filter((text) => !spoken.some((other) => other !== text && other.startsWith(`${text} and `)))
    .slice(0, PARTICULARS_NAMED)
    .map((text) => (/^\d+(?:st|nd|rd|th)$/.test(text) ? `the ${text}` : text));
  const last = named.at(-1);
  return last === undefined || named.length === 1 ? (last ?? null) : `${named.slice(0, -1).join(', ')} and ${last}`;
}
/** 'Forty minutes' are an hour and forty where an hour stands before them. */
function withHours(draft: Moment['draft'], text: string): string {
  if (!/minutes?$/.test(text)) return text;
  const hours = /\b(?:an?|one|two|three|four|five|\d+) hours? and $/i;
  const before = draft.map((sentence) => sentence.text.slice(0, Math.max(0, sentence.text.indexOf(text))));
  return (before.map((one) => hours.exec(one)?.[0]).find((one) => one !== undefined) ?? '') + text;
}
/** The comma in '95,000' joins nothing. */
const isOne = (particulars: string): boolean => !/, | and /.test(particulars);

/** 'Send it', with the concern it speaks to, where it surely does and the stakeholder has spoken of it. */
function speaksTo({ reading, raised, scenario, person: { name } }: Moment): string | null {
  const step = reading.concerns
    .filter(({ kind, concern, substance }) => kind === 'addressed' && raised.has(concern) && substance >= TO_THE_POINT)
    .toSorted((left, right) => right.substance - left.substance)[0];
  const concern = scenario.concerns.find(({ id }) => id === step?.concern);
  return concern === undefined || step === undefined
    ? null
    : `Send it: “${inDraftsWords(step.quote)}” speaks to what weighs on ${name}, ${concern.summary}.`;
}

/** Whether what has a price or a day in it is given, whatever is denied beside it. */
const pricedPart = ({ draft, amount }: Moment): boolean =>
  amount !== null &&
  draft
    .flatMap(({ text }) => text.split(/[,;:]\s+|\s(?:and|but)\s/))
    .some((part) => part.includes(amount) && parseText(part).every(({ negated }) => !negated));

const offer: Advice = (moment, put) => {
  const { amount, day, draft, reading, person } = moment;
  const { name, he, him } = person;
  const particulars = particularsOf(moment);
  const priced = amount !== null || day !== null;
  const denies = draft.some((sentence) => sentence.negated) || /\b(?:nothing|nobody)\b/i.test(put);
  const gives = !denies || pricedPart(moment);
  const condition = draft.some((sentence) => / (?:if|unless|until|provided|as long as) /.test(plainWords(sentence)));
  return [
    particulars !== null && !isOne(particulars)
      ? `Send it: ${particulars} are things ${name} can reckon with. Wait for the answer before you add anything.`
      : null,
    particulars !== null && draft.at(-1)?.question === true && gives
      ? `Send it: ${particulars} is something ${name} can reckon with, and you ask for ${person.his} word on it.`
      : null,
    speaksTo(moment),
    gives ? answersWell(moment) : null,
    gives || draft.at(-1)?.question === true
      ? null
      : `Send it: you say what will not be, so ${name} knows where ${he} ${he === 'they' ? 'stand' : 'stands'}.`,
    priced || condition || !gives
      ? null
      : `${capital(put)} has no price yet. Say what it costs or saves, in money, days or what drops out.`,
    unheard(moment)
      ? `You propose before ${name} has said what ${he} most ${he === 'they' ? 'need' : 'needs'}. One question first would make ${put} land.`
      : null,
    particulars === null
      ? null
      : `Send it: ${particulars} ${isOne(particulars) ? 'is something' : 'are things'} ${name} can reckon with. Ask whether ${he} can live with it.`,
    condition
      ? `Send it: you say what it hangs on, so ${name} knows where ${he} ${he === 'they' ? 'stand' : 'stands'}.`
      : null,
    hasAct(reading, 'recommend')
      ? null
      : `Say whether you would take ${put} yourself, and why: it gives ${him} something to push against.`,
    `Ask ${name} for a yes or a no to ${put}, and by when it holds.`,
  ];
};

/** 'On the seventh' is a day, whatever the month. */
const ORDINAL =
  / (?:on|by|until|from|before|to) the (?:\d+(?:st|nd|rd|th)|\S*(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|teenth|tieth)) /;
/** Words of somebody who has had trouble already. */
const HURT =
  /\b(?:late|lost|cost|waited|waiting|never|again|tired|wrong|angry|sorry|trust|promised|broke|missed|failed|patience)\b/i;
/** A promise that hangs on something can't be held to its day alone. */
const CONDITIONAL = / (?:if|unless|until|provided|as long as) /;

const promise: Advice = (moment, put) => {
  const { draft, earlier, person } = moment;
  // The day of the promise itself, where there are others.
  const own = parseText(put).flatMap((sentence) => argumentsOf(sentence).days);
  const said = own.find(({ precise, text }) => precise && put.includes(text))?.text;
  const day = said === undefined ? moment.day : (dayWords(said) ?? said).replace(/^(?=\d+(?:st|nd|rd|th)$)/, 'the ');
  const { name, he, him } = person;
  const particulars = particularsOf(moment);
  const plain = day !== null && !draft.some((sentence) => CONDITIONAL.test(plainWords(sentence)));
  const heard = earlier.some((entry) => hasAct(entry, 'own', 'acknowledge', 'summarise')) || acknowledgedBefore(moment);
  return [
    day === null &&
    !draft.some((sentence) => ORDINAL.test(plainWords(sentence))) &&
    !draft.some((sentence) => FROM_NOW.test(plainWords(sentence)))
      ? `There is a promise in ${put} and no day. Name the day, and ${name} can plan around it.`
      : null,
    day !== null && draft.at(-1)?.question === true && (draft.at(-1)?.content.length ?? 0) >= 2
      ? `Send it: ${day} is something ${name} can hold you to, and you end with a question. Wait for the answer.`
      : null,
    plain && !heard && HURT.test(moment.heard.join(' '))
      ? `Send it: ${day} is something ${name} can hold you to. One clause on what it has cost ${him} so far would make it weigh more.`
      : null,
    plain
      ? `Send it: ${day} is something ${name} can hold you to. Say too what ${he} ${he === 'they' ? 'hear' : 'hears'}, and when, if it fails.`
      : null,
    particulars === null
      ? null
      : `Send it: ${particulars} ${isOne(particulars) ? 'is something' : 'are things'} ${name} can check later. Wait for the answer.`,
    `Send it, and write it down where ${name} can see it.`,
  ];
};

const apology: Advice = (moment) => {
  const { name, him } = moment.person;
  const does = moment.draft.some(
    (sentence, at) =>
      chanceIn(moment, at, 'promise_firm', 'offer') >= SURE ||
      / (?:i|we) (?:will|come|bring|write|ask|tell|take) /.test(plainWords(sentence)),
  );
  const why = moment.draft.some((sentence) => / (?:because|since|due to) /.test(plainWords(sentence)));
  const whatFor = moment.draft.some((sentence, at) => moment.substances[at]?.grounded === true && !sentence.question);
  return [
    moment.draft.length > 1 && does
      ? `Send it: you own your part and say what you do. Give ${him} room to answer before you go on.`
      : null,
    moment.draft.at(-1)?.question === true
      ? `Send it: you own your part first, and then you ask. Wait for the answer.`
      : null,
    whatFor
      ? `Send it: you own it by name${why ? '' : ' and leave the reasons out'}. Stop there, and let ${name} answer.`
      : `You own it in plain words, so send it. If you can, add what is different from now on.`,
    `Send it, and leave it there: ${name} will want to answer that first.`,
  ];
};

/** A word such as 'all' or 'never' in what a draft gives back, that the stakeholder has used nowhere, nor said the rest of it. */
function addedWord({ draft, heard }: Moment): string | null {
  const said = heard.flatMap((line) => parseText(line));
  const clauses = draft
    .filter((sentence) => !sentence.question && !SUPPOSES.test(plainWords(sentence)))
    .flatMap(({ text }) => text.split(/[,;:]\s+|\sand\s/))
    .flatMap((clause) => parseText(clause));
  const found = clauses.flatMap((clause) => {
    const word = ABSOLUTE.exec(
      plainWords(clause).replace(/ (?:that|which|who|when) (?:nobody|nothing|all|everybody) /, ' '),
    )?.[1];
    const heardSo = said.some(
      (one) =>
        plainWords(one).includes(` ${word} `) ||
        clause.content.every((content) => content === word || one.content.includes(content)),
    );
    return word === undefined || heardSo ? [] : [word];
  });
  return found[0] ?? null;
}

/** What is said of a summary with words in it that the stakeholder has not said. */
function aboutUnsaid({ unsaid, person: { name, his } }: Moment): readonly (string | null)[] {
  if (unsaid === null) return [];
  const put = `“${inDraftsWords(unsaid.quote)}”`;
  return unsaid.surely
    ? [`${name} has not said that: ${put}. Give back what you heard, in ${his} own words, or ask whether it is so.`]
    : [`Check ${put} before you send it: ${name} did not put it like that. If you only hope so, ask it as a question.`];
}

/** What speaks against a summary: a word that goes further than what was heard, or what was not heard at all. */
export function doubtsOnSummary(moment: Moment): readonly (string | null)[] {
  const added = addedWord(moment);
  return [
    added === null
      ? null
      : `${moment.person.name} has not said ‘${added}’. Take that word out, or ask whether it is so, before you build on it.`,
    ...aboutUnsaid(moment),
  ];
}

/** Whether a draft gives back what the stakeholder said, or puts together what both did. */
const summary: Advice = (moment) => {
  const { name, he, his } = moment.person;
  const own = moment.draft.some((sentence) =>
    / (?:i|we|our|my) /.test(plainWords(sentence).replace(/ (?:did|have|do) i /, ' ')),
  );
  return [
    ...doubtsOnSummary(moment),
    own
      ? `Send it: it puts on one plate what you take from this talk, and ${name} can correct it. Wait for the answer.`
      : `Send it: you give back what you heard, so that ${name} can correct it. Wait for the answer.`,
    `Send it, and offer nothing more until ${name} has said in ${his} own words that it is right.`,
    `Send it. If ${he} ${he === 'they' ? 'correct' : 'corrects'} a point of it, take that up first.`,
  ];
};

const refusal: Advice = (moment, put) => {
  const { name } = moment.person;
  const way =
    hasAct(moment.reading, 'option', 'propose', 'commit') ||
    moment.draft.some(
      (sentence, at) =>
        chanceIn(moment, at, 'offer', 'trade', 'promise_firm') >= SURE ||
        / (?:instead|rather|unless|what i can|what we can|but (?:i|we) can|can have|could have) /.test(
          plainWords(sentence),
        ),
    );
  const why = moment.draft.some((sentence) =>
    / (?:because|since|otherwise|that is why|so that|without) /.test(plainWords(sentence)),
  );
  const foreseen = statementsIn(moment).some(({ kind }) => kind === 'refusal');
  return [
    way ? `Send it: a no and another way, in one breath. Let ${name} say whether that will do.` : null,
    why && foreseen
      ? `Send it: your no has its reason, and ${name} can answer that. Have ready what you can give instead.`
      : `Your no is clear. Say ${why ? '' : 'why, or '}what is possible instead, so that ${name} has somewhere to go.`,
    `Keep ${put}, and ask what ${name} would need to live with it.`,
  ];
};

const ADVICE: Readonly<Record<Exclude<DraftFunction, Unfit>, Advice>> = {
  turned_down: ({ person: { name, he } }, put) => [
    `${capital(put)} may be the one thing that ${name} can’t take. Ask first what speaks against it, or bring another way.`,
    `Before you put ${put} forward, ask ${name} what would happen if ${he} said yes.`,
  ],
  apology,
  summary,
  acknowledgement: (moment) => {
    const { name, him } = moment.person;
    const sure = moment.draft.some(
      (_, at) => chanceIn(moment, at, 'acknowledge') >= SURE && (moment.substances[at]?.concrete ?? 0) >= 2,
    );
    const summed = moment.draft.some(
      (sentence, at) => chanceIn(moment, at, 'summary') >= SURE && SUMS_UP.test(plainWords(sentence)),
    );
    return [
      ...(summed ? aboutUnsaid(moment) : []),
      sure ? `Send it: it names what is at stake for ${name}. Stop there, and don’t follow it with a ‘but’.` : null,
      sure ? `${name} will feel heard. Stop here and ask, or add the one thing you would do about it.` : null,
      moment.draft.some((_, at) => chanceIn(moment, at, 'acknowledge', 'summary') >= SURE)
        ? `Send it: you say how it is for ${name}, who can correct you. Wait for the answer.`
        : null,
      `Say what it means for ${him} in one particular of this case, then ask whether that is it.`,
      `Ask ${name} whether you have understood it, and wait.`,
    ];
  },
  question: adviceOnQuestion,
  refusal,
  trade: (moment, put) => {
    const { name, he, him } = moment.person;
    const both = moment.draft.some((sentence) =>
      / (?:if you|you .* (?:i|we) |in return|in exchange) /.test(plainWords(sentence)),
    );
    const particulars = particularsOf(moment);
    const weighed =
      particulars === null
        ? `Send it: you say what happens in either case, so ${name} knows where ${he} ${he === 'they' ? 'stand' : 'stands'}.`
        : `Send it: ${particulars} ${isOne(particulars) ? 'is something' : 'are things'} ${name} can weigh. Let ${him} name the rest.`;
    return [
      both
        ? `Send it: with ${put} you ask for one thing and give another, so ${name} has something to weigh.`
        : weighed,
      `Send it, and think of which half you could still move. ${name} will look for it.`,
      `Ask ${name} what ${he} would add to it, and stop there.`,
    ];
  },
  offer,
  promise,
  recommendation: (moment, put) => {
    const { name } = moment.person;
    const last = moment.draft.length - 1;
    const asks =
      hasAct(moment.reading, 'close') ||
      (moment.draft[last]?.question === true && chanceIn(moment, last, 'ask_yes') >= SURE);
    return [
      asks
        ? `Send it: ${put} says what you would do, and you ask for the decision. Wait for the answer.`
        : `You say which way you would go. Ask ${name} for the decision, and say until when it holds.`,
      speaksTo(moment),
      `Send it, and let ${name} say what speaks against it.`,
    ];
  },
  news: (moment, put) => {
    const { reading, draft, earlier, person } = moment;
    const { name, him } = person;
    const bad =
      draft.some((_, at) => chanceIn(moment, at, 'bad_news') >= SURE) ||
      (hasAct(reading, 'own') && !draft[0]?.question);
    const ahead = draft.some(
      (sentence) =>
        / (?:will|can|going to|plan|propose|from now|next) /.test(plainWords(sentence)) && !sentence.negated,
    );
    const known = hasAct(reading, 'own', 'boundary', 'commit') || earlier.some((entry) => hasAct(entry, 'own'));
    const particulars = particularsOf(moment);
    const told = draft.some((_, at) => chanceIn(moment, at, 'bad_news', 'status', 'cause') >= SURE);
    return [
      bad && !ahead && !known
        ? `Send it: the news is plain. Be ready to say since when you have known it, and which part is yours.`
        : null,
      answersWell(moment),
      bad ? `Send it: you say it plainly. Then wait, and let ${name} ask.` : null,
      particulars === null || !told
        ? null
        : `With ${particulars} in it ${name} can check it. Say what follows from it for ${him}.`,
      particulars !== null && !isOne(particulars) && speaksToOne(reading)
        ? `Send it: ${particulars} are things ${name} can reckon with. Wait for the answer.`
        : null,
      `Say what follows from ${put} for ${name}, or ask what ${person.he} ${person.he === 'they' ? 'make' : 'makes'} of it.`,
    ];
  },
  unknown_yet: ({ person: { name, he }, day }) => [
    `Send it: you say what you don’t know${day === null ? '' : ` and by when you will`}, which ${name} can plan with.`,
    `Send it, and say what ${name} can count on until then, so that ${he} ${he === 'they' ? 'don’t' : 'doesn’t'} have to ask.`,
  ],
  done_already: ({ person: { name } }, put) => [
    `${capital(put)} is only worth what ${name} can check. Say who did it, when, and where it can be seen.`,
    `Leave out what you can’t show. If it is so, name the person ${name} can ask.`,
  ],
  statement: (moment, put) => {
    const answered = answersWell(moment);
    const particulars = particularsOf(moment);
    const { ofTheCase, reading, person, substances } = moment;
    const { name, he, him } = person;
    const checkable =
      moment.amount !== null || moment.day !== null || substances.some(({ own, known }) => own + known >= 1);
    return [
      reading.acts.length === 0 && ofTheCase === 0 && !checkable
        ? `This would fit any project. Put in one figure, one day or one name of this case.`
        : null,
      answered,
      particulars !== null && !isOne(particulars) && speaksToOne(reading)
        ? `Send it: ${particulars} are things ${name} can check later. Wait for the answer.`
        : null,
      speaksTo(moment),
      `Say what follows from ${put} for ${name}, or ask what ${he} ${he === 'they' ? 'make' : 'makes'} of it.`,
      `What do you want ${name} to say to this? Ask for it in the same message.`,
      `Tell ${him} what you would do about it, in one sentence.`,
    ];
  },
};

const BECAUSE = /^because\b/i;
const WHY = /\b(?:why|what for|how come)\b[^.]*\?/i;
/** 'Send it' to an answer with something in it that can be checked. */
function answersWell({ draft, reading, amount, day, lastSaid, substances, person: { name } }: Moment): string | null {
  const asked = questionsIn(lastSaid).some(({ text }) => text.includes('?'));
  const because = BECAUSE.test(draft[0]?.text ?? '') && WHY.test(lastSaid);
  if (!asked || !(reading.answer === 'answered' || because)) return null;
  if ((amount ?? day) !== null)
    return `Send it: it answers what ${name} asked, with something that can be checked. Wait for what comes back.`;
  return substances.some(({ grounded }) => grounded)
    ? `Send it: it answers what ${name} asked. Wait for what comes back.`
    : null;
}

/** For a draft that asks for what the stakeholder will not do. */
export const aboutRedLine = ({ person: { name } }: Moment): readonly string[] => [
  `You may be asking for the one thing ${name} won’t do. Ask first what stands behind it.`,
];

/** What follows from what the draft is there for, the aptest first. */
export function adviceOn({ kind, quote }: ReadDraft, moment: Moment): readonly string[] {
  if (isUnfit(kind)) return adviceOnFault(kind, moment, quote);
  const text = quote ?? moment.draft.map((sentence) => sentence.text).join(' ');
  return ADVICE[kind](moment, `“${inDraftsWords(text)}”`).filter((tip) => tip !== null);
}
