/** What a brief is about as a whole, in its own words: 'the claims portal'. */
import { parseText } from '../../language/parse';
import { alternatives } from '../../language/one-of';
import { FUNCTION_WORDS } from '../../language/vocabulary';
import type { BriefLine } from './brief-line';
import { ABOUT } from './line-kinds';
import { nounPhrases } from './matters';
import { escaped, tagsOf } from './names';
import { namesOrganisation, namesRole } from './roles';
import { isTitle } from './sentences';
import type { Told } from './told';
import { REPORTED } from './voiced';

const PREFIX =
  /^(?:(?:re|fw|fwd|aw|wg|sv|vb|vs|antw|tr|rv)\s*:\s*)+|^\[?[A-Z]{2,}-\d+\]?\s*|^(?:request|ticket)\s*#?\s*\d+\s*/i;
const RECORD = new RegExp(
  [
    String.raw`\b(?:mtg|mins|protocol|jour fixe|steering|committee|board|grp|group|apols|in attendance|`,
    String.raw`meeting|minutes|call|retro|quick|site meeting|1:1|prep|notes?|`,
    String.raw`agenda|present|summary|log|entry|diary|debrief|leftovers|session|stakeholder|conflict|whats next|complaint|concerns?|background|`,
    String.raw`update|question|urgent|escalation)\b`,
  ].join(''),
  'i',
);
const bareTitle = (text: string): string =>
  text
    .replace(PREFIX, '')
    .replaceAll(/["“][^"”]*["”]/g, ' ')
    .trim();
const STATE_OF_IT = /\s(?:wrong|late|broken|offline|down|missing|unclear|open|again|failed|failing|blocked)$/i;
const TICKET = /^\[?[A-Z]{2,}-\d+\]?\s+\S/;
const GREETS = /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b|\bfor the \d/i;
const STATES = /\b(?:open|closed|escalated|high|low|critical|facilities)\b/i;

/** What is said in place of a name where the brief gives none that is certain. */
export const UNNAMED = 'this';

/** People, and what is no thing to speak of. */
const NO_WORD = /(?:[^s]s|er|or|ist|man|men|woman)$/;

/** 'the crash': what the stakeholder calls it in their own words, where it has no name; `UNNAMED` where they don't. */
export function wordOfTheirs(told: readonly Told[], people: ReadonlySet<string>): string {
  const found = told
    .filter((entry) => (entry.own || REPORTED.test(entry.sentence.text)) && entry.knownBy === 'both')
    .flatMap(({ sentence }) => [
      ...sentence.text.matchAll(
        /(?<!\b(?:on|at|in|to|by|for|from|of|with|into|off|over|under)\s)\bthe\s(\p{Ll}{4,})\b(?!\s\p{Ll}+s?\b(?=\s(?:of|is|was)))/gu,
      ),
    ])
    .map((match) => match[1] ?? '')
    .find(
      (word) =>
        nounPhrases(`the ${word}`, people).includes(`the ${word}`) &&
        !NO_PROJECT.test(word) &&
        !NO_WORD.test(word) &&
        !namesRole(word),
    );
  return found === undefined ? UNNAMED : `the ${found}`;
}
/** Spoken of less than that it may be anything. */
const SURE = 3;

/** What projects are called by. */
const THING = alternatives(`
  systems? portal migration rollout project platform upgrade app move launch release pilot cutover extension
  station bridge shutdown implementation integration webshop website dashboard programme roof stage training
  delivery racking report audit update relaunch CRM ERP tool process contract finding renovation refit
  conversion campaign event study trial survey lab plant line warehouse depot rewrite patch network payroll
  invoices? refurbishment outage incident surcharge handover grant agreement go-live
`);
const CALLED = new RegExp(
  String.raw`(?:^|[.,(]\s?|\b(?:the|our|your|a|this|new)\s+)((?:[\p{L}-]+\s){0,2}(?:${THING})(?:\s(?:[\p{L}-]+\s)?(?:${THING}))?)\b`,
  'giu',
);
const ONE_THING = new RegExp(String.raw`^(?:${THING})$`, 'i');
const SMALL = new RegExp(
  [
    String.raw`^(?:the|a|an|because|so|but|what|which|who|just|now|old|of|for|`,
    String.raw`to|in|on|at|and|or|by|with|from|is|was|are|were|that|this|their|`,
    String.raw`his|her|my|you|we|they|whole|next|last|previous|other|same|first|`,
    String.raw`second|third)$`,
  ].join(''),
  'i',
);
const NO_PROJECT = new RegExp(
  [
    String.raw`^(?:project|team|system|process|thing|member|review|people|group|`,
    String.raw`call|mail|app)$|^(?:easter|christmas)$|^(?:for|of|to|from|at|on|`,
    String.raw`in|re|about|one|two|three|four|five|six|seven|eight|nine|ten|\d+)\b|`,
    String.raw`\b(?:case|point|thing|weekly|daily|monthly|standup|affected)$|`,
    String.raw`^(?:his|her|their|my|our)\s|^(?:what|where|who|there|here|i|he|`,
    String.raw`she|it|they|we|you)\b|^(?:mon|tue|wed|thu|fri|sat|sun)|\b(?:january|`,
    String.raw`february|march|april|june|july|august|september|october|november|`,
    String.raw`december)\b`,
  ].join(''),
  'i',
);

/** @param written where a name keeps its capital that has one behind an article: 'the Harrow depot' */
function plain(phrase: string, written = ''): string {
  const bare = phrase.replace(/^(?:the|my|your|our|their|his|her|this|that)\s+/i, '').trim();
  if (
    /^\p{Lu}\p{Ll}/u.test(bare) &&
    new RegExp(String.raw`\b(?:the|our|my|your|this)\s${escaped(bare)}`, 'u').test(written)
  )
    return `the ${bare}`;
  // 'The Benin loan': a capital behind the article and none after it is that of a name.
  if (/^[Tt]he\s\p{Lu}\p{Ll}+\s\p{Ll}/u.test(phrase.trim())) return `the ${bare}`;
  // 'Block C' and 'invoice 20231' are names.
  if (/\s(?:\p{Lu}|[\p{Lu}\d-]*\d[\p{Lu}\d-]*)$/u.test(bare))
    return bare.replace(
      /^(\p{Lu})(\p{Ll}+\s\d+)$/u,
      (_, first: string, rest: string) => `${first.toLowerCase()}${rest}`,
    );
  const lower = /^\p{Lu}\p{Ll}+(?:\s\p{Ll}|$)/u.test(bare) ? bare.charAt(0).toLowerCase() + bare.slice(1) : bare;
  return `the ${lower}`;
}

/** 'Riverside Court' stays as it is, 'Claims Portal' is the claims portal where the text says so. */
function named(part: string, body: string, written: string): string {
  if (written.includes(`the ${part}`)) return `the ${part}`;
  const words = part.split(/\s+/);
  const own = words.length >= 2 && words.every((word) => /^[\p{Lu}\d]/u.test(word));
  return own && !body.includes(`the ${part.toLowerCase()}`) ? part : plain(part);
}

/** The subject of a mail or the title of a ticket as it stands, short enough for a title; null where there is none. */
export function subjectOf(lines: readonly BriefLine[]): string | null {
  const header = lines.find(
    (line) => line.kind === 'header' && (ABOUT.test(line.key ?? '') || /^(?:title|summary)$/.test(line.key ?? '')),
  );
  const first = lines.find((line) => line.kind === 'prose');
  const written = header?.text ?? (first !== undefined && TICKET.test(first.text) ? first.text : undefined);
  const bare = written?.replace(PREFIX, '').replace(/^[\s:–-]+|[\s.!?]+$/g, '');
  return bare === undefined || bare.length < 6 || bare.length > 56 || GREETS.test(bare) ? null : bare;
}

/**
 * The subject of a mail, the title of a ticket or of notes; else the thing that is spoken of most.
 * @returns with its article
 */
export function projectOf(
  lines: readonly BriefLine[],
  told: readonly Told[],
  people: ReadonlySet<string>,
  organisations: readonly string[],
): string {
  const names = new Set([...people, ...organisations.flatMap((name) => name.toLowerCase().split(/\s+/))]);
  const first = lines.find((line) => line.kind === 'prose' || line.kind === 'list');
  const titles = [
    ...lines.filter(
      (line) =>
        line.kind === 'header' &&
        (ABOUT.test(line.key ?? '') || /^(?:title|topic|re|component|summary)$/.test(line.key ?? '')),
    ),
    ...lines
      .filter((line) => line.kind === 'prose' && line.part === first?.part)
      .slice(0, 3)
      .filter((line) => isTitle(line) && line.start < 200),
  ];
  const theirs = told
    .filter((entry) => entry.theirs)
    .map(({ sentence }) => sentence.text.toLowerCase())
    .join(' ');
  const written = told.map(({ sentence }) => sentence.text).join(' ');
  const body = written.toLowerCase();
  const spokenOf = (part: string): boolean =>
    part.trim().length > 5 &&
    part
      .trim()
      .split(/\s+/)
      .some((word) => word.length > 4 && body.includes(word.toLowerCase()));
  for (const title of titles) {
    const channel = /^#([a-z][a-z\d_-]{3,40})/.exec(title.text)?.[1];
    if (channel !== undefined && !/general|random|chat|team/.test(channel))
      return `the ${channel.replace(/^(?:proj|project|team|tmp|temp)[_-]/, '').replaceAll(/[_-]+/g, ' ')}`;
    const chat = /\b(?:whatsapp|teams|slack|signal|chat)\b/i.test(title.text)
      ? (/[“"]([^”"]{4,40})[”"]/.exec(title.text)?.[1] ?? null)
      : null;
    if (chat !== null) return chat.replaceAll(/[^\p{L}\d\s&/.-]/gu, '').trim();
    if (/\b(?:whatsapp|slack|signal)\b|\bchat\b|^teams\b/i.test(title.text)) continue;
    // The title of a ticket is a sentence as often as a name.
    if (TICKET.test(title.text) && bareTitle(title.text).split(/\s+/).length > 3) continue;
    const parts = (RECORD.test(title.text) ? title.text.replaceAll(/\([^)]*\)/g, ' ') : title.text)
      .replace(PREFIX, '')
      .replaceAll(/["“][^"”]*["”]/g, ' ')
      .split(/\s[-–—|]+\s|\s\/\s|[:,;|(]/)
      // 'Schulung / training dates': in the language that the brief is in.
      .toSorted((left, right) => Number(spokenOf(right)) - Number(spokenOf(left)));
    for (const part of parts.map((each) =>
      each
        .trim()
        .replace(/["“”]/g, '')
        .replace(/^(?:mon|tues|wednes|thurs|fri|satur|sun)day[’']s\s+/i, ''),
    )) {
      if (
        part === '' ||
        STATES.test(part) ||
        GREETS.test(part) ||
        (namesOrganisation(part) && /\s&\s|\b(?:Ltd|plc|Homes|GmbH|Inc)\b/.test(part)) ||
        namesRole(part) ||
        NO_PROJECT.test(part) ||
        /\d{1,2}(?:st|nd|rd|th)\b|^\W*$/.test(part) ||
        (part === part.toUpperCase() &&
          namesOrganisation(part.replaceAll(/(?<=\p{Lu})\p{Lu}+/gu, (tail) => tail.toLowerCase())))
      )
        continue;
      const words = part.split(/\s+/);
      // 'VAT numbers wrong' says what is wrong, and is no name.
      const lastTags = words.length > 1 ? tagsOf(words.at(-1)?.toLowerCase() ?? '') : [];
      if (STATE_OF_IT.test(part) || (lastTags.includes('Adjective') && !lastTags.includes('Noun'))) continue;
      const whole = parseText(part)[0];
      const verbs = whole?.terms.some((term) => term.tags.has('Verb') && !term.tags.has('Gerund')) ?? false;
      const known =
        words.length > 1 ||
        (part === parts[0]?.trim() && /^\p{Lu}\p{Ll}{5,}$/u.test(part)) ||
        ONE_THING.test(part) ||
        body.includes(part.toLowerCase());
      const bare = words.every((word) => !FUNCTION_WORDS.has(word.toLowerCase()));
      if (
        known &&
        words.length <= 4 &&
        (bare || !verbs) &&
        !RECORD.test(part) &&
        !words.some((word) => names.has(word.toLowerCase())) &&
        /\p{L}{3}/u.test(part)
      )
        return named(part, body, written);
      const end = words.findIndex((word) => FUNCTION_WORDS.has(word.toLowerCase()) || /\d/.test(word));
      if (
        end >= 2 &&
        end <= 3 &&
        !STATE_OF_IT.test(words.slice(0, end).join(' ')) &&
        words.slice(0, end).every((word) => !names.has(word.toLowerCase()) && !RECORD.test(word))
      )
        return plain(words.slice(0, end).join(' '));
      const phrase = nounPhrases(part, names).find((each) => !RECORD.test(each) && each.split(' ').length <= 5);
      if (phrase !== undefined) return plain(phrase);
    }
  }
  // A ticket that has a title is about that, and not about what is spoken of in passing.
  if (first !== undefined && TICKET.test(first.text)) return UNNAMED;
  const called = told.flatMap(({ sentence }) =>
    [...sentence.text.matchAll(CALLED)].map((match) => {
      const words = (match[1] ?? '').split(/\s+/);
      const from = words.findLastIndex((word) => SMALL.test(word)) + 1;
      return words.slice(from).join(' ');
    }),
  );
  const phrases = [...called, ...told.flatMap((entry) => nounPhrases(entry.sentence.text, names))];
  const weighed = [...new Set(phrases.map((phrase) => plain(phrase, written)))]
    .filter(
      (phrase) =>
        !/^the old\b/.test(phrase) && !namesRole(phrase) && !NO_PROJECT.test(phrase.slice(4)) && phrase.length > 6,
    )
    .map((phrase) => {
      const words = phrase.split(' ');
      const head = words.at(-1) ?? phrase;
      const uses = Math.min(3, body.split(head.toLowerCase()).length - 1);
      return {
        phrase,
        value:
          uses +
          (words.length === 3 ? 0.8 : words.length > 3 ? 1.1 : 0) +
          (ONE_THING.test(head) ? 1.6 : 0) +
          (theirs.includes(head.toLowerCase()) ? 1.5 : 0) -
          (/[^s]s$/.test(head) ? 0.7 : 0) -
          (/publisher|company|team|crash|bug|fault|issue|problem|delay|complaint/i.test(phrase) ? 3 : 0),
      };
    });
  const calledSo = (phrase: string): boolean => {
    const bare = phrase.slice(4).toLowerCase();
    return (
      ONE_THING.test(bare.split(' ').at(-1) ?? bare) &&
      new RegExp(String.raw`\b(?:the|our|my|your|a|an|this)\s+${escaped(bare)}\b`).test(body)
    );
  };
  // Spoken of once it may be anything, unless it has a name.
  const again = (phrase: string): boolean =>
    /\s\p{Lu}/u.test(phrase) ||
    phrase
      .split(' ')
      .filter((word) => word.length >= 4)
      .some((word) => {
        const spoken = new RegExp(String.raw`\b${escaped(word)}`, 'i');
        return told.filter(({ sentence }) => spoken.test(sentence.text)).length > 1;
      });
  const [best] = weighed
    .filter(({ phrase }) => calledSo(phrase) && again(phrase))
    .toSorted((left, right) => right.value - left.value);
  if (best !== undefined && best.value >= SURE) return best.phrase;
  return UNNAMED;
}
