/** What names look like, and by which words around them one tells that they are somebody's. */
import nlp from 'compromise';
import { LRUCache } from 'lru-cache';
import { alternatives } from '../../language/one-of';
import { givenName } from './given-names';
import { namesRole } from './roles';

export type Pronoun = 'he' | 'she' | 'they';

export const TITLES = new Map<string, Pronoun>(
  Object.entries({
    mr: 'he',
    herr: 'he',
    lord: 'he',
    sir: 'he',
    mrs: 'she',
    ms: 'she',
    miss: 'she',
    frau: 'she',
    lady: 'she',
    sister: 'she',
    madame: 'she',
    pani: 'she',
    pan: 'he',
    signora: 'she',
    signor: 'he',
    señora: 'she',
    señor: 'he',
    monsieur: 'he',
    mevrouw: 'she',
    meneer: 'he',
    fru: 'she',
    father: 'he',
    monsignor: 'he',
    mme: 'she',
    mlle: 'she',
    don: 'he',
    doña: 'she',
    dona: 'she',
    senhor: 'he',
    senhora: 'she',
    sra: 'she',
    ibu: 'she',
    pak: 'he',
    bapak: 'he',
    datuk: 'he',
    shri: 'he',
    smt: 'she',
    whaea: 'she',
    matua: 'he',
    alhaji: 'he',
    hajia: 'she',
    sheikh: 'he',
    brother: 'he',
    mama: 'she',
    madam: 'she',
    si: 'he',
    lalla: 'she',
  }),
);
/** What some titles say of their bearer's work. */
export const TITLED: Readonly<Record<string, string>> = {
  sister: 'Sister',
  prof: 'Professor',
  professor: 'Professor',
  cllr: 'Councillor',
  captain: 'Captain',
  capt: 'Captain',
  councillor: 'Councillor',
  father: 'Priest',
  pastor: 'Pastor',
  reverend: 'Reverend',
  commander: 'Commander',
  colonel: 'Colonel',
  superintendent: 'Superintendent',
  inspector: 'Inspector',
  'chief inspector': 'Chief Inspector',
  'chief superintendent': 'Chief Superintendent',
  'chief constable': 'Chief Constable',
  'chief officer': 'Chief Officer',
};
export const TITLE = [
  String.raw`(?:Chief\s(?:Inspector|Superintendent|Constable|Officer)|Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Sister|Frau|Herr|Lord|Lady|Sir|Cllr|Councillor|Eng|Rev|Capt|Captain|Judge|Madame|Pani|Pan|Signora?|Señora?|`,
  String.raw`Monsieur|Mevrouw|Meneer|Fru|Father|Monsignor|Pastor|Reverend|Commander|Colonel|Major|Sergeant|Inspector|Rabbi|Imam|Bishop|Nana|Chef|Maestro|Provost|Consul|Mme|Mlle|Don|Doña|Dona|`,
  String.raw`Senhora?|Sra|Ibu|Pak|Bapak|Datuk|Tan\sSri|Shri|Smt|Whaea|Matua|Alhaji|Hajia|Sheikh|Brother|Mama|Khun|Engr|Atty|Madam|Si(?=\s\p{Lu})|Lalla|Pol|Lt\.?\sCol|Lt|Ing|Mag|Lic|Arq|Dipl|Dott|Superintendent)\.?`,
].join('');
/** Letters of a name: 'O’Brien', and not 'I’m'. */
const LETTER = String.raw`(?:[\p{L}-]|[’'](?!(?:m|re|ve|ll|d|s|t)(?!\p{L})))`;
/** Words that open a sentence and are no name. */
const OPENS = String.raw`(?!(?:He|She|They|It|We|You|His|Her|Their|The|And|But|If|My|Our|This|That)(?![\p{L}-]))`;
/** 'On 11 July Dr Mensah' */
const DAY_BEFORE_TITLE = String.raw`(?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun)\p{Ll}*\s+${TITLE}\s)`;
const CAPITAL = String.raw`${OPENS}\p{Lu}${LETTER}*\p{Ll}${LETTER}*`;
/** Small words within a name: 'van der Meer'. */
/** Small words of a surname: 'van der Meer', 'bin Rashid'. */
export const PARTICLE = '(?:van|von|de|der|den|ter|ten|te|du|dos|zu|al|el|la|di|da|bin)';
const PARTICLES = String.raw`(?:${PARTICLE}\s+){1,2}`;
export const NAME = String.raw`(?:${TITLE}\s+)*(?:(?<!\p{L})\p{Lu}\.\s*)?${DAY_BEFORE_TITLE}${CAPITAL}(?:\s+${PARTICLES}${CAPITAL}|\s+${CAPITAL}){0,3}`;
export const SOMEBODY = new RegExp(NAME, 'gu');
/** Only people do these. */
export const DOES = new RegExp(
  String.raw`^\s*(?:${alternatives(String.raw`
  ['’]s\s(?:been|got|always|not) said says saying wants? wanted told tells asked asks thinks thought reckons? mentioned insists? refuses?
  refused hinted estimated promised announced complained runs agreed called rang wrote writes hates needs
  knows doesn didn won['’]t isn['’]t
  is\s(?:angry|not\shappy|not\shaving|furious|at\sthe\send|upset|worried|away|retiring)
  has\s(?:to|said|told|asked|been) can['’]t will\snot retires not\shaving
  (?:and\s\p{Lu}\p{Ll}+)\s(?:don|are|were|want) showed should\snot\shave reported
  (?:from|in)\s(?:IT|sales|legal|finance|HR|marketing|procurement|product|accounts|payroll|operations) runs
`)})\b`,
  'u',
);
/** Only somebody can do these, also where the word before them opens the sentence. */
export const SPEAKS = new RegExp(
  String.raw`^\s+(?:${alternatives(String.raw`
  said says told tells asked asks thinks reckons mentioned wrote rang estimated hinted insists promised wants
  (?:in|from)\s(?:IT|sales|legal|finance|HR|marketing|procurement|product|payroll|operations)
`)})\b`,
  'u',
);
/** After these an unknown word with a capital is somebody: 'told Steph', 'with Lena'. */
export const TO_SOMEBODY = new RegExp(
  [
    String.raw`\b(?:told|tell|asked|ask|catch|grab|phone|ring|see|with|corridor by|w\.?|w\/|told .{0,30} by|met|meet|`,
    String.raw`thats|that[’']s|guy|colleague|boss)(?:\s+(?:by\s+)?|(?<=\/))$`,
  ].join(''),
  'i',
);
export const BEFORE_SOMEBODY = new RegExp(
  String.raw`(?:\b(?:${alternatives(String.raw`
  colleague boss guy girl friend lawyer manager director sponsor told tell asked ask meet met ring call handle with to
  from by between saw see speak\sto talk\sto and FD CFO CEO COO CTO CIO CMO QS owner chair engineer developer lead
`)})[,\s]+|\()$`,
  'i',
);
export const MONTH_OR_DAY = new RegExp(
  String.raw`^(?:${alternatives(String.raw`
  January February March April May June July August September October November December Jan Feb Mar Apr Jun
  Jul Aug Sept? Oct Nov Dec Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mon Tues? Wed Thurs?
  Fri Sat Sun Christmas Easter Valentine
`)})(?!\p{L})`,
  'u',
);
export const NO_NAME = new Set(
  `
  chief engr he she they it hi hello dear hey thanks cheers regards best subject project team the this that notes meeting internal
  office ticket request pls ps street road house home lake river park square mill everybody everyone nobody
  apologies research finance legal procurement operations marketing sales payroll security minutes thanks yes no ok okay
  description comment options actions option absolutely sorry monday tuesday wednesday thursday friday vendor client customer
  contract law policy spec email report letter rumour plan agreement engineer head word board council union insurer lawyer
  wife husband mum dad son daughter mother father boss
  platform payments engineering support data infrastructure engineering
  management leadership residents parents users people staff customers apols
`
    .trim()
    .split(/\s+/),
);

const TITLES_FIRST = new RegExp(String.raw`^(?:${TITLE}\s+)+`, 'u');
const TITLE_FIRST = new RegExp(String.raw`^(?:${TITLE})(?=\s)`, 'u');
export const bare = (name: string): string =>
  name
    .replace(TITLES_FIRST, '')
    .replace(/[’']s$/, '')
    .trim();
export const titleOf = (name: string): string | null => TITLE_FIRST.exec(name)?.[0] ?? null;
export const partsOf = (name: string): readonly string[] => bare(name).toLowerCase().split(/\s+/);
export const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Words whose tags are kept: those of some twenty briefs. */
const WORDS_KEPT = 5000;
const tagged = new LRUCache<string, readonly string[]>({ max: WORDS_KEPT });
/** What the library takes a word for when it stands alone. */
export function tagsOf(word: string): readonly string[] {
  const known = tagged.get(word);
  if (known !== undefined) return known;
  const tags: readonly string[] = nlp(word).json()[0]?.terms?.[0]?.tags ?? [];
  tagged.set(word, tags);
  return tags;
}

/** Whether the library knows the word as somebody's first name; and whose. */
export function firstName(word: string): { readonly known: boolean; readonly pronoun: Pronoun } {
  const given = givenName(word);
  if (given !== null) return { known: true, pronoun: given };
  const tags = tagsOf(word);
  return {
    known: tags.includes('FirstName') || tags.includes('Person'),
    pronoun: tags.includes('FemaleName') ? 'she' : tags.includes('MaleName') ? 'he' : 'they',
  };
}

/** Nobody works at one. */
export const isCountry = (name: string): boolean => !name.includes(' ') && tagsOf(name).includes('Country');
export const isTown = (name: string): boolean => !name.includes(' ') && /^City$/m.test(tagsOf(name).join('\n'));
export const isPlace = (word: string): boolean => {
  const tags = tagsOf(word);
  return tags.some((tag) =>
    /^(?:Place|City|Country|Region|Organization|Company|Demonym|Acronym|Month|WeekDay)$/.test(tag),
  );
};

/** What a group of people, a desk or a mailing list is called: nobody one talks to. */
export const isGroup = (name: string): boolean =>
  /\b(?:desk|help ?desk|helpdesk|service|support|team|office|group|committee|list|leads|all|everyone|bot|auto|system|admin|noreply|no-reply)\b|^[A-Z]{2}-|^project\b|\bmgmt\b/i.test(
    name,
  );

export const likelyName = (name: string): boolean => {
  const words = name.split(/\s+/);
  return words.length >= 2 ? words.every((word) => !namesRole(word)) : firstName(words[0] ?? '').known;
};
