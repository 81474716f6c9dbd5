/** The forms in which a goal is told, one after the other. */
import { plainVerb } from '../brief/first-person';
import { tagsOf } from '../brief/names';
import { type Attempt, complement, lower } from './complement';
import { infinitive, STANDS } from './infinitive';
import type { Telling } from './partner';
import {
  FIND_OUT,
  TO_DO,
  BARE_VERB,
  THEY_DO,
  GLAD_IF,
  TO_BE,
  WHETHER,
  TO_SETTLE,
  IT_IS,
  THAT_THEY,
  ASSENT,
  COME_AWAY,
  CLAUSE,
  ALL_I_WANT,
  TO_REACH,
  WANTS_IT,
  ORDER,
} from './wish-forms';
import {
  LABELLED,
  ANSWERED,
  WOULD_DO,
  NOT_WITHOUT,
  ABOUT_GETTING,
  ASKS_FOR,
  CONTENT_WITH,
  TO_GET,
  GET_NAMED,
  IF_THEY,
  PART_WITH,
  THEY_SHOULD,
  MUST_THEY,
  HELP_ME,
  MUST_BE,
  IS_THE_POINT,
  WHAT_ASKED,
  ASKED,
  THING,
} from './wish-leads';
/** What is asked: of them, or of oneself about them. */
export function* questions(text: string, { subject, plain }: Telling): Generator<Attempt> {
  const whether = WHETHER.exec(text);
  if (whether?.[1] !== undefined)
    yield {
      goal: `find out whether ${subject} ${whether[1].toLowerCase()} ${plain(whether[2] ?? '')}`,
      outright: false,
    };
  const what = WHAT_ASKED.exec(text);
  if (what?.[1] !== undefined && /\s\S/u.test(what[4] ?? '')) {
    const [, word, thing = '', aid = '', rest = ''] = what;
    const [verb = '', ...more] = plain(rest).split(' ');
    const simple = aid.toLowerCase() === 'does' && subject !== 'they' && /^[\p{Ll}]+$/u.test(verb);
    const third = /(?:s|x|ch|sh|o)$/u.test(verb)
      ? `${verb}es`
      : /[^aeou]y$/u.test(verb)
        ? `${verb.slice(0, -1)}ies`
        : `${verb}s`;
    const tells = simple
      ? [third, ...more].join(' ')
      : `${aid === 'does' ? '' : `${aid.toLowerCase()} `}${plain(rest)}`;
    yield {
      goal: `find out ${word.toLowerCase()}${plain(thing) === '' ? '' : ` ${plain(thing)}`} ${subject} ${tells}`,
      outright: false,
    };
  }
  const found = FIND_OUT.exec(text);
  if (found?.[2] !== undefined && !THEY_WANT.test(text.slice(0, found.index)))
    yield { goal: `find out ${plain(found[2])}` };
}

/** 'She wants to know whether …' is their question. */
const THEY_WANT =
  /¤S\s(?:also\s|just\s|still\s|really\s)?(?:(?:will|would|’ll|’d)\s(?:also\s)?)?(?:wants?|wanted|like|asks?|asked|needs?)\s$/iu;

/** What they are to do. */
export function* deeds(text: string, { who, plain }: Telling): Generator<Attempt> {
  const help = HELP_ME.exec(text)?.[1];
  if (help !== undefined) yield { goal: plain(help) };
  const named = GET_NAMED.exec(text);
  if (named?.[2] !== undefined && !text.includes('¤')) yield { goal: `get ${named[1] ?? who} ${plain(named[2])}` };
  const toDo = TO_DO.exec(text)?.[1];
  if (toDo !== undefined) yield { goal: `get ${who} ${plain(toDo)}` };
  const bare = BARE_VERB.exec(text)?.[1];
  const [verb = ''] = bare?.split(' ') ?? [];
  if (bare !== undefined && plainVerb(verb) === verb) yield { goal: `get ${who} to ${plain(bare)}` };
  const there = TO_BE.exec(text)?.[1];
  if (there !== undefined) yield { goal: `get ${who} ${plain(there)}` };
  for (const form of [IF_THEY, GLAD_IF, THAT_THEY, THEY_DO]) {
    const does = form.exec(text)?.[1];
    const done = does === undefined ? null : infinitive(does);
    if (done !== null) yield { goal: `get ${who} ${plain(done)}` };
  }
}

/** What is to be had in the end, by the words that say that it is wanted. */
export function* things(text: string, telling: Telling): Generator<Attempt> {
  const { who, plain } = telling;
  const it = IT_IS.exec(text);
  if (it?.[1] !== undefined) yield* complement(`${it[1]}${it[2] ?? ''}`, telling);
  const settle = TO_SETTLE.exec(text)?.[2];
  if (settle !== undefined) yield { goal: `agree with ${who} on ${plain(settle)}`, outright: false };
  const assent = ASSENT.exec(text)?.[1];
  if (assent !== undefined) yield { goal: `get ${who}’s ${plain(assent)}` };
  for (const form of [
    ANSWERED,
    LABELLED,
    COME_AWAY,
    PART_WITH,
    ALL_I_WANT,
    NOT_WITHOUT,
    ASKS_FOR,
    ABOUT_GETTING,
    WOULD_DO,
    CONTENT_WITH,
    TO_GET,
  ]) {
    const rest = form.exec(text)?.[1];
    if (rest !== undefined) yield* complement(rest.replace(/\sand\sfor\s/iu, ' and '), telling, /^to\s/iu.test(rest));
  }
  const clause = CLAUSE.exec(text)?.[1];
  if (clause !== undefined) yield { goal: `get ${who} to accept that ${plain(clause)}`, outright: false };
  const reach = TO_REACH.exec(text)?.[1];
  if (reach === undefined) return;
  const before = text.slice(0, text.length - reach.length);
  const outright = WANTS_IT.test(before);
  for (const attempt of complement(reach, telling, /\bto\s$/iu.test(before))) yield { outright, ...attempt };
}

/** A verb that makes a clause of its words; 'released' may stand beside a thing. */
export function isFinite(word: string): boolean {
  const tags = tagsOf(word);
  return (
    tags.includes('Modal') ||
    tags.includes('Copula') ||
    (tags.includes('PresentTense') && word.endsWith('s')) ||
    (tags.includes('PastTense') && !word.endsWith('ed'))
  );
}

/** Forms that tell a goal only where the sentence is known to be one. */
export function* bareForms(text: string, telling: Telling): Generator<Attempt> {
  const { who, plain } = telling;
  for (const form of [THEY_SHOULD, MUST_THEY]) {
    const does = form.exec(text)?.[1];
    const done = does === undefined || (form === THEY_SHOULD && STANDS.test(does)) ? null : infinitive(does);
    if (done !== null) yield { goal: `get ${who} ${plain(done)}`, outright: false };
  }
  if (ORDER.test(text)) yield { goal: plain(text), outright: /,\s/.test(text) };
  const must = MUST_BE.exec(text.replace(IS_THE_POINT, ''))?.[1];
  if (must !== undefined)
    yield { goal: `get ${who} to agree that ${lower(plain(must))}`, outright: IS_THE_POINT.test(text) };
  const asked = ASKED.exec(text)?.[1];
  if (asked !== undefined) yield { goal: `get an answer to this: “${plain(asked)}?”`, outright: false };
  const so = /^so:\s(.{8,})$/iu.exec(text)?.[1];
  if (so !== undefined) yield* complement(so, telling);
  const thing = text.replace(/^(?:ok|well)[:,]\s/iu, '');
  if (THING.test(thing) && !thing.split(/[\s,;]+/u).some(isFinite)) yield* complement(thing, telling);
}
