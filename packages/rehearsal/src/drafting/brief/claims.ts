/**
 * What a brief tells that the stakeholder says, wants, asks, fears or did, clause by clause, and each in their own mouth: 'She told
 * Marek that she has to report to the board and that she can’t' is two things that she says.
 */
import { capital } from './as-sentence';
import {
  ASKS,
  DESCRIBES,
  DID,
  FAMILY,
  FEARS,
  FEELS,
  GUESS,
  HAS,
  JOINT,
  JOINT_BUT_THAT,
  OWNED,
  REFUSES,
  SAYS_BARE,
  SAYS_INSIDE,
  SAYS_THAT,
  SECOND_VERB,
  SILENT,
  STILL_GUESSED,
  THEIR_OWN,
  WANTS,
  WHAT_MOVES,
  WILL_ASK_FOR,
  WILL_ASK_WH,
  WILL_SAY_THAT,
  isUnaware,
} from './attitudes';
import { escaped } from './names';
import { inFirstPerson } from './first-person';

/** `did`: what they did, have or must, told as a fact. The others are how it is told. */
export type Attitude = 'says' | 'wants' | 'asks' | 'fears' | 'refuses' | 'did' | 'has';

export interface Claim {
  /** A sentence of theirs. */
  readonly text: string;
  readonly attitude: Attitude;
  /** Somebody guesses it, or foretells that they will say it. */
  readonly guessed: boolean;
}

/** The main clauses of a marked sentence, each with its subject. */
export function clausesOf(text: string): readonly string[] {
  const out: string[] = [];
  // What hangs on what somebody says stays with it: 'that she has to report and that she can’t'.
  const whole = text.replace(lead, '');
  if (OWNED.test(whole) || SAYS_INSIDE.test(whole)) return [whole];
  for (const part of text.split(/\band\sthat\s/u.test(text) && SAYS_THAT.test(whole) ? JOINT_BUT_THAT : JOINT)) {
    const clause = part.trim();
    if (clause === '') continue;
    const [first = '', ...rest] = /^(?:\S+\s){0,3}?¤S\s/u.test(clause) ? clause.split(SECOND_VERB) : [clause];
    out.push(first, ...rest.map((more) => `¤S ${more}`));
  }
  return out;
}

const lead =
  /^(?:and|but|so|also|then|now|well|still|yet|or|plus|therefore|however|besides|moreover|in addition|on top of that|of course),?\s+/i;
/** 'In September', 'Last year', before a subject. */
const WHEN =
  /^((?:in|on|at|since|after|before|during|last|this|next|yesterday|today|every|for|by|until|twice|once|to)\b(?:\s[\p{L}\d.’-]+){0,5}),?\s(?=¤S\s)/iu;

/** What the writer adds of themselves behind a comma: ', that was me'. */
const ASIDE =
  /,\s(?:(?:that|which|it)\s(?:was|is)\s(?:me|us|mine|ours)\b|(?:I|we)(?:’\p{L}+)?\s|as it happens|as (?:I|we) know|I (?:think|guess)).*$/u;

const SURE = /,\s(?:I’m|I\sam)\s(?:fairly|pretty|quite|almost|rather)?\s?(?:sure|certain|afraid),?(?=\s)/u;

const MOST = 34;
const LEAST = 3;
const words = (text: string): number => text.split(/\s+/).length;

/** Somebody’s letter or clause of a contract, and not what one says. */
const LONG_QUOTE = /“(?:[^\s”]+\s){9,}[^”]*”/u;

/** A content clause as a sentence, where it is one. */
function said(content: string, others: boolean): string | null {
  const bare = content
    .replace(/^that\s/iu, '')
    .replace(/^["“]([^"”]+)["”]/u, '$1')
    .replace(/^¤S\s(?:says|said|thinks)\sthat\s/u, '');
  const text = inFirstPerson(bare, others);
  return text !== null && words(text) >= LEAST && words(text) <= MOST ? text : null;
}

const hasVerb = (text: string): boolean =>
  new RegExp(
    [
      String.raw`\b(?:am|is|are|was|were|has|have|had|do|does|did|will|would|can|could|should|must|may|might|won’t|can’t|don’t|didn’t|get|gets|got|need|needs|want|`,
      String.raw`wants|go|goes|pay|pays|come|comes|stand|stands|[\p{L}]+ed|[\p{L}]{3,}s)\b|¤S\s`,
    ].join(''),
    'iu',
  ).test(text);

/** 'the stump height, which ¤S says costs ¤O an hour': what is said of a thing that was only named. */
const WHICH_IT_SAYS =
  /^((?:the|an?|¤P|our|my)\s[^,]{3,50}),\swhich\s¤S\s(?:says|said|thinks|claims|reckons|feels)\s(?:that\s)?(?=\p{Ll})/iu;

/** One clause of which they are the subject, or what they say. */
function claimsOfClause(given: string, guessedBefore: boolean, others: boolean): readonly Claim[] {
  const guess = GUESS.exec(given)?.[0] ?? '';
  const guessed = guessedBefore || guess !== '' || SURE.test(given) || STILL_GUESSED.test(given);
  const bare = given.slice(guess.length).replace(lead, '').replace(SURE, '').replace(ASIDE, '').trim();
  const when = WHEN.exec(bare)?.[1] ?? null;
  const clause = when === null ? bare : bare.slice(WHEN.exec(bare)?.[0].length ?? 0);
  const make = (text: string | null, attitude: Attitude, sure = true): readonly Claim[] =>
    text === null ? [] : [{ text, attitude, guessed: guessed || !sure }];
  const own = (attitude: Attitude): readonly Claim[] =>
    make(
      said(
        when === null ? clause : `${clause.replace(/[.!]$/, '')} ${when.charAt(0).toLowerCase()}${when.slice(1)}`,
        others,
      ),
      attitude,
    );

  const moved = WHAT_MOVES.test(clause) ? said(clause, others) : null;
  if (moved !== null) return make(moved, 'fears');
  const owned = OWNED.exec(clause);
  // 'Her problem isn’t with scanning' tells what it is not.
  if (owned?.[3] !== undefined && /^n[’']t\b/u.test(owned[3])) return [];
  if (owned?.[3] !== undefined) {
    const foretold = /\b(?:will|would|might|going)\b/i.test(clause.slice(0, owned[0].length - owned[3].length));
    const attitude = /worry|fear|concern/i.test(owned[1] ?? '') ? 'fears' : 'says';
    const told = owned[3].replace(WHICH_IT_SAYS, '$1 ');
    const points = hasVerb(told)
      ? told.split(/,\s(?:and\s)?(?=(?:about|the|nobody|that|¤S|we|they|[\p{L}]+\s(?:is|are|was|has)))/u)
      : [];
    const claims = points.filter(hasVerb).flatMap((point) => make(said(point, others), attitude, !foretold));
    if (claims.length > 0) return claims;
    return make(said(`what matters to ¤O is ${owned[3]}`, others), attitude, !foretold);
  }
  const will = WILL_SAY_THAT.exec(clause);
  if (will?.[1] !== undefined && hasVerb(will[1])) return make(said(will[1], others), 'says', false);
  const willAsk = WILL_ASK_WH.exec(clause);
  if (willAsk?.[1] !== undefined) return make(said(`¤S wants to know ${willAsk[1]}`, others), 'asks', false);
  const expected = /^¤O\sto\s(?:ask|want\sto\sknow)\s((?:why|when|who|what|how|where|which|whether|if)\b.+)$/iu.exec(
    clause,
  );
  if (expected?.[1] !== undefined) return make(said(`¤S wants to know ${expected[1]}`, others), 'asks', false);
  const willWant = WILL_ASK_FOR.exec(clause);
  if (willWant?.[1] !== undefined) return make(said(`¤S ${thirdPerson(willWant[1])}`, others), 'wants', false);
  const inside = SAYS_INSIDE.exec(clause);
  if (inside?.[1] !== undefined) {
    const all = said(inside[2] === undefined ? inside[1] : `${inside[1]}, ${inside[2]}`, others);
    return make(all ?? said(inside[1], others), 'says');
  }
  const that = SAYS_THAT.exec(clause) ?? SAYS_BARE.exec(clause);
  if (that?.[1] !== undefined && hasVerb(that[1])) {
    const parts = that[1].split(/,?\s(?:and|but)\sthat\s/iu);
    const joined = parts.join(', and ');
    const whole = said(joined, others);
    if (whole !== null && words(whole) <= 26) return make(whole, 'says');
    return parts.flatMap((part) => make(said(part, others), 'says'));
  }
  if (ASKS.test(clause)) return own('asks');
  if (FEARS.test(clause)) return own('fears');
  if (SILENT.test(clause)) return [];
  if (REFUSES.test(clause) && !/^¤S\s(?:will\snot|won’t)\sbe\b/.test(clause)) return own('refuses');
  if (THEIR_OWN.test(clause) && !FAMILY.test(clause)) return own('has');
  if (WANTS.test(clause)) return own('wants');
  if (FEELS.test(clause)) return own('fears');
  if (DESCRIBES.test(clause) || /^¤S\s(?:will|won’t|would)\s(?:not\s)?be\b/.test(clause)) return [];
  if (HAS.test(clause)) return own('has');
  if (DID.test(clause)) return own('did');
  return [];
}

const GOES_ON = /^(?:the|nobody|everybody|everyone|people|no one)\b(?!.*\b(?:I|we|us|our|my)\b).*¤[PO]/iu;

/** 'ask for a date' -> 'asks for a date', so that it can be said of anybody. */
const thirdPerson = (text: string): string =>
  text.replace(/^(\p{L}+)/u, (verb) => (/(?:s|sh|ch|x)$/.test(verb) ? `${verb}es` : `${verb}s`));

/**
 * @param text with a mark for every word that means them (`marked`)
 * @param others whether others are named in it
 */
export function claimsIn(text: string, others: boolean): readonly Claim[] {
  if (isUnaware(text)) return [];
  const out: Claim[] = [];
  let guessed = false;
  // What the writer puts in brackets beside what they will say is the writer's.
  const theirs = WILL_SAY_THAT.test(text) ? text.replaceAll(/\s*\([^()]*\)/g, '') : text;
  for (const clause of clausesOf(theirs.replace(/[.!]$/, ''))) {
    if (/^(?:if|unless|when|in case|I|we)\b/i.test(clause.replace(lead, '')) && !GUESS.test(clause)) {
      guessed ||= /^(?:I|we)\b/i.test(clause.replace(lead, ''));
      continue;
    }
    // 'they come late, so she cannot begin': the writer concludes it.
    const concluded = new RegExp(String.raw`\bso\s(?:that\s)?${escaped(clause.slice(0, 14))}`, 'u').test(text);
    const claims = claimsOfClause(clause, guessed || concluded, others);
    guessed ||= GUESS.test(clause);
    // 'and the bank looks at her figures': goes on with what they said before it.
    const before = out.at(-1);
    const more =
      claims.length === 0 && before?.guessed === false && GOES_ON.test(clause) ? inFirstPerson(clause, others) : null;
    const joined =
      more === null || before === undefined
        ? null
        : `${before.text.replace(/\.$/, '')}, and ${more.charAt(0).toLowerCase()}${more.slice(1)}`;
    if (joined !== null && before !== undefined && words(joined) <= MOST)
      out[out.length - 1] = { ...before, text: joined };
    out.push(
      ...claims
        .filter((claim) => !LONG_QUOTE.test(claim.text))
        .map((claim) => ({ ...claim, text: capital(claim.text) })),
    );
  }
  return out;
}
