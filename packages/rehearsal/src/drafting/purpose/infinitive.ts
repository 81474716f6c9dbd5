/** What somebody does, as what they are to be got to do: 'accepts ten weeks and fixes the flight' -> 'to accept ten weeks and to fix the flight'. */
import { plainVerb } from '../brief/first-person';
import { tagsOf } from '../brief/names';
import { alternatives, oneOf } from '../../language/one-of';

const PAST: Readonly<Record<string, string>> = {
  said: 'say',
  told: 'tell',
  gave: 'give',
  let: 'let',
  came: 'come',
  took: 'take',
  kept: 'keep',
  put: 'put',
  signed: 'sign',
  made: 'make',
};

const unPast = (verb: string): string =>
  verb
    .replace(/(?<=[^aeiou][aeiou])([bdgmnprt])\1ed$/u, '$1')
    .replace(/(?<=[aiou][bcdgklmnprstvz]|[sgcv])ed$/u, 'e')
    .replace(/ed$/u, '');

/** What stands before the verb and is no part of what is wanted. */
const BEFORE_IT = new RegExp(
  String.raw`^(?:(?:${alternatives(String.raw`
  will would ’ll ’d could can should might must may needs\sto has\sto ought\sto also just only finally at\sleast simply really
`)})\s)+`,
  'iu',
);
const NOT = /^(?:don’t|doesn’t|didn’t|won’t|wouldn’t|mustn’t|shouldn’t|(?:do|does|did)\snot|not)\s/iu;
/** Tells how it is with them, and nothing that they could be got to do. */
const NO_DEED = new RegExp(
  String.raw`^${oneOf(
    String.raw`(?:can’t|cannot|couldn’t|isn’t|wasn’t|hasn’t|hadn’t|haven’t|needn’t|aren’t)\b`,
    String.raw`(?:has|had|have|is|was|’s)\s(?:\p{L}+ed|been|never|already|not|told|said|gone|done|a|an|the|in|at|on)\b`,
  )}`,
  'iu',
);

/** What somebody says or is or feels: nothing that one gets them to do, unless it is said to be wished for. */
export const STANDS = new RegExp(
  String.raw`^(?:also\s|still\s|never\s|always\s|now\s|only\s)?(?:${alternatives(String.raw`
  says? said is isn’t was has had thinks? thought wants? wanted needs? knows? knew fears? feels? felt likes? hates? asks considers? runs? manages?
  throws told wrote keeps seems? sounds? looks? looked hears? heard believes? owns? loves? calls? sends? sent does did doesn’t didn’t won’t would
  can could can’t may might \p{L}+ed
`)})\b`,
  'iu',
);

const present = (verb: string): string => PAST[verb.toLowerCase()] ?? (verb.endsWith('ed') ? unPast(verb) : verb);

const secondVerb = (whole: string, joint: string, word: string): string => {
  const other = plainVerb(word);
  const past = word.endsWith('ed') || PAST[word] !== undefined;
  return other === null || (other === word && !past) ? whole : `${joint} to ${present(other)}`;
};

/** Null where it isn't certain that it can be told so. */
export function infinitive(clause: string): string | null {
  if (NO_DEED.test(clause)) return null;
  const bare = clause.replace(BEFORE_IT, '').replace(BEFORE_IT, '');
  const negative = NOT.exec(bare)?.[0] ?? '';
  const [verb = '', ...rest] = bare.slice(negative.length).split(' ');
  const plain = NO_DEED.test(bare) ? null : plainVerb(verb);
  if (plain === null || plain.includes('’') || plain.includes(' ')) return null;
  const more = rest
    .join(' ')
    .replaceAll(/(,?\sand|,)\s(?:that\s)?(?:¤S\s)?(?:also\s)?(?:doesn’t|don’t|do\snot|does\snot)\s/giu, '$1 not to ')
    .replaceAll(
      /(,?\sand|,|\sor)\s(?:that\s)?(?:¤S\s)?(?:also\s|then\s|still\s|at\sleast\s)?(\p{Ll}{2,}(?:s|ed|d))(?=\s|\.?$)/giu,
      secondVerb,
    );
  return `${negative === '' ? '' : 'not '}to ${plain === 'am' ? 'be' : present(plain)} ${more}`.trim();
}

/** 'telling' -> 'tell' */
export function gerundOf(word: string): string | null {
  const stem = word.replace(/ing$/u, '');
  const forms = [/(\p{L})\1$/u.test(stem) ? stem.slice(0, -1) : stem, stem, `${stem}e`];
  return forms.find((form) => tagsOf(form).includes('Infinitive')) ?? null;
}
