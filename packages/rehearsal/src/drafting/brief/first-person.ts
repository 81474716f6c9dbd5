/**
 * What is told of somebody, in their own mouth. First every word that means them becomes a mark (`marked`), so that clauses can be
 * told apart by who their subject is; then a clause is put into the first person (`inFirstPerson`). Null where it isn't certain:
 * a sentence that nobody would say is worse than none.
 */
import nlp from 'compromise';
import { alternatives } from '../../language/one-of';
import { FUNCTION_WORDS } from '../../language/vocabulary';
import { addressed, asSentence, curly } from './as-sentence';
import { escaped, tagsOf, TITLE } from './names';
import type { Person } from './people';

/** Stands for them as subject, object, owner, and where something comes back to them or is theirs. */
export const MARKS = { subject: '¤S', object: '¤O', owner: '¤P', self: '¤R', theirs: '¤M' } as const;

const ADVERBS = new Set(
  'well still also really just now then already never always probably only even both simply actually clearly often usually recently finally certainly hardly barely rarely not'.split(
    ' ',
  ),
);
const AUXILIARY = new Set(
  'will would can could should must may might shall won’t wouldn’t can’t cannot couldn’t shouldn’t mustn’t did didn’t had hadn’t needn’t'.split(
    ' ',
  ),
);
/** Verbs whose third person is no plain s. */
const FIRST_PERSON: Readonly<Record<string, string>> = {
  is: 'am',
  'isn’t': 'am not',
  was: 'was',
  'wasn’t': 'wasn’t',
  has: 'have',
  'hasn’t': 'haven’t',
  does: 'do',
  'doesn’t': 'don’t',
};
const BEFORE_OBJECT = new Set(
  `
  with to from for by of about against between after before behind beside than like on at without towards toward near
  through told tell asked ask gave give promised promise showed show owe owes cost costs let make made help helps call
  called ring rang see saw meet met want need get
`
    .trim()
    .split(/\s+/),
);
/** Participles that are no past tense of their own. */
const DONE = new RegExp(
  String.raw`^(?:${alternatives(String.raw`
  been got put set cut let hit read quit shut gone done taken given seen known written come become run had lost built understood thought told said heard made kept
  left sent paid bought found felt brought held stood frozen chosen broken driven spoken shown thrown begun
`)})$`,
);
const FEELS =
  /^(?:worried|scared|annoyed|retired|married|fed|tired|concerned|convinced|supposed|used|prepared|booked)$/;
/** What follows 'her' and is nothing that she has. */
const NO_THING = new RegExp(
  String.raw`^(?:${alternatives(`
  tomorrow today next directly tonight afterwards later soon already too either instead personally first yesterday alone again home back away till until when before
  after because if about where why how what who whether responsible accountable liable guilty able unable Monday Tuesday Wednesday Thursday Friday Saturday Sunday
`)}|\d.*)$`,
  'i',
);

/** 'wants' -> 'want'; null for what is no verb. */
export function plainVerb(word: string): string | null {
  const lower = word.toLowerCase();
  const irregular = FIRST_PERSON[lower];
  if (irregular !== undefined) return irregular;
  if (AUXILIARY.has(lower)) return word;
  const tags = tagsOf(lower);
  if (tags.includes('PastTense') || DONE.test(lower) || /[^e]ed$/.test(lower)) return word;
  const third = lower.endsWith('s') && !/(?:ss|us)$/.test(lower);
  if (!third) return tags.includes('Verb') ? word : null;
  const infinitive: unknown = nlp(lower).verbs().toInfinitive().text();
  if (typeof infinitive === 'string' && infinitive !== '') return infinitive;
  // 'fears' and 'plans' are things as well: behind a subject they are what somebody does.
  return tags.includes('Noun') || tags.includes('Verb')
    ? lower.replace(/(?:(?<=[sxz]|ch|sh)es|(?<=[^s])s)$/, '').replace(/ie$/, 'y')
    : null;
}

interface Mouth {
  readonly stakeholder: Person;
  /** Whether a pronoun at a place of the text means them. */
  readonly means: (pronoun: string, at: number) => boolean;
}

const nextWord = (text: string): string => /^[\s,]*([\p{L}\d’'-]+)/u.exec(text)?.[1] ?? '';
const lastWord = (text: string): string => (/([\p{L}’]+)[\s,]*$/u.exec(text)?.[1] ?? '').toLowerCase();

/** 'told her 30 November': behind these she is given something. */
const GIVES =
  /\b(?:told|tell|telling|gave|give|giving|sent|send|promised|promise|offered|offer|paid|pay|owe|showed|show|cost|costs|asked|fined|charged|quoted|billed|docked)\s$/i;

/** 'Ms Abara stated that' */
const STATES = /^\s\p{Ll}+(?:ed|s)\sthat\s/u;
/** 'made her sign': she is made to, and has none. */
const MADE = /\b(?:made|makes?|making|lets?|helps?|helped|watch|watched|saw)\s$/i;
/** 'a deckhand of his lost two fingers' */
const ONE_OF = /\b(?:an?|one|another|some|any|two|three|no)\s(?:\p{L}+\s){1,3}of\s$/iu;
/** What follows without the adverbs it begins with. */
function behindAdverbs(text: string): string {
  let rest = text;
  for (let word = nextWord(rest); ADVERBS.has(word.toLowerCase()); word = nextWord(rest))
    rest = rest.slice(rest.indexOf(word) + word.length);
  return rest;
}
/** Whether a verb follows, of which what stands before may be the subject. */
function doesSomething(after: string): boolean {
  const rest = behindAdverbs(after);
  const word = nextWord(rest);
  return (
    STATES.test(rest) ||
    (/^\s/.test(rest) && word !== '' && /^\p{Ll}/u.test(word) && !FUNCTION_ONLY.has(word) && plainVerb(word) !== null)
  );
}
const FUNCTION_ONLY = new Set(
  'and or to for in on at of with about but if when because that who which as by from'.split(' '),
);

/** 'He’s been' is 'has', 'he’s angry' is 'is'. */
const contracted = (ending: string, after: string): string => {
  const next = nextWord(behindAdverbs(after));
  const did = (tagsOf(next).includes('PastTense') || DONE.test(next)) && !FEELS.test(next);
  if (ending === 's') return did ? 'has' : 'is';
  return ending === 'll' ? 'will' : did && !/^(?:like|want|prefer|rather|be)$/.test(next) ? 'had' : 'would';
};

/** 'The maestro said': whoever has the title. */
const BY_TITLE: Readonly<Record<string, string>> = {
  maestro: 'maestro',
  maestra: 'maestra',
  prof: 'professor',
  professor: 'professor',
  capt: 'captain',
  captain: 'captain',
  dr: 'doctor',
  father: 'father',
  sister: 'sister',
  colonel: 'colonel',
  inspector: 'inspector',
  judge: 'judge',
};
const wordsOf = new WeakMap<Person, { readonly aliases: number; readonly pattern: RegExp }>();
/** Every word that may mean them: made once for what they are called, since a brief has many sentences. */
function wordsFor(person: Person): RegExp {
  const known = wordsOf.get(person);
  if (known?.aliases === person.aliases.size) return known.pattern;
  const titled = BY_TITLE[person.title?.replace('.', '').toLowerCase() ?? ''];
  const names = [
    ...[...person.aliases]
      .toSorted((left, right) => right.length - left.length)
      .map((alias) => escaped(alias).replaceAll("'", "[’']")),
    ...(titled === undefined ? [] : [String.raw`the\s${titled}`]),
  ];
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\d¤])(?:(?<name>(?:${TITLE}\s+)*(?:${names.join('|') || '(?!)'}))(?<own>’s)?|(?<pronoun>himself|herself|hers|him|his|her|he|she)(?:’(?<short>s|ll|d))?)(?![\p{L}\d])`,
    'giu',
  );
  wordsOf.set(person, { aliases: person.aliases.size, pattern });
  return pattern;
}

/** 'a stagehand broke his ankle': of whoever was hurt, who is nobody known. */
const WAS_HURT =
  /(?<!¤[SOP]\s(?:\p{L}+\s){0,2})\b\p{Ll}{3,}\s(?:broke|lost|cut|hurt|crushed|sprained|burn(?:ed|t)|twisted|injured)\s(?:all\s|half\s)?$/iu;
const PART_OF_THE_BODY =
  /^\s(?:\p{L}+\s)?(?:ankles?|legs?|arms?|hands?|fingers?|thumb|back|foot|feet|wrist|ribs?|eyes?|head|neck|knees?|shoulder|toes?|hip)\b/iu;
const isOfTheOneHurt = (before: string, after: string): boolean =>
  WAS_HURT.test(before) && PART_OF_THE_BODY.test(after);

const ofTheirKind = (pronoun: string, { pronoun: kind }: Person): boolean =>
  kind !== 'they' && (kind === 'he' ? /^h(?:e|im|is|imself)$/iu : /^(?:she|hers?|herself)$/iu).test(pronoun);

/** 'rings an eighty-year-old to put': of whom it speaks last, in the same sentence. */
const OF_ANOTHER_ONE =
  /\ban?\s(?:[\p{L}-]+\s){0,2}(?:woman|man|girl|boy|lady|gentleman|patient|customer|guest|child|mother|father|widow|pensioner|driver|nurse|[\p{L}-]+-year-old)\s(?:to\s|and\s)?\p{Ll}{3,}\s$/iu;
const PUTS_OFF = /^(?:\s(?:off|down|out|up|away|back|again|home|alone|that|to)\b|[.,;]|$)/iu;

/** 'nobody in the crew loses his job': of whoever it may be. */
const OF_NOBODY =
  /\b(?:nobody|no\sone|anybody|anyone|everybody|everyone|each\sof\sthem|none\sof\sthem|whoever)\b[^,.;:¤“”"]{0,40}?\s(?:loses?|lost|losing|keeps?|kept|gives?\sup|leaves?|left|risks?)\s$/iu;
const OWN_PLACE = /^\s(?:job|post|place|position|work|contract|pension|seat|desk|home)\b/iu;

/** The text with a mark for every word that means them. */
export function marked(written: string, { stakeholder, means }: Mouth): string {
  // 'shes had 14 parents at her door'
  const text = curly(written).replaceAll(/(?<![\p{L}’])(s?he)s(?=\s\p{Ll})/giu, '$1’s');
  let out = '';
  let from = 0;
  // 'The maestro said that his choir': behind it every pronoun of their kind means them.
  let byTitle = false;
  for (const match of text.matchAll(wordsFor(stakeholder))) {
    if (match.index < from) continue;
    const { name, own, pronoun, short } = match.groups ?? {};
    let after = text.slice(match.index + match[0].length);
    let used = match[0].length;
    out += text.slice(from, match.index);
    from = match.index + used;
    if (name !== undefined) {
      byTitle ||= /^the\s/iu.test(name);
      // 'Ines, our finance controller, has': what they are is no part of what they say.
      const beside = /^(?:,\s[^,.;:!?]{3,80},(?=\s\p{Ll})|\s\([^)]{2,80}\))/u.exec(after)?.[0] ?? '';
      if (beside !== '' && doesSomething(after.slice(beside.length))) {
        used += beside.length;
        after = after.slice(beside.length);
      }
      const does = doesSomething(after) && !BEFORE_OBJECT.has(lastWord(out));
      const next = nextWord(after);
      const state =
        tagsOf(next).includes('Gerund') ||
        /^(?:not|been|got|gone|had|done|angry|worried|afraid|right|on|in|off|out|up|away|back|here|there)$/.test(next);
      out +=
        own === undefined
          ? does
            ? MARKS.subject
            : MARKS.object
          : state
            ? `${MARKS.subject} ${contracted('s', after)}`
            : MARKS.owner;
    } else if (pronoun !== undefined && OWN_PLACE.test(after) && OF_NOBODY.test(out)) out += 'their';
    // 'rings an eighty-year-old to put her off'
    else if (
      pronoun !== undefined &&
      /^(?:her|him)$/iu.test(pronoun) &&
      OF_ANOTHER_ONE.test(out) &&
      PUTS_OFF.test(after)
    )
      out += 'them';
    else if (
      pronoun === undefined ||
      !(
        ((byTitle || (/self$/iu.test(pronoun) && out.includes(MARKS.subject))) && ofTheirKind(pronoun, stakeholder)) ||
        means(pronoun, match.index)
      ) ||
      isOfTheOneHurt(out, after)
    )
      out += match[0];
    else {
      const lower = pronoun.toLowerCase();
      if (lower === 'he' || lower === 'she')
        out += short === undefined ? MARKS.subject : `${MARKS.subject} ${contracted(short, after)}`;
      else if (lower.endsWith('self')) out += MARKS.self;
      else if (lower === 'him') out += MARKS.object;
      else {
        const next = nextWord(after);
        const has = /^\s/.test(after) && next !== '' && !FUNCTION_WORDS.has(next.toLowerCase()) && !NO_THING.test(next);
        const given = GIVES.test(out) || (MADE.test(out) && tagsOf(next).includes('Infinitive'));
        const counted =
          /^\s(?:\d|two|three|four|five|six|seven|eight|nine|ten|one|only|very|own|last|first|next|other|most|whole|few)/i;
        const day = /^\s(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/iu;
        if (lower === 'hers' || ((lower === 'his' || has) && ONE_OF.test(out) && doesSomething(after)))
          out += MARKS.theirs;
        else if (lower === 'his') out += has || counted.test(after) || day.test(after) ? MARKS.owner : MARKS.theirs;
        else if (given && counted.test(after)) out += MARKS.object;
        else out += (has && !(given && MADE.test(out))) || (!given && counted.test(after)) ? MARKS.owner : MARKS.object;
      }
    }
    from = match.index + used;
  }
  return out + text.slice(from);
}

/** Between a subject and an 'and', a clause of its own: the verb behind the 'and' may be of that. */
const CLAUSE_BETWEEN =
  /\b(?:that(?!\s\p{L}+$)|which|who|because|if|when|since|while|so|why|how|what|whether|until)\b/iu;

const WISHES = new Set(['wants', 'asks', 'insists', 'expects', 'needs', 'fears', 'hates', 'refuses', 'demands']);
const CLAUSE_OF_THINGS = /\b(?:that(?!\s\p{L}+$)|which|who|why|how|what|whether)\b/iu;
/** Behind a verb, and not behind things. */
const OF_A_VERB = /^\s(?:it|them|me|us|him|her|the|an?|my|your|up|down|out|like|to)\b/;
/** 'I fear and brings' -> 'I fear and bring'. */
const secondVerbs = (text: string): string =>
  text.replaceAll(
    /\bI(?=[\s’])([^.;:?¤]{2,90}?)((?:,| and| but| or)(?: and| but)?(?:\s(?:then|also|now|still|never|always|even|only|just))?\s)(\p{Ll}{3,}s|is|has|does|isn’t|hasn’t|doesn’t)\b/gu,
    (whole, between: string, joint: string, verb: string, at: number) => {
      const tags = tagsOf(verb);
      const acts =
        tags.includes('PresentTense') ||
        FIRST_PERSON[verb] !== undefined ||
        tags.includes('Auxiliary') ||
        OF_A_VERB.test(text.slice(at + whole.length));
      const listed = joint.trim() === ',' && FIRST_PERSON[verb] !== undefined && !verb.endsWith('n’t');
      // 'when bags are late and wants': of no more than one.
      const parted = WISHES.has(verb) ? CLAUSE_OF_THINGS.test(between) : CLAUSE_BETWEEN.test(between);
      return !acts || listed || parted ? whole : `I${between}${joint}${plainVerb(verb) ?? verb}`;
    },
  );

/** Somebody else's pronoun, or a mark that found no place. */
const LEFT_OVER = /¤|\b(?:he|she|him|his|hers?|himself|herself)\b/i;

/** 'I my', 'the I place' (of 'the Callaghan place'), 'Me, dairy, 390 cows, …': no sentence of anybody's. */
const NOT_SAID = /\bI (?:I|me|my)\b|\b(?:the|an?|this|your|of) I (?!am\b|was\b)|^[Mm]e,\s/u;

/** Of the two who talk. */
const OURS =
  /\bour\s(?:(?:last|first|next|previous|second|weekly|monthly|regular)\s)?(?:meeting|call|talk|conversation|discussion|lunch|chat)\b/giu;

/**
 * A marked clause as they say it; whoever wrote it is 'you'.
 * @param others whether somebody else is named in it, whom a pronoun may mean
 */
export function inFirstPerson(clause: string, others: boolean): string | null {
  // What stands between marks of quotation is somebody's own already.
  const quotes: string[] = [];
  const unquoted = clause.replaceAll(
    /[“"][^”"¤]*\b(?:I|we|my|our|me|us)\b[^”"¤]*[”"]/g,
    (quote) => `⟦${quotes.push(quote) - 1}⟧`,
  );
  const turned = addressed(unquoted.replaceAll(OURS, (whole) => `⟦${quotes.push(whole) - 1}⟧`));
  // 'Her husband has had a stroke and she is at home for him'
  const somebody =
    others || /¤P\s(?:late\s)?(?:husband|wife|son|daughter|father|mother|brother|sister|partner)\b/i.test(clause);
  const spoken = turned
    // 'why does she' asks: 'why do I'.
    .replaceAll(/\b(is|was|has|does|did|will|would|can|could|should|must)\s¤S\b/giu, (_, verb: string) => {
      const plain = FIRST_PERSON[verb.toLowerCase()] ?? verb;
      return `${/^\p{Lu}/u.test(verb) ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain} ‡`;
    })
    .replaceAll(/¤S((?:\s[\p{L}’-]+){1,4})/gu, (whole, rest: string) => {
      const words = rest.trim().split(' ');
      const at = words.findIndex((word) => !ADVERBS.has(word) && !/\wly$/.test(word));
      const plain = plainVerb(words[at] ?? '');
      return plain === null ? whole : `I ${words.with(at, plain).join(' ')}`;
    })
    .replaceAll('‡', 'I')
    .replaceAll(/\b(it(?:’s|\sis|\swas))\sI\s(?=who\b|that\b)/gu, '$1 me ')
    .replaceAll('¤O', 'me')
    // 'It’ll be her ringing the family': it is she who does.
    .replaceAll(/\b(be|is|was|’s)\s¤P\s(?=\p{L}+ing\s(?:the|an?|my|our|your|up|them)\b)/gu, '$1 me ')
    .replaceAll('¤P', 'my')
    .replaceAll('¤R', 'myself')
    .replaceAll(/(?<=\b(?:an?|one|another|some|any|two|three|no)\s(?:\p{L}+\s){1,3}of\s)¤M/giu, 'mine')
    // 'his right of withdrawal': no word that stands alone.
    .replaceAll(/¤M(?=\s(\p{Ll}+))/gu, (_, next: string) => (FUNCTION_WORDS.has(next) ? 'mine' : 'my'))
    .replaceAll('¤M', 'mine');
  const whole = secondVerbs(spoken)
    .replaceAll(/\bI (also|still|now|really|just) am(?= \p{L})/gu, 'I’m $1')
    .replaceAll(/\bI am(?= \p{L})/gu, 'I’m')
    .replaceAll(/ +([,.;:?])/g, '$1');
  if (/¤/.test(whole) || (!somebody && LEFT_OVER.test(whole)) || NOT_SAID.test(whole)) return null;
  return asSentence(whole.replaceAll(/⟦(\d+)⟧/g, (_, at: string) => quotes[Number(at)] ?? '').replaceAll(/\s+/g, ' '));
}
