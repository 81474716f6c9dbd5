/** Each sentence of a brief as the scenario uses it: what the student is told, what the stakeholder says of it, and who knows it. */
import { alternatives, oneOf } from '../../language/one-of';
import type { People, Person } from './people';
import { asSentence, withoutLead } from './as-sentence';
import type { Aim } from './aims';
import type { Intent } from './intents';
import { escaped } from './names';
import { retold, toBriefing } from './retell';
import type { BriefSentence } from './sentences';
import type { Sides } from './stakeholder';

export interface Told {
  readonly sentence: BriefSentence;
  /** In the student's briefing. */
  readonly briefing: string;
  /** In the stakeholder's mouth; null where nobody would say it so. */
  readonly spoken: string | null;
  /** `hidden`: behind the stakeholder's worry, not for the briefing. `meta`: about the talk itself, or of no content. */
  readonly knownBy: 'both' | 'student' | 'hidden' | 'meta';
  /** The stakeholder's own words, and not what somebody tells of them. */
  readonly own: boolean;
  /** Their own words, and written to somebody: no remark in a meeting or a chat. */
  readonly written: boolean;
  /** Says how the student is to go about it: 'Don't promise service credits.' For the briefing alone. */
  readonly advice: boolean;
  /** Said by the stakeholder, or about what they want. */
  readonly theirs: boolean;
  /** Asks for something. */
  readonly asks: boolean;
  /** Tells what the student wants of the talk; it stands in the goal. */
  readonly aim: boolean;
}

const PLANS = new RegExp(
  alternatives(String.raw`
  ^(?:to\s?do|action|next|todo|nb\snext)\b ^let\sme\s(?:call|ring|see|talk|speak)\b
  \b(?:i['’]m\sto|i)\s(?:ring|meet|see|speak|call|talk)\b.{0,40}\b(?:on|tomorrow|mon|tue|wed|thu|fri|again|him|her|back)\b
  \b(?:i|we)\s(?:have\sto|need\sto|must)\s(?:see|meet|talk|speak|call|ring)\b \bi['’]m\s(?:seeing|meeting)\b \b(?:i|we)\shave\s(?:an?\s)?(?:meeting|call|appointment)\b
  \b(?:talk\sto|call|handle|see|meet|speak\sto|sort\sthis\swith)\s(?:him|her|them|\p{Lu}\p{L}+)\b.{0,50}\b(?:please|pls|this\sweek|before|in\sperson|for\syou)
  \bi\sneed\syou\sto\b \bplease\ssee\s(?:him|her)\b \byou\sneed\sto\ssort\b \bmeeting\s(?:him|her|them)\s\b
  \bquick\ssummary\b \bbackground\sbefore\syou\smeet\b \bi\sneed\s\p{L}+\sto\sagree\b
  \bneed\sto\sknow\swhat\si\scan\soffer\b \bdidn['’]t\ssay\sso\b \bit['’]s\sobvious\b \bdon['’]t\smention\b
  \bwhat\si\sneed\b
`),
  'iu',
);
const ORDERED = /^(?:please|pls|can you|could you)\b/i;
/** Keeps the student from something, or tells what they may offer. */
const ADVICE = new RegExp(
  [
    String.raw`^\W*(?:don['’]?t|do not|never|dont|be careful|go easy|tread|avoid|`,
    String.raw`careful|keep a straight face|can(?:not|['’]t)? (?:offer|not)|can offer|`,
    String.raw`could offer|not to quote|say|bring up|compare)\b|\bdon['’]?t (?:promise|`,
    String.raw`mention|bring|tell|use|offer|blow|embarrass|go in)\b|\byou can promise\b`,
  ].join(''),
  'i',
);
/** Where one can be found and when: nobody opens a talk with it. */
const LOGISTICS = new RegExp(
  [
    String.raw`\b(?:i['’]?m|i am|i['’]ll be|i will be) (?:in|at|on|free|available|`,
    String.raw`around|back|out|away|off)\b|(?:^|please |just |can )(?:call|ring|phone|text|email|e-mail|`,
    String.raw`mail) me\b|\bsee (?:attached|below|above)\b|\blet['’]?s (?:speak|`,
    String.raw`talk|meet)\b|\bi am available\b|\b(?:find|come and see) me\b|\bspeak (?:soon|`,
    String.raw`later|then)\b|\b(?:have you )?got a min\b`,
  ].join(''),
  'i',
);
/** 'KT = Kenji Tanabe, lead dev': tells the reader who is who. 'Forwarding this.' */
const NAMED_SO = new RegExp(
  oneOf(
    String.raw`^\(?[\p{L} ]{2,20}\s=\s\p{L}`,
    String.raw`^(?:stakeholder|partner|meeting|customer contact|contact)s?:\s`,
    String.raw`^project (?:diary|notes|log)\b`,
    String.raw`^(?:forwarding|passing on|debrief with|notes (?:for|from|on))\b`,
    String.raw`^see (?:below|thread)`,
    String.raw`\bthis one['’]?s for you\b`,
    String.raw`\b(?:her|his) name is\b`,
  ),
  'iu',
);
/** Where a colleague is while they ask one to do it for them. */
const AWAY = /^(?:I['’]?m|I am|I['’]ll be) (?:in|at|on|out|away|off|back)\b/i;
/** Sounds one makes, and nothing that is told. */
const CHATTER = new RegExp(
  [
    String.raw`^\W*(?:(?:(?:please )?see (?:below|above|attached)|um+|uh|er+m?|`,
    String.raw`ok(?:ay)?|yes|yeah|no|right|so|well|lol|haha|noted|thanks|thx|`,
    String.raw`ta|cheers|hi|hello|hey|bye|good luck|fair enough|sure|anyway|anyways|`,
    String.raw`what else|sorry|both|all|for info|fyi|again|then|and|but|oh|prev(?:ious)? min(?:ute)?s agreed|`,
    String.raw`none|ok then|understood|agreed|same|morning|boss|end)\b\W*)+$`,
  ].join(''),
  'i',
);
/** Without a verb that says something of somebody: 'Weds 9 October, site cabin.' */
const fragment = (sentence: BriefSentence): boolean =>
  (sentence.figures.length > 0 || sentence.text.split(/\s+/).length <= 2) &&
  !sentence.parsed.terms.some((term) => term.tags.has('Verb') || term.tags.has('Modal')) &&
  sentence.figures.every(({ kind }) => kind === 'day') &&
  sentence.text.split(/\s+/).length <= 5;
const OWN_SECRET =
  /^want:|\bi (?:didn['’]t|did not|already|knew)\b|\bdidn['’]t say\.?$|\b(?:he|she|they) (?:doesn['’]?t|does not|don['’]t) know\b|\bnot to quote\b/i;
/** What must not reach the other side, whoever seems to have written it: how far one would go, what they don't know. */
const PRIVATE = new RegExp(
  String.raw`\b(?:${alternatives(String.raw`
  (?:he|she|they)\s(?:may|might|does|do|did)\s?(?:not|n['’]t)\sknow (?:he|she|they)\s(?:doesn|don|didn)['’]t\sknow
  (?:could|can|ok(?:ay)?|go|says|pay|offer)\s(?:\S+\s){0,3}?up\sto\s[£$€]?\d up\sto\s[£$€]?\d[\d,.]*k?\sis\s(?:ok|fine|all) we\s(?:can|could|would)\sgo\s(?:down|up|as\s(?:low|high)\sas) no\s(?:lower|higher)\b(?!\sthan)
  don['’]t\s(?:mention|promise|embarrass|tell\s(?:him|her|them)) do\snot\s(?:mention|promise|embarrass|tell\s(?:him|her|them))
  what\s(?:he|she|they)\sreally\swants? (?:don['’]?t|not\sto)\squote keep\sthat\sto\syourself haven['’]t\stold
`)})`,
  'i',
);
const BEHIND = new RegExp(
  String.raw`\b(?:${alternatives(String.raw`
  up\sfor afraid blamed retires? pension late\s(?:wife|husband) passed\sover promotion shouted\sat apologi[sz]e
  lost\ssamples lost\s(?:her|his|their) burn(?:t|ed) career divorce election be\sfirmer her\sidea his\sidea
  promised\sthem shows?\sthe\sboard hinted start\sover started\swith obvious wants\sto\sshow
`)})\b`,
  'i',
);
const ASKING = new RegExp(
  oneOf(
    String.raw`\?$`,
    String.raw`\b(?:wants?|wanted|needs?|would like|should like|['’]d like|asks?|asked for|insists?|demands?)\b`,
    String.raw`\b(?:requests?|expects?|i want|we want|please|won['’]t (?:sign|accept)|will not accept)\b`,
    String.raw`\b(?:could you|can you)\b`,
  ),
  'i',
);
const FIRST = /\b(?:I|i|me|my|we|us|our)\b/;

const aboutThem = (sentence: BriefSentence, stakeholder: Person): boolean =>
  sentence.people.includes(stakeholder) ||
  (stakeholder.pronoun === 'she'
    ? /\b(?:she|her|hers)\b/i
    : stakeholder.pronoun === 'he'
      ? /\b(?:he|him|his)\b/i
      : /\b(?:she|he)\b/i
  ).test(sentence.text);

/** 'His points:', 'what Zsófi wants:' */
function saysTheirs(announced: string, stakeholder: Person): boolean {
  const own = [...stakeholder.aliases].map(escaped).join('|');
  return (
    new RegExp(String.raw`\b(?:his|her|their|he|she|${own})\b`, 'iu').test(announced) &&
    !/\b(?:options?|i see|we could|internal)\b/i.test(announced)
  );
}

/** Minutes put a name before what somebody said and go on in the third person. */
const ofOneself = (text: string, { pronoun }: Person): boolean =>
  (pronoun === 'she' ? /\b(?:she|her)\b/i : /\b(?:he|his|him)\b/i).test(text) &&
  !/\b(?:I|i|we|my|our|me|us)\b/.test(text);

/** What somebody guesses of them, or says that they will say: nothing that they say themselves. */
const GUESSED = new RegExp(
  String.raw`\b(?:${alternatives(String.raw`
  I\s(?:think|gather|guess|suspect|reckon|imagine|bet|hear|hope) imo imho apparently rumou?r honest\sfear probably maybe
  (?:is|['’]s)\sgoing\sto\s(?:say|want|be) ['’]ll\s(?:say|want|be|not|ask|go|never|try) (?:mostly|probably|quite)\sright right\sabout ['’]s\sright\b been\s(?:great|good|kind|nice)\b hates? fair\senough
  asked\s(?:him|her|them)\sand will\s(?:say|want|be|tell) won['’]t\stell genuinely jumpy proud
  bitter loud sulks? cornered shafted upset furious straight\b thinks\sI['’]m thinks\swe you\sand\sI before\s(?:he|she) went\s(?:nuclear|mad|ballistic) cried tears
`)})\b`,
  'i',
);
/** Reads like notes about somebody, whoever says it. */
const UNSAYABLE = new RegExp(
  [
    String.raw`\b(?:you (?:gather|guess|think|suspect|reckon|quote|hear)|my actually|`,
    String.raw`with me at|the me|see me (?:tomorrow|on)|I[’']m \d+|take this offline|`,
    String.raw`ring me|sit down with me|talk to me)\b|[@\p{Extended_Pictographic}]|`,
    String.raw`\b(?:w/|&)`,
  ].join(''),
  'iu',
);
/** Notes leave out who it is: 'Wants to know who pays', 'Was told in January'. */
const SUBJECTLESS = new RegExp(
  String.raw`^(?:(?:now|also|still|then|just|really|only)\s+)?(?:${alternatives(String.raw`
  wants? wanted was\snever was\stold was\spromised was\sasked was\snot has\s(?!to\sbe) had\s(?!a\slook) says said thinks? told\s(?:us|me|our|the) asked hears heard\sit needs
  won['’]t doesn['’]t didn['’]t isn['’]t can['’]t refuses? complains? complained claims? feels knows expects? insists? threatens? threatened
  blocked rejected reckons keeps fears worries is\s(?:angry|upset|furious|worried|unhappy|annoyed|not)
`)})\b`,
  'iu',
);

/** The same with who it is, where it is in notes about them and the words before it are about them, too. */
function completed(sentence: BriefSentence, before: BriefSentence | undefined, { stakeholder }: Sides): BriefSentence {
  if (!SUBJECTLESS.test(sentence.text) || sentence.quoted || sentence.text.endsWith('?')) return sentence;
  if (/^(?:can|won|doesn|didn|isn)/i.test(sentence.text) && FIRST.test(sentence.text)) return sentence;
  if (sentence.narrator === stakeholder && stakeholder.writes.has(sentence.part)) return sentence;
  const about =
    before === undefined ||
    before.people.includes(stakeholder) ||
    (before.people.length === 0 && !(/^(?:can|won|doesn|didn|isn)/i.test(sentence.text) && FIRST.test(before.text)));
  if (!about) return sentence;
  // 'Was never agreed that Sales cleans data'
  if (/^was never\b|^was not (?:agreed|planned|part|in|discussed|my|our|his|her)\b/i.test(sentence.text))
    return { ...sentence, text: `It ${sentence.text.charAt(0).toLowerCase()}${sentence.text.slice(1)}` };
  const { name, title } = stakeholder;
  const short =
    title !== null && !name.includes(' ') ? `${title.replace('.', '')} ${name}` : (name.split(' ')[0] ?? name);
  const text = `${short} ${sentence.text.charAt(0).toLowerCase()}${sentence.text.slice(1)}`;
  return { ...sentence, text, people: [...new Set([stakeholder, ...sentence.people])] };
}

/** A point of theirs without anybody in it: 'a booking can't be longer than 8 hours'. */
const BARE = /^(?!.*\b(?:he|she|him|her|his|I|me|my|we|us|our|you)\b).*\p{L}\s.*\s/iu;

/** What they want, say, have or won't do; how they are is for others to say. */
const TELLS_THEM = new RegExp(
  [
    String.raw`\b(?:wants?|wanted|needs?|says?|said|asks?|asked|has|have|had|`,
    String.raw`won['’]t|will not|can['’]t|cannot|refuses?|refusing|insists?|expects?|`,
    String.raw`told|sold|promised|doesn['’]?t|isn['’]t|is not|loses?|lost|takes?|`,
    String.raw`took|booked|gave|got|pays?|paid|started|stands?|retires?|['’]d been|`,
    String.raw`['’]s been|thinks?)\b`,
  ].join(''),
  'i',
);
const LONGEST_RETOLD = 30;
/** 'She’s got our old price list and says that nobody announced it': what is certainly theirs is the end. */
const SAYS_AT_LAST =
  /^(?!.*\b(?:says|said)\b.*\b(?:says|said)\b)(?:he|she|\p{Lu}\p{L}+)(?:[’']s)?\s.{4,110}?\s(?:and|but)\s(says|said|wants|needs)\s(?:that\s)?(.{12,})$/iu;
/** 'Mrs B. got her insulin late': of somebody else. */
const OF_SOMEBODY = /\b(?:Mr|Mrs|Ms|Miss|Dr|Herr|Frau)\b\.?\s\p{Lu}/u;
const bareOf = (text: string, { aliases }: Person): string =>
  [...aliases].reduce(
    (rest, alias) =>
      rest.replaceAll(new RegExp(String.raw`(?:(?:Mr|Mrs|Ms|Miss|Dr|Herr|Frau)\.?\s+)?${escaped(alias)}`, 'giu'), ''),
    text,
  );
/** Told as what they said, and not as what somebody thinks of them. */
const SAYS_SO = /^(?:he|she|\p{Lu}\p{L}+)\s(?:says|said|wants|told (?:me|us)|asked for)\b/u;

/**
 * What others tell of the stakeholder, in the first person; null unless it is certain to be about them and to be something
 * they would say.
 */
function retoldSafely(
  sentence: BriefSentence,
  { stakeholder, student }: Sides,
  people: People,
  chatted: boolean,
): string | null {
  const { text } = sentence;
  if ((chatted && !SAYS_SO.test(text)) || sentence.internal || sentence.quoted || GUESSED.test(text)) return null;
  if (
    /^(?:(?:so|and|but)\s)?(?:if|unless|maybe|perhaps)\b|^the others\b/i.test(text) ||
    OF_SOMEBODY.test(bareOf(text, stakeholder)) ||
    /\b(?:I mean|I['’]d|I would|my (?:wife|husband|boss))\b/i.test(text)
  )
    return null;
  const clause = SAYS_AT_LAST.exec(text);
  const said =
    clause?.[2] === undefined
      ? text
      : /^(?:says|said)/i.test(clause[1] ?? '')
        ? `${stakeholder.pronoun} says ${clause[2]}`
        : `${stakeholder.pronoun} ${clause[1] ?? ''} ${clause[2]}`;
  if (said !== text) return retoldSafely({ ...sentence, text: said }, { stakeholder, student }, people, chatted);
  if (text.split(/\s+/).length > LONGEST_RETOLD || /[“"](?:\S+\s){3,}\S+[”"]/.test(text)) return null;
  if (sentence.narrator !== null && sentence.narrator !== student && /\b(?:you|your|we|our|us)\b/i.test(text))
    return null;
  if (!TELLS_THEM.test(withoutLead(text)) && sentence.narrator !== stakeholder) return null;
  const spoken = retold(withoutLead(text), {
    narrator: sentence.narrator,
    stakeholder,
    student,
    everybody: people.all,
  });
  const left =
    stakeholder.pronoun === 'she'
      ? /\b(?:she|her)\b/i
      : stakeholder.pronoun === 'he'
        ? /\b(?:he|him)\b/i
        : /\b(?:he|she|him|her)\b/i;
  return spoken === null || UNSAYABLE.test(spoken) || left.test(spoken) ? null : spoken;
}

export interface Telling {
  readonly people: People;
  readonly sides: Sides;
  /** The record of a talk in which the stakeholder sat. */
  readonly atTheTable: boolean;
  readonly intents: readonly Intent[];
  readonly aims: readonly Aim[];
  /** Parts of the brief that somebody said in a chat. */
  readonly chats: ReadonlySet<number>;
}

function knowledge(sentence: BriefSentence, { sides, atTheTable, intents, chats }: Telling): Told['knownBy'] {
  const { stakeholder, student } = sides;
  const { text } = sentence;
  const own = sentence.narrator === stakeholder;
  if (CHATTER.test(text) || fragment(sentence)) return 'meta';
  // Much of a chat is said to keep it going.
  if (
    !own &&
    chats.has(sentence.part) &&
    sentence.figures.length === 0 &&
    (text.endsWith('?') || text.split(/\s+/).length < 9)
  )
    return 'meta';
  if (NAMED_SO.test(text)) return 'meta';
  if (own && !sentence.internal) return LOGISTICS.test(text) ? 'meta' : 'both';
  if ((sentence.narrator === null || sentence.narrator === student) && AWAY.test(text)) return 'meta';
  if (!own && (PLANS.test(text) || ORDERED.test(text) || intents.some((intent) => intent.sentence === sentence)))
    return 'meta';
  if (PRIVATE.test(text) && !BEHIND.test(text)) return 'student';
  if (OWN_SECRET.test(text)) return 'student';
  const about = aboutThem(sentence, stakeholder);
  if (about && (sentence.confidential || BEHIND.test(text)) && BEHIND.test(text)) return 'hidden';
  if (/\b(?:told me in confidence|just so you know)\b/i.test(text)) return 'meta';
  if (sentence.internal) return 'student';
  if (about) return 'both';
  if (sentence.narrator !== null && sentence.narrator !== student && !atTheTable) return 'student';
  if (FIRST.test(text)) return 'student';
  // Minutes: what another said there is that person's.
  const [first] = sentence.people;
  if (first !== undefined && first !== stakeholder && first.mentions.some(({ start }) => start === sentence.start))
    return 'student';
  return atTheTable ? 'both' : 'student';
}

/** Sentences that differ in their figures alone and are all told. */
const SAME_SHAPE = 3;
/** With so many more words than the goal has of it, a sentence tells more than the goal. */
const MORE_THAN_AIM = 12;

/** Every sentence of the brief as the scenario uses it, in its order. */
export function toldIn(sentences: readonly BriefSentence[], telling: Telling): readonly Told[] {
  const { people, sides, aims, chats } = telling;
  const { stakeholder, student } = sides;
  const shapes = new Map<string, number>();
  const told = sentences
    .filter((sentence) => {
      // A table in sentences, line after line of the same: its first lines tell what it is.
      const shape = sentence.text.toLowerCase().replaceAll(/\d+/g, '#');
      const seen = shapes.get(shape) ?? 0;
      shapes.set(shape, seen + 1);
      return seen < SAME_SHAPE;
    })
    .map((written, at): Told => {
      const before = sentences[at - 1];
      const sentence = completed(written, before, sides);
      const forbidden =
        sentence.announced !== null && /^\W*(?:don['’]?ts?|avoid|not to say)\b/i.test(sentence.announced);
      const advice = sentence.narrator !== stakeholder && (forbidden || ADVICE.test(sentence.text));
      // What stands whole in the goal needs no second telling.
      const aim = aims.find((one) => one.sentence === written);
      const aimed =
        aim !== undefined && written.text.split(/\s+/).length <= aim.text.split(/\s+/).length + MORE_THAN_AIM;
      const knownBy = aimed ? 'meta' : advice ? 'student' : knowledge(sentence, telling);
      const about = aboutThem(sentence, stakeholder);
      const own =
        sentence.narrator === stakeholder &&
        !sentence.internal &&
        (stakeholder.writes.has(sentence.part) ||
          (!ofOneself(sentence.text, stakeholder) && !sentence.people.includes(stakeholder)));
      // 'They want the closures cut', after a sentence about nobody else: the stakeholder's people.
      const theirPeople =
        /^they (?:want|need|ask|expect|insist|refuse|will not|won['’]t)\b/i.test(sentence.text) &&
        sentence.narrator !== stakeholder &&
        (before === undefined || before.people.every((person) => person === stakeholder || person === student));
      const spoken = own
        ? asSentence(sentence.text.replace(/^p\.?\s?s\.?:?\s/i, ''))
        : theirPeople
          ? (retold(sentence.text.replace(/^they/i, 'wir'), {
              narrator: sentence.narrator,
              stakeholder,
              student,
              everybody: people.all,
            })?.replace(/^wir/i, 'We') ?? null)
          : retoldSafely(
              sentence.narrator === stakeholder ? { ...sentence, narrator: null } : sentence,
              sides,
              people,
              chats.has(sentence.part) && sentence.narrator !== stakeholder,
            );
      const listed =
        sentence.announced !== null && sentence.narrator !== stakeholder && saysTheirs(sentence.announced, stakeholder);
      const half = spoken !== null && !/\p{Ll}{2}.*\s/u.test(spoken);
      return {
        sentence,
        own,
        aim: aimed,
        written: own && !sentence.quoted && stakeholder.writes.has(sentence.part) && !chats.has(sentence.part),
        advice,
        briefing: forbidden
          ? `Don’t ${toBriefing(sentence, student).replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`
          : toBriefing(sentence, student),
        spoken:
          half || advice || aimed
            ? null
            : (spoken ?? (listed && BARE.test(sentence.text) ? asSentence(sentence.text) : null)),
        knownBy: (theirPeople || listed) && knownBy === 'student' ? 'both' : knownBy,
        theirs:
          sentence.narrator === stakeholder ||
          theirPeople ||
          listed ||
          (about &&
            /\b(?:want|wants|wanted|needs?|ask|asked|says|said|insists?|refus\w*|will|told me|promised|won['’]t|can['’]t|isn['’]t|not (?:happy|having))\b/i.test(
              sentence.text,
            )),
        asks: ASKING.test(sentence.text) && (sentence.narrator === stakeholder || about || theirPeople),
      };
    });
  return passages(told);
}

/** Sentences that say nothing without the one before them. */
const LEANS =
  /^(?:they|it|that|this|these|those|she|he|her|his|their|there|also|and|but|so|if that|on top of that|then|true)\b/i;
const PASSAGE_WORDS = 46;

/** What leans on the sentence before it is told with that. */
function passages(told: readonly Told[]): readonly Told[] {
  const out: Told[] = [];
  for (const entry of told) {
    const before = out.at(-1);
    const leans = LEANS.test(entry.sentence.text) && !/^(?:I|We|My|Our)\b/.test(entry.spoken ?? '');
    if (
      before === undefined ||
      !leans ||
      before.knownBy !== entry.knownBy ||
      before.own !== entry.own ||
      before.advice !== entry.advice ||
      before.sentence.part !== entry.sentence.part ||
      entry.knownBy === 'meta' ||
      before.sentence.narrator !== entry.sentence.narrator ||
      before.sentence.quoted !== entry.sentence.quoted ||
      (before.spoken === null) !== (entry.spoken === null) ||
      `${before.briefing} ${entry.briefing}`.split(' ').length > PASSAGE_WORDS
    ) {
      out.push(entry);
      continue;
    }
    const { sentence } = before;
    out[out.length - 1] = {
      sentence: {
        ...sentence,
        end: entry.sentence.end,
        text: `${sentence.text} ${entry.sentence.text}`,
        people: [...new Set([...sentence.people, ...entry.sentence.people])],
        figures: [...sentence.figures, ...entry.sentence.figures],
      },
      briefing: `${before.briefing} ${entry.briefing}`.replace(/”\s[^“:”]{1,40}: “/u, ' '),
      spoken: before.spoken === null || entry.spoken === null ? null : `${before.spoken} ${entry.spoken}`,
      knownBy: entry.knownBy,
      own: entry.own,
      aim: entry.aim,
      written: entry.written,
      advice: entry.advice,
      theirs: before.theirs || entry.theirs,
      asks: before.asks || entry.asks,
    };
  }
  return out;
}

/** What lies behind it, in their own words, where the brief hints at it. */
export function hiddenWorry(
  told: readonly Told[],
): { readonly text: string; readonly from: readonly BriefSentence[] } | null {
  const hidden = told
    .filter((entry) => entry.knownBy === 'hidden' && entry.spoken !== null && entry.spoken.split(' ').length >= 4)
    .slice(0, 2);
  const text = hidden.map((entry) => asSentence(withoutLead(entry.spoken ?? ''))).join(' ');
  return text.length >= 20 ? { text, from: hidden.map(({ sentence }) => sentence) } : null;
}
