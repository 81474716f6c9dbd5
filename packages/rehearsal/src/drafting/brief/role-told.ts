/**
 * What the stakeholder is and where they work, by the forms in which a brief tells that of anybody: in brackets behind the name
 * of a list of those present, before or behind the name in commas, by what they run, own or buy.
 */
import { alternatives } from '../../language/one-of';
import { hiding, NO_WORD, WHO, writtenMatches } from './hidden-names';
import { escaped, isCountry, MONTH_OR_DAY, type Pronoun, TITLE } from './names';
import type { Person } from './people';
import { isWork, roleAsNoun, VAGUE } from './role-words';
import { namesOrganisation, placeIn, type Place } from './roles';

const MOST_WORDS = 9;

/** Ends what somebody is. */
const ENDS = new RegExp(
  String.raw`(?:\s+(?:${alternatives(String.raw`
  who which that whose where aged lived worked joined because since but so now he she they has had is was are were will would can there here since
  and\s(?:he|she|they|has|is|was|knows|the|our|my|must|will|needs|signs|decides|speaks|runs|leads|releases)
`)})\b|[.;:!?(]|,\s(?:and|but|so|he|she|they|who|which|I|we|very|not|aged?|\d)).*$`,
  'iu',
);
const LEADS =
  /^(?:(?:is|was|well|also|now|still|been|become|currently|a|an|the|our|my|their|his|her|your|new|old)\s+)+/iu;

const short = (phrase: string): string =>
  phrase
    .replace(ENDS, '')
    .replace(LEADS, '')
    .replace(/\s+(?:of|at|for|in|on|the|and|with)$/i, '')
    .replaceAll(/^[\s,–—-]+|[\s,–—-]+$/g, '');

/** A phrase as what somebody is; null where it isn't. */
function asRole(phrase: string): Place | null {
  const told = short(phrase);
  // Of what goes on too long, or counts, what stands before that.
  const text =
    told.split(/\s+/).length > MOST_WORDS || /\d{2}/.test(told)
      ? short(told.replace(/,.*$|\s(?:with|of|for)\s(?:about\s|over\s)?\d.*$/u, ''))
      : told;
  const words = text.split(/\s+/);
  if (text === '' || words.length > MOST_WORDS || !isWork(text) || /\d{2}/.test(text)) return null;
  const [head = text] = text.split(/\s+(?:at|for|from|with)\s+/);
  if (!isWork(head) || roleAsNoun(head) === null) return null;
  // 'head of claims at our reinsurer, Norrsken Re'
  const beside =
    /\s(?:at|for|from|with)\s(?:our|the|my)\s\p{Ll}[\p{L} ]{2,30},\s(\p{Lu}[\p{L}&.’-]*(?:\s\p{Lu}[\p{L}&.’-]*){0,3})/u.exec(
      phrase,
    )?.[1];
  const at = /\s(?:at|for|from|with)\s+((?:the\s)?\p{Lu}.{1,50}|the\s.{3,40})$/u.exec(text)?.[1];
  const behind = /^[^,]+,\s(\p{Lu}[\p{L}&.’ -]{2,50})$/u.exec(text)?.[1];
  const placed = placeIn(text);
  const organisation =
    beside ??
    at?.replace(/,\s(?:our|the|my|an?|its|their)\s.*$/u, '') ??
    (behind !== undefined && !isWork(behind) ? behind : null) ??
    placed.organisation ??
    bodyIn(head);
  const role = head.replace(/,\s\p{Lu}[\p{L}&.’ -]{2,50}$/u, (tail) => (isWork(tail) ? tail : ''));
  return { role: role === '' ? head : role, organisation };
}

/** Bodies that somebody heads or speaks for are where they are from: 'chair of the community'. */
const BODY = new RegExp(
  String.raw`^(?:head|chair\w*|president|spokes\w+|voice|leader|delegate|secretary|owner)\s(?:of|for)\s((?:the\s)?[\p{L}’ -]{0,30}\b(?:${alternatives(String.raw`
  federation community council committee union association famil(?:y|ies) brigade delegation board forum society cooperative co-op parish village
  congregation chapter guild club league tribe trust foundation
`)})s?\b(?!\s(?!(?:of|for|in|at|on|and|who|which|that|from|since|with)\s)\p{Ll})(?:\sof\s(?:the\s)?[\p{L}’ -]{3,30})?)`,
  'iu',
);
const bodyIn = (role: string): string | null => BODY.exec(role)?.[1] ?? null;

const DOES: readonly (readonly [RegExp, string])[] = [
  [/^(?:runs?|ran|leads?|led|heads?|headed|manages?|managed|directs?)$/iu, 'head of'],
  [/^(?:owns?|owned)$/iu, 'owner of'],
  [/^(?:(?:has\s)?chair(?:s|ed)?)$/iu, 'chair of'],
  [/^(?:presides?\sover)$/iu, 'president of'],
  [/^(?:buys?)$/iu, 'buyer of'],
  [/^(?:speaks?\sfor|represents?)$/iu, 'spokesperson for'],
  [/^(?:teaches)$/iu, 'teacher'],
  [/^(?:looks?\safter)$/iu, 'responsible for'],
  [/^(?:belongs?\sto)$/iu, 'owner of'],
];
const VERB = String.raw`(runs?|leads?|led|heads?|headed|owns?|chairs?|chaired|presides?\sover|buys?|speaks?\sfor|represents?|looks?\safter|manages?|directs|teaches)`;
const NO_OBJECT = /^(?:to|into|out|over|up|on|it|them|this|that|a\s(?:test|risk|report)|for|like|off)\b/i;

/** 'she buys for Harcourt & Lane' */
const FOR_A_HOUSE = /^for\s(?:the\s)?(\p{Lu}[\p{L}’'-]*(?:\s(?:(?:&|and|of)\s)?\p{Lu}[\p{L}’'-]*)*)/u;

function office(verb: string, object: string): Place | null {
  const lead = DOES.find(([pattern]) => pattern.test(verb))?.[1];
  const served = FOR_A_HOUSE.exec(object)?.[1];
  if (lead === 'buyer of' && served !== undefined) return { role: 'buyer', organisation: served };
  const text = object
    .replace(ENDS, '')
    .replace(/,.*$/u, '')
    .replace(/\s(?:for|since|from|by|with|between|in\sthe\s(?:north|south|east|west)|and)\b.*$/iu, (tail) =>
      /^\sfor\sthe\s\d/.test(tail) ? tail : '',
    )
    .replace(/^(?:our|my|the)\s/i, 'the ')
    .trim();
  if (lead === undefined || text === '' || NO_OBJECT.test(text) || text.split(/\s+/).length > MOST_WORDS - 1)
    return null;
  const role = `${lead} ${text}`;
  return { role, organisation: bodyIn(role) };
}

/** In brackets behind a name anything stands that tells who somebody is among those who were there. */
function inBrackets(text: string): Place | null {
  const [first = '', ...rest] = text.split(/,\s*|\s-\s/).map((part) => part.trim());
  if (first.split(/\s+/).length > 6 || /\d/.test(first) || MONTH_OR_DAY.test(first) || !/\p{L}{2}/u.test(first))
    return null;
  const work = isWork(first);
  // '(FMV, customer)': the house before what they are.
  const [second] = rest;
  if (!work && second !== undefined && rest.length === 1 && /^\p{Lu}/u.test(first) && isWork(second))
    return { role: second, organisation: first };
  if (
    !work &&
    (rest.length > 0 || /^(?:by|via|from|on|he|she|not|who|see|aged?|left|late|until)\b|^\p{Lu}\p{Ll}+$/iu.test(first))
  )
    return null;
  const house = rest.findLast((part) => /\p{Lu}/u.test(part) && !isWork(part.split(' ')[0] ?? ''));
  const named = rest.flatMap((part) => /\b(\p{Lu}[\p{L}-]+)$/u.exec(part)?.[1] ?? []);
  return { role: first, organisation: (house ?? named[0] ?? null)?.replace(/^(?:\p{Ll}[\p{L}-]*\s)+/u, '') ?? null };
}

const AT_A_HOUSE = new RegExp(
  [
    String.raw`${WHO}[^.\n]{0,60}?(?:[’']s|\sis|\sare|\sworks|\sworked)\s(?:with|at|for)\s(?:the\s)?`,
    // 'Pontica Trans': of words with capitals.
    String.raw`(\p{Lu}[\p{L}&.’-]*(?:\s\p{Lu}[\p{L}&.’-]*){0,3})`,
  ].join(''),
  'dgiu',
);

interface Form {
  /** Over a brief in which their names are hidden. */
  readonly pattern: RegExp;
  /** @param texts what the groups of the expression hold, as written */
  readonly place: (texts: readonly string[]) => Place | null;
}

/** 'sanele mthembu, lighting designer': of whom the other name is known alone. */
const WHOLE = String.raw`${WHO}(?:\s[\p{L}’-]{3,})?`;

/** The forms, the surest first, for somebody who is called by such a pronoun. */
function formsFor(pronoun: string): readonly Form[] {
  const role = (at: number) => (texts: readonly string[]) => asRole(texts[at] ?? '');
  return [
    // 'Dr Holt is Dean of Engineering at Thornbury', 'a meeting with Rosalind. She is Chief Risk Officer at Verity': nothing is plainer.
    {
      pattern: new RegExp(
        String.raw`${WHO}(?:[^.\n]{0,40}\.\s(?:She|He))?(?:,?\s(?:who|he|she))?(?:[’']s|\sis)\s(?:now\s)?((?:the\s|our\s|an?\s)?\p{L}[^.;()\n]{2,60}?\s(?:at|of|for|with)\s[^.;()\n]{3,60})`,
        'dgu',
      ),
      place: role(1),
    },
    {
      pattern: new RegExp(String.raw`${WHOLE}\s*\(([^)\n]{2,60})\)`, 'dgiu'),
      place: (texts) => inBrackets(texts[1] ?? ''),
    },
    {
      pattern: new RegExp(String.raw`${WHOLE}(?:,|\s[–—-]|:)\s+((?:the|our|my|a|an)?\s?[^.;()\n]{3,80})`, 'dgiu'),
      place: role(1),
    },
    // 'Mrs Hodgkiss (flat 19), chair of the residents', 'Mr Kuo, as in the owner of the shop'
    {
      pattern: new RegExp(
        String.raw`${WHOLE}(?:\s*\([^)\n]{2,40}\),|,?\s(?:as\sin|meaning|i\.e\.))\s((?:the|our|my|an?)?\s?[^.;()?\n]{3,80})`,
        'dgiu',
      ),
      place: role(1),
    },
    // 'Captain Tavares from the fire brigade of the state, inspector for Goiânia'
    {
      pattern: new RegExp(String.raw`${WHOLE}\s(?:from|of|with)\s(the\s[^,.;()\n]{3,50}),\s([^.;()\n]{3,60})`, 'dgiu'),
      place: (texts) => {
        const found = asRole(texts[2] ?? '');
        return found === null ? null : { role: found.role, organisation: texts[1] ?? null };
      },
    },
    // 'Ms Al-Farsi, for the broadcaster in Muscat, refuses'
    {
      pattern: new RegExp(
        String.raw`${WHOLE},\s(?:for|on\sbehalf\sof|speaking\sfor)\s(the\s[^,.;()\n]{3,50}),`,
        'dgiu',
      ),
      place: (texts) => ({ role: `representative of ${texts[1] ?? ''}`, organisation: texts[1] ?? null }),
    },
    {
      pattern: new RegExp(
        String.raw`${WHO}(?:,?\s(?:who|he|she))?(?:[’']s|\s(?:is|was|has\sbeen))\s([^.;()\n]{3,90})`,
        'dgiu',
      ),
      place: role(1),
    },
    {
      pattern: new RegExp(
        String.raw`(?:^|[\s,.;(])(?:the|our|my|their|its|his|her)\s([\p{L}&’'\s-]{3,60}?),?\s(?:is\s)?(?:a\s(?:woman|man|certain|lady)?,?\s?)?(?:called\s|named\s)?(?:\p{Ll}+\s)?${WHO}`,
        'dgiu',
      ),
      place: role(1),
    },
    {
      pattern: new RegExp(String.raw`(?:^|[.\n:]\s*)((?:\p{Lu}[\p{L}&-]+\s){1,4})${WHO}`, 'dgu'),
      place: role(1),
    },
    {
      pattern: new RegExp(String.raw`${WHO}(?:,?\swho)?\s(?:has\s|also\s)?${VERB}\s([^.;\n]{3,80})`, 'dgiu'),
      place: (texts) => office(texts[1] ?? '', texts[2] ?? ''),
    },
    {
      pattern: new RegExp(
        String.raw`${WHO},?\s(?:who\shas|has)\s(run|led|headed|owned|managed)\s([^.;\n]{3,60})`,
        'dgiu',
      ),
      place: (texts) => office(texts[1] ?? '', texts[2] ?? ''),
    },
    {
      pattern: new RegExp(String.raw`\bwho\s${VERB}\s([^.,;\n]{3,60}),\s${WHO}`, 'dgiu'),
      place: (texts) => office(texts[1] ?? '', texts[2] ?? ''),
    },
    {
      pattern: new RegExp(
        String.raw`([\p{L}’'\s-]{3,60}?)\s(?:is|was|has\sbeen|are)\s(led|run|headed|owned|managed)\sby\s${WHO}`,
        'dgiu',
      ),
      place: (texts) =>
        office(texts[2] === 'run' ? 'runs' : (texts[2] ?? ''), (texts[1] ?? '').replace(/^.*\b(?=the\s)/iu, '')),
    },
    {
      pattern: new RegExp(
        String.raw`(?:^|[.!?\n]\s*)(?:That|This|The)\s(\p{Ll}+(?:\s\p{Ll}+)?)\s(belongs\sto)\s${WHO}`,
        'dgu',
      ),
      place: (texts) => office(texts[2] ?? '', `the ${texts[1] ?? ''}`),
    },
    {
      pattern: new RegExp(
        String.raw`${WHO}[^\n]{0,140}?\b${pronoun}(?:[’']s|\s(?:is|was|has\sbecome)|[’']ve\sbecome)\s(?:now\s)?((?:the|our|an?)\s[^.;,()\n]{3,70})`,
        'dgiu',
      ),
      place: role(1),
    },
    {
      pattern: new RegExp(
        String.raw`${WHO}[^\n]{0,140}?\b${pronoun}\s(?:has\s(?:been\s[^.,;\n]{3,60}?\sand\shas\s)?)?${VERB}\s([^.;\n]{3,70})`,
        'dgiu',
      ),
      place: (texts) => office(texts[1] ?? '', texts[2] ?? ''),
    },
    { pattern: new RegExp(String.raw`^${NO_WORD}*${WHO}\s*\n\W*([^\n]{3,60})$`, 'dgimu'), place: role(1) },
  ];
}

const FORMS: Readonly<Record<Pronoun, readonly Form[]>> = {
  he: formsFor('(?:they|he)'),
  she: formsFor('(?:they|she)'),
  they: formsFor('(?:they|he|she)'),
};

/** Puts down what the brief tells of them, where nothing better is known. */
export function roleTold(brief: string, stakeholder: Person): void {
  stakeholder.role = roleAsNoun(stakeholder.role);
  if (stakeholder.organisation !== null && isCountry(stakeholder.organisation)) stakeholder.organisation = null;
  const known = stakeholder.role !== null && !VAGUE.test(stakeholder.role) ? stakeholder.role : null;
  if (known !== null && stakeholder.organisation !== null) return;
  const names = [...stakeholder.aliases, stakeholder.name]
    .filter((alias) => alias.length >= 3)
    .toSorted((left, right) => right.length - left.length)
    .map(escaped);
  if (names.length === 0) return;
  // A title ends no line: 'Yours, Brother' above a name is none of theirs.
  const hidden = hiding(
    brief,
    new RegExp(String.raw`(?<![\p{L}\d])(?:${TITLE}[^\S\n]+)*(?:${names.join('|')})(?![\p{L}\d])`, 'giu'),
  );
  let vague: string | null = null;
  for (const { pattern, place } of FORMS[stakeholder.pronoun]) {
    // Where they are named more than once the first that tells it counts.
    let found: Place | null = null;
    for (const { texts } of writtenMatches(brief, hidden, pattern)) {
      found = place(texts);
      if (found !== null && found.role !== null) break;
    }
    if (found?.role === undefined || found.role === null) continue;
    if (VAGUE.test(found.role)) vague ??= found.role;
    else if (known === null || known.toLowerCase().startsWith(found.role.toLowerCase().slice(0, 8))) {
      if (known === null) stakeholder.role = found.role;
      stakeholder.organisation ??= found.organisation;
      break;
    }
  }
  // What a line calls them says more than what they run.
  if (stakeholder.role === null || /^(?:head|owner)\sof\s\p{Lu}\p{L}+$/u.test(stakeholder.role))
    stakeholder.role = inTheSubject(brief) ?? stakeholder.role;
  stakeholder.role ??= vague ?? ofTheirGroup(brief, stakeholder);
  stakeholder.organisation ??=
    bodyIn(known ?? '') ??
    houseBeside(brief, hidden) ??
    familyHouse(brief, stakeholder) ??
    bodyBefore(brief, stakeholder);
  if (stakeholder.role !== null) {
    const house = stakeholder.organisation;
    const role = tidied(roleAsNoun(stakeholder.role) ?? '');
    if (role === '') stakeholder.role = null;
    else stakeholder.role = house !== null && role.endsWith(`, ${house}`) ? role.slice(0, -house.length - 2) : role;
  }
}

/** As it stands on a card. */
const tidied = (role: string): string =>
  role
    .replace(LEADS, '')
    .replace(/\s(at|in|of|for)\s(?:our|my)\s(?=\p{Lu})/u, ' $1 the ')
    // 'owner of four of our franchise shops'
    .replace(/\sof\s(?:our|my)\s(?=\p{L})/u, (part: string, at: number, all: string) =>
      /\b(?:two|three|four|five|six|several|some|\d+)$/u.test(all.slice(0, at)) ? ' ' : part,
    )
    .replace(/\s(?:at|for|with)\s(?:our|my|the)\s(?:\p{Ll}+\s?){1,3}$/u, '')
    .replace(/\sand\s(?:releases|signs|decides|approves|runs|manages|owns|has|is|leads|looks)\b.*$/iu, '')
    .replace(/\sand\s(?:nothing|nobody|no|everything|everybody|everyone)\b.*$/iu, '')
    .replace(/\s(?:there|here|of|at|on)$/i, '')
    // 'head of a brokerage with 1,150 farms'
    .replace(/\swith\s\d.*$/u, '')
    .replace(/\bmgr\b/i, 'manager')
    .replace(/\bengr\b/i, 'engineer');

/** What somebody is without where they work, which stands beside it: 'Sales director of Lindqvist', of Lindqvist Presses. */
export function withoutHouse(role: string | null, house: string | null): string | null {
  if (role === null || house === null) return role;
  const bare = (text: string): string => text.replace(/^the\s/iu, '').toLowerCase();
  const at = role.lastIndexOf(' at ');
  if (at > 0 && bare(house) === bare(role.slice(at + ' at '.length))) return role.slice(0, at);
  return role.replace(
    /^(.*?\p{L}{2})\s(?:of|at|for|in|with)\s(\p{Lu}.*|the\s\p{Lu}.*)$/u,
    (whole, what: string, where: string) => {
      const [last = ''] = /(?:^|.*\s(?:of|at|for|in|with)\s)((?:the\s)?\p{Lu}.*)$/u.exec(where)?.slice(1) ?? [];
      if (bare(house).startsWith(bare(where))) return what;
      return last !== where && bare(house).startsWith(bare(last))
        ? whole.slice(0, whole.length - last.length).replace(/\s(?:of|at|for|in|with)\s$/u, '')
        : whole;
    },
  );
}

/** 'Subject: Aldermere Water – conversation with the works manager' */
function inTheSubject(brief: string): string | null {
  const role =
    /^subject\s?:.*\b(?:(?:conversation|talk|call|meeting|chat|word|discussion)\s(?:with|to)|see|seeing|meet|visit|ring|(?:talking|speaking)\sto)\s(?:the|our|my)\s([\p{L} -]{4,40})$/imu.exec(
      brief,
    )?.[1];
  return role === undefined || !isWork(role) ? null : role.trim();
}

/** 'In Margaret’s litigation group' */
function ofTheirGroup(brief: string, { name }: Person): string | null {
  const called = name.split(' ').map(escaped).join('|');
  const group = new RegExp(
    String.raw`(?<!\p{L})(?:${called})[’']s\s(\p{Ll}[\p{L}-]+(?:\s\p{Ll}[\p{L}-]+)?\s(?:group|team|department|unit|practice|section))\b`,
    'u',
  ).exec(brief)?.[1];
  return group === undefined ? null : `head of the ${group}`;
}

/** 'The traders’ association has refused. Its chair, Mrs Akhtar, …' */
function bodyBefore(brief: string, { name }: Person): string | null {
  const last = name.split(' ').at(-1) ?? name;
  return (
    new RegExp(
      [
        String.raw`(?:^|[.!?\n]\s*)[Tt]he\s((?:[\p{L}’'-]+\s){0,4}?(?:association|council|committee|union|federation|board|club|society|trust|foundation|co-?operative|`,
        String.raw`agency|authority))\b[^.\n]{0,90}\.\s[Ii]ts\s[\p{L} -]{3,30},?\s[^.\n]{0,24}${escaped(last)}`,
      ].join(''),
      'u',
    ).exec(brief)?.[1] ?? null
  );
}

/** 'Özgür Tekstil', of Sevgi Özgür; 'Plastica Bonfanti', of Chiara Bonfanti. */
function familyHouse(brief: string, { name }: Person): string | null {
  const last = name.split(' ').at(-1) ?? '';
  if (!name.includes(' ') || last.length < 4) return null;
  const first = name.split(' ')[0] ?? '';
  const found = new RegExp(
    String.raw`(?<!\p{L})${escaped(last)} (?!(?:I|He|She|The|And|But|We)\b)(?:(?:&|und|e|y|et|och|og|i)\s)?\p{Lu}\p{Ll}[\p{L}&-]+`,
    'u',
  ).exec(brief)?.[0];
  const before = new RegExp(
    String.raw`\b(?:of|at|from|with|for)\s((?:\p{Lu}[\p{L}&.-]+\s){1,2}${escaped(last)})(?!\p{L})`,
    'gu',
  );
  for (const [, house = ''] of brief.matchAll(before))
    if (!house.includes(first) && !new RegExp(String.raw`^(?:${TITLE})\s`, 'u').test(house)) return house;
  return found === undefined || found.includes(first) || MONTH_OR_DAY.test(found.split(' ')[1] ?? '') ? null : found;
}

/** 'she's with Nusa Ramp Services', 'at Coastline Coaches' behind them. */
function houseBeside(brief: string, hidden: string): string | null {
  const near = [...writtenMatches(brief, hidden, AT_A_HOUSE)][0]?.texts[1];
  const house = /^(?:\p{Lu}[\p{L}&.’-]*\s?)+/u.exec(near ?? '')?.[0].trim();
  return house !== undefined && (house.includes(' ') || namesOrganisation(house)) && !MONTH_OR_DAY.test(house)
    ? house
    : null;
}
