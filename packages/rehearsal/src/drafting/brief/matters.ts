/** What a brief is about: kinds of matters by what its sentences say, each with its sentences and its own words for the thing. */
import { alternatives } from '../../language/one-of';
import { CHALLENGE_TYPES, type ChallengeType } from '@parley/shared';
import { parseText } from '../../language/parse';
import { FUNCTION_WORDS } from '../../language/vocabulary';
import { tagsOf } from './names';
import { namesRole } from './roles';
import { shortOf } from './short';
import { type MatterPhrases, PHRASES } from './phrases';
import type { Told } from './told';

export interface Matter {
  /** Of one draft's matters each has its own: letters and dashes. */
  readonly id: string;
  readonly type: ChallengeType;
  readonly phrases: MatterPhrases;
  /** Spoken of so much more than anything else that it is what the brief is about. */
  readonly sure: boolean;
  /** Sentences about it, in the order of the brief. */
  readonly told: readonly Told[];
  /** What fits after 'about': a name for the matter that is always right, then noun phrases of the brief. */
  readonly handles: readonly string[];
  /** What somebody wishes for, or was promised, where the brief names it. */
  readonly thing: string | null;
}

const SIGNS: Readonly<Record<ChallengeType, RegExp>> = {
  timeline_pressure: new RegExp(
    String.raw`\b(?:${alternatives(String.raw`
  dates? deadlines? late delay\w* due go[-\s]?live launch opens? opened reopens? ready lead\stime notice
  slip\w* in\stime postpone\w* moves?\stoo moved by\sthe\send shutdown load-in cutover weeks?\s(?:late|behind)
`)})\b`,
    'gi',
  ),
  budget_constraints:
    /\b(?:costs?|prices?|pays?|paid|budget|refund\w*|money|invoices?|fees?|cheaper|expensive|cost centre|penalt\w*|damages|bonus|contingency|spend|spent|rent\w*|approved|signed off)\b/gi,
  scope_creep:
    /\b(?:add|adding|add-on|also|extra|additional|scope|change request|not in the (?:sow|contract|spec\w*)|sow|one more|small things?|features?|phase 2|filter|export|languages|forgot that one)\b/gi,
  quality_concerns: new RegExp(
    String.raw`\b(?:${alternatives(String.raw`
  wrong faults? bugs? crash\w* duplicates? errors? broken tests? tested testing safe safely checked twice
  queues froze finding evidence\w* fails? failed fixed fix samples incident\w* asbestos reviews? clean
  sign(?:ed)?\soff\son my\sname\sunder second\stime
`)})\b`,
    'gi',
  ),
  communication_issues: new RegExp(
    String.raw`\b(?:${alternatives(String.raw`
  nobody\s(?:told|called|asked|came|from|informed) found\sout finds?\sout heard learn(?:ed|t) not\sfrom\syou
  never\ssaw was\stold slides? spreadsheet poster corridor letter was\snot\sasked were\snot\sasked
  without\sasking not\sasked told\sme why\s(?:i|nobody|did|was|were) no\sanswer didn['’]t\s(?:say|know)
  hear\sthat\snow explanation straight\sanswers?
`)})\b`,
    'gi',
  ),
  technical_complexity: new RegExp(
    String.raw`\b(?:${alternatives(String.raw`
  wi-?fi interfaces? mapping servers? power netcode apis? integration access\spoints terminals? root\scause
  data\smodel queue retry signal signalling cost\scentres\saren architecture generators? system
`)})\b`,
    'gi',
  ),
  resource_limitations: new RegExp(
    String.raw`\b(?:${alternatives(String.raw`
  people staff team overtime weekends? agency temps nurses? full\stime sick training trained shifts? juniors
  developers lads girls crew riggers release\sstaff by\shand end\sof\s(?:her|his)\srope
  back\sfrom\sthe\sproject leaving
`)})\b`,
    'gi',
  ),
  competing_priorities: new RegExp(
    String.raw`\b(?:${alternatives(String.raw`
  priorit\w* instead\sof other\sprojects? peak this\ssprint comes\sfirst
  promised\sthat\s(?:he|she|they)\skeeps? took\sthat\sback end\sof\syear push\sout own\sforecast
  works\scouncil home\soffice fixed\sdesks?
`)})\b`,
    'gi',
  ),
  resistant_to_change: new RegExp(
    String.raw`\b(?:${alternatives(String.raw`
  refus\w* switch\w* old\s(?:system|tills?|way|one) notebook not\susing log\sin not\shaving\sit
  pull\w*\s.{0,12}out pilot new\s(?:system|tills?|scanners?|process|way) desk\ssharing against voted?
  scanners? dry\srun rollout parallel\sruns? won['’]t\ssign
`)})\b`,
    'gi',
  ),
  unrealistic_expectations: new RegExp(
    String.raw`\b(?:${alternatives(String.raw`
  promised showed demo mock-?up everyone\stold everybody\stold no\smatter\swhat guarantee\w* quick
  all\sincluded all\sof\sit four\slanguages cut\sfrom only\ssmall was\sfine not\spossible partial expect\w*
  announced told\s(?:the|them|our|everybody|everyone|people)
`)})\b`,
    'gi',
  ),
};
/** Whether a sentence speaks of a kind of matter in two of its words at least. */
export const speaksOf = (text: string, type: ChallengeType): boolean =>
  new Set((text.match(SIGNS[type]) ?? []).map((word) => word.toLowerCase())).size >= 2;

/** What counts for more than one word of it. */
const STRONG: Partial<Readonly<Record<ChallengeType, RegExp>>> = {
  communication_issues:
    /\b(?:nobody (?:told|called|asked|came|from us)|found out|not from you|poster|corridor|without asking|was not asked|hear that now|straight answers)\b/i,
  resistant_to_change: /\b(?:refus\w*|not using|not having it|desk sharing|switch)\b/i,
  scope_creep: /\b(?:also add|not in the (?:sow|contract)|add-on|change request)\b/i,
  unrealistic_expectations: /\b(?:demo|mock-?up|everyone told|no matter what|written guarantee|was in the demo)\b/i,
  quality_concerns: /\b(?:wrong|duplicates?|crash|twice|finding|minus-80|samples)\b/i,
};

/** How much a sentence speaks of each kind; figures lean towards money and days. */
export function kindsOf(told: Told): ReadonlyMap<ChallengeType, number> {
  const { text, figures } = told.sentence;
  const weight = told.theirs ? 1.6 : told.knownBy === 'meta' ? 0.3 : told.sentence.internal ? 0.6 : 1;
  return new Map(
    CHALLENGE_TYPES.map((type) => {
      const hits = Math.min(3, new Set((text.match(SIGNS[type]) ?? []).map((word) => word.toLowerCase())).size);
      const strong = STRONG[type]?.test(text) === true ? 1.5 : 0;
      const leaning =
        type === 'budget_constraints' && figures.some(({ kind }) => kind === 'money')
          ? 0.9 * Math.min(2, figures.filter(({ kind }) => kind === 'money').length)
          : type === 'timeline_pressure' && figures.some(({ kind }) => kind === 'day')
            ? 0.25
            : 0;
      return [type, weight * (hits + strong + leaning)] as const;
    }),
  );
}

const NO_HEAD = new RegExp(
  String.raw`^(?:${alternatives(String.raw`
  thing board euros? dollars pounds years? kids prices? thats phone company things day days week weeks month
  months year years hour hours time times moment people everyone nobody somebody anyone way lot bit point
  points fool turn row hand name top front rest order sort case reason sums? phone mail morning evening
  night background regards? sir madam question answers? idea mine yours money number date end half weekends?
  summary information girls lads guy boss colleague colleagues notes? call meeting comment message january
  february march april may june july august september october november december sept oct nov dec jan feb aug
  deck slide slides fit doubt need background plan office desk news part future past second place fine
  problem issue stage\sfright word words one ones rope pocket use view effect fact example thanks yesterday
  today tomorrow tonight lunch
`)})$`,
  'i',
);

const tidy = (text: string): string =>
  text.replaceAll(/^[^\p{L}\d$£€]+|[^\p{L}\d%)]+$/gu, '').replaceAll(/[“”"()]/g, '');

/** Noun phrases that can stand after 'about', in the order of the text. */
export function nounPhrases(text: string, people: ReadonlySet<string>): readonly string[] {
  const found: string[] = [];
  for (const sentence of parseText(text)) {
    const { terms } = sentence;
    for (let at = 0; at < terms.length; at += 1) {
      let end = at;
      const opens = terms[at];
      if (!opens || opens.text === '') continue;
      const determined =
        opens.tags.has('Determiner') ||
        /^(?:my|your|our|the|a|an|this|that|these|those|their|his|her|all|every)$/i.test(opens.word);
      if (determined) end += 1;
      const from = end;
      while (end < terms.length) {
        const term = terms[end];
        if (!term || term.text === '') break;
        const fits =
          ((term.tags.has('Noun') ||
            term.tags.has('Adjective') ||
            term.tags.has('Gerund') ||
            /^\p{Lu}{2,}\d*$/u.test(term.text)) &&
            !term.tags.has('Pronoun') &&
            !term.tags.has('Date') &&
            !term.tags.has('Month') &&
            !term.tags.has('WeekDay') &&
            !term.tags.has('Value') &&
            !term.tags.has('Money') &&
            !people.has(term.word.replace(/'s$/, '')) &&
            !/^(?:more|other|same|such|own|real|sure|last|next|late|fine|right|wrong|much|many|few|several|able|happy|angry|ready|possible|quick|approx|non|new)$/i.test(
              term.word,
            )) ||
          (term.word === 'new' && determined);
        if (!fits) break;
        end += 1;
        if (/[,.;:!?)]/.test(term.after)) break;
      }
      const head = terms[end - 1];
      const words = end - from;
      const usable =
        words >= 1 &&
        words <= 4 &&
        head !== undefined &&
        head.tags.has('Noun') &&
        !NO_HEAD.test(head.word.replace(/'s$/, '')) &&
        !FUNCTION_WORDS.has(head.word) &&
        /\p{L}{3,}/u.test(head.word) &&
        !/['’]s?$/.test(head.text) &&
        !head.word.endsWith('ing') &&
        !namesRole(head.word) &&
        !(words > 1 && verbAlone(head.word));
      if (usable && determined) {
        const raw = terms
          .slice(from, end)
          .map((term) => tidy(term.text))
          .join(' ');
        const article =
          /^(?:my|your|our|their|his|her)$/i.test(opens.word) && determined ? opens.word.toLowerCase() : 'the';
        const lower =
          /^(?:\p{Lu}{2,}|\p{Lu}\p{Ll}+\s\p{Lu})/u.test(raw) || at > 0
            ? raw
            : raw.charAt(0).toLowerCase() + raw.slice(1);
        const phrase = determined || !head.tags.has('Plural') ? `${article} ${lower}` : `the ${lower}`;
        if (!found.includes(phrase)) found.push(phrase);
      }
      at = Math.max(at, end - 1);
    }
  }
  return found;
}

const rank = (phrase: string, type: ChallengeType): number => {
  const words = phrase.split(' ').length;
  return (
    (phrase.match(SIGNS[type]) ? 1.2 : 0) +
    (words >= 3 ? 1 : 0) +
    (words > 5 ? -1 : 0) +
    (/^(?:my|our) /.test(phrase) ? 0.2 : 0) +
    (/\p{Lu}/u.test(phrase) ? 0.2 : 0)
  );
};

/** A kind of which less than this share of the main one is spoken is not spoken of. */
const SLIGHT = 0.3;
/** So many times as much as the next is plainly the matter. */
const CLEAR = 1.25;
/** Less than that is a word in passing. */
const SPOKEN_OF = 1.9;

/** What a matter is called where not even the project has a name. */
const CALLED_ALONE: Readonly<Record<ChallengeType, string>> = {
  timeline_pressure: 'the date',
  budget_constraints: 'the money',
  scope_creep: 'how far this goes',
  quality_concerns: 'what goes wrong',
  communication_issues: 'the way I hear of things',
  technical_complexity: 'the weak point in it',
  resource_limitations: 'the people for it',
  competing_priorities: 'what comes first',
  resistant_to_change: 'what changes for us',
  unrealistic_expectations: 'what was promised',
};

/** What a matter is called where the brief has no better word for it. */
const CALLED: Readonly<Record<ChallengeType, string>> = {
  timeline_pressure: 'the date of {project}',
  budget_constraints: 'the money for {project}',
  scope_creep: 'the extent of {project}',
  quality_concerns: 'the state of {project}',
  communication_issues: 'the way I hear about {project}',
  technical_complexity: 'the weak point of {project}',
  resource_limitations: 'the people for {project}',
  competing_priorities: 'the order between {project} and ours',
  resistant_to_change: 'the change that comes with {project}',
  unrealistic_expectations: 'the promises about {project}',
};

const WISHED = [
  new RegExp(
    String.raw`\b(?:${alternatives(String.raw`
  add include adding plus wants?:? want:? asked\sfor asks\sfor also need
`)})\s+((?:the|an?|our|my)\s+(?:new\s+)?[\p{L}-]+(?:\s(?!in\b|by\b|on\b|to\b|and\b|or\b|for\b|at\b|is\b|was\b|that\b|with\b|back\b|now\b)[\p{Ll}-]+){0,2})(?!\s(?:cut|moved|cancelled|stopped|checked|back|gone|removed|fixed|out)\b)`,
    'giu',
  ),
  /^((?:the|our)\s+[\p{L}-]+(?:\s(?!in\b|by\b|on\b|to\b|and\b|or\b|for\b|at\b|is\b|was\b|that\b|with\b)[\p{Ll}-]+){0,3})\s(?:that\s)?(?:was|were|is|isn['’]t)\b/giu,
];

/** What is asked for in sentences of theirs: 'the region filter', 'a written guarantee'. */
function thingsIn(told: readonly Told[], people: ReadonlySet<string>): readonly string[] {
  return told
    .filter((entry) => entry.theirs)
    .flatMap((entry) =>
      WISHED.flatMap((pattern) =>
        [...(entry.spoken ?? entry.sentence.text).matchAll(pattern)].map((match) => match[1] ?? ''),
      ),
    )
    .map((phrase) =>
      phrase
        .replace(/^(?:an?)\s/i, 'the ')
        .replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
        .replace(/\s(?:i|we|you|it|so|no|not|if|as|back|now|then|too)$/i, ''),
    )
    .filter((phrase) => {
      const head = phrase.split(' ').at(-1) ?? '';
      return (
        !NO_HEAD.test(head) &&
        !/(?:cut|moved|cancelled|stopped|checked|fixed|removed|happens?)$/.test(head) &&
        !FUNCTION_WORDS.has(head) &&
        phrase.split(' ').length >= 2 &&
        phrase.split(' ').every((word) => !people.has(word.toLowerCase()))
      );
    });
}

/** Words that are verbs where nothing before them makes them a thing: 'licence ends'. */
const verbAlone = (word: string): boolean => {
  const tags = tagsOf(word);
  return tags.includes('Verb') && !tags.includes('Noun');
};

/** Three matters, the weightiest first, that share no sentence and no handle. */
export function mattersOf(told: readonly Told[], people: ReadonlySet<string>, project: string): readonly Matter[] {
  const kinds = new Map(told.map((entry) => [entry, kindsOf(entry)] as const));
  const totals = CHALLENGE_TYPES.map((type) => ({
    type,
    sum: [...kinds.values()].reduce((sum, of) => sum + (of.get(type) ?? 0), 0),
  })).toSorted((left, right) => right.sum - left.sum);
  const ofTheirs = told.filter((entry) => entry.knownBy !== 'meta');
  const things = thingsIn(ofTheirs, people).filter((thing) => thing !== project);
  // A wish that nobody can name is no matter of its own.
  const possible = totals.filter(
    ({ type }) => !(type === 'scope_creep' || type === 'unrealistic_expectations') || things.length > 0,
  );
  const most = possible[0]?.sum ?? 0;
  const weighty = possible.filter(({ sum }, at) => at === 0 || (sum >= most * SLIGHT && sum >= SPOKEN_OF)).slice(0, 3);
  const chosen = weighty.map(({ type }) => type);
  const used = new Set([project.toLowerCase()]);
  const matters = chosen.map((type, at): Matter => {
    const own = told.filter((entry) => {
      const of = kinds.get(entry);
      const mine = of?.get(type) ?? 0;
      return (
        mine > 0 &&
        entry.knownBy !== 'meta' &&
        chosen.every(
          (other, index) =>
            other === type || (of?.get(other) ?? 0) < mine || ((of?.get(other) ?? 0) === mine && index > at),
        )
      );
    });
    const candidates = (entries: readonly Told[]): readonly string[] =>
      entries
        .flatMap((entry) =>
          nounPhrases(entry.spoken ?? entry.briefing, people).map((phrase) => ({
            phrase,
            value: rank(phrase, type) + (entry.theirs ? 0.6 : 0),
          })),
        )
        .toSorted((left, right) => right.value - left.value)
        .map(({ phrase }) => phrase);
    const phrases = [
      ...new Set([
        ...candidates(own),
        ...candidates(told.filter((entry) => entry.knownBy !== 'meta' && entry.knownBy !== 'hidden')),
      ]),
    ].filter((phrase) => !used.has(phrase.toLowerCase()));
    const wished = [...thingsIn(own, people), ...things].filter((phrase) => !used.has(phrase.toLowerCase()));
    const [thing = null] = type === 'scope_creep' || type === 'unrealistic_expectations' ? wished : [];
    const named = phrases.filter((phrase) => phrase !== thing).slice(0, 2);
    for (const handle of [...named, thing ?? '']) used.add(handle.toLowerCase());
    return {
      id: type.replaceAll('_', '-'),
      type,
      phrases: PHRASES[type],
      sure: (weighty[at]?.sum ?? 0) >= CLEAR * (possible.find((other) => other.type !== type)?.sum ?? 0),
      told: own,
      handles: [
        thing ?? (project === 'this' ? CALLED_ALONE[type] : CALLED[type].replace('{project}', shortOf(project))),
        ...named,
      ],
      thing,
    };
  });
  return matters;
}
