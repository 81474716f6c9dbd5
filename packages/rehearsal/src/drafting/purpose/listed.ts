/**
 * Several worries or demands of the stakeholder in one sentence, each by itself: 'His points as per mail: the permits; the penalty
 * clause; and who pays for damage.'
 */
import { addressed, asSentence } from '../brief/as-sentence';
import { marked } from '../brief/first-person';
import type { Sides } from '../brief/stakeholder';
import { calledShort } from '../brief/retell';
import type { Told } from '../brief/told';
import { PURPOSES, type ReadPurpose, troublesOf } from './purposes';
import { PRONOUNS_OF } from './whose-words';

/** 'His stated issues as per mail:', 'Her reply in short:' */
const THEIR_LIST = new RegExp(
  [
    String.raw`^(?:(?:and|also|so)\s)?(?:¤P|his|her|their|¤S’s)\s(?:\p{L}+\s){0,2}?`,
    String.raw`(?:issues?|points?|demands?|conditions?|worries|worry|objections?|reply|answer|response|concerns?|asks?|reasons?|arguments?|complaints?|fears?)\b[^:.]{0,40}:\s`,
  ].join(''),
  'iu',
);
const ITEMS = /;\s+(?:and\s|but\s)?|,\s(?:and|but)\s(?=(?:he|she)\s(?:wants|needs|expects|insists|demands)\b)/u;
/** 'What he says, per Anna:', 'What she says is', 'He is afraid for:': theirs is what stands behind it. */
const SAYS_SO = new RegExp(
  [
    String.raw`^(?:and\s|but\s)?(?:what\s(?:he|she|they)(?:[’']ll|\swill)?\s(?:says?|said|fears?|wants?|asks?|go(?:es)?\son\sabout|brings?\sup)\b(?:[^:]{0,60}:\s|`,
    String.raw`\sis\s(?:that\s)?)|what\s(?:I|we)\sexpect\sto\shear\b[^:]{0,40}:\s|(?:he|she)(?:[’']s|\sis)\s(?:afraid|worried|concerned)\s(?:for|of|about):\s)`,
  ].join(''),
  'iu',
);
/** 'Second, that the ringers are shut out' */
const NEXT_THAT = /^(?:and\s)?(?:first|second|third|fourth|one|another)(?:ly)?,?\sthat\s/iu;
/** What stands above a list of what they worry about: 'Her concerns (from the call):' */
const ABOVE_THEIRS =
  /^(?:he|she|they)\s(?:says?|said|wants?|asks?|fears?):?$|\b(?:his|her|their)\s(?:\p{L}+\s)?(?:worries|concerns|fears|demands|conditions|objections|points|issues|questions|asks|wishes|arguments)\b/iu;
/** Of the writer, in whatever list. */
const SAYS_I = /\b(?:I|I[’']m|my|mine)\b/u;

/** Whether the brief itself says above it that it troubles them. */
export const isHeadedTheirs = ({ sentence, own, advice }: Told): boolean =>
  sentence.announced !== null &&
  ABOVE_THEIRS.test(sentence.announced) &&
  !own &&
  !advice &&
  !sentence.quoted &&
  !sentence.text.endsWith(':') &&
  !SAYS_I.test(sentence.text);
/** 'He’ll ask why, and he wants proof': foretold, one after the other. */
const FORETOLD = new RegExp(
  [
    String.raw`^(?:(?:and|but|so)\s)?(he|she|they)(?:[’']ll|\swill|[’']s\s(?:gonna|going\sto)|\sis\s(?:gonna|going\sto))\s(?:probably\s|surely\s|also\s|`,
    String.raw`certainly\s)?(?:ask\s(?:for|why|what|how|who|when|where|whether|if)|want\sto\sknow|want\s(?!to\b|me\b|us\b)|insist\son)\b`,
  ].join(''),
  'iu',
);
const AND_THEY = new RegExp(
  [
    String.raw`,\s(?:(?:and|but)\s)?(?=(?:he|she|they)(?:[’']ll|[’']s|\s(?:will|wants?|needs?|expects?|insists?|asks?|fears?|is))\b)|`,
    String.raw`\s(?:and|but)\s(?=(?:he|she|they)(?:[’']ll|\s(?:will|wants?|needs?|expects?|insists?|asks?|fears?))\b)`,
  ].join(''),
  'iu',
);
/** From here on (0-1) a sentence with several parts tells what troubles them. */
const TROUBLES = 0.5;
const LEAST_WORDS = 3;

/** Notes leave out who it is: 'won't go under 1:1', 'wants it capped'. */
const SUBJECTLESS =
  /^(?:also\s|still\s|now\s)?(?:won['’]?t|will\snot|wants?|needs?|says|said|refuses|insists|asks|has|had|is(?:n['’]?t)?|was|can['’]?t|cannot|doesn['’]?t|expects|fears|worries|moaning)\b/iu;
/** 'permits for the trucks not in hand': of notes without their verb. */
const WITHOUT_VERB =
  /^((?:(?!\b(?:is|are|was|were|has|have|not)\b)[^,;]){3,60}?)\snot\s(?=(?:in|on|ready|done|clear|agreed|there|signed|paid|booked)\b)/iu;
/** With the verb that notes leave out, and the mark of a question. */
const whole = (item: string): string =>
  item
    .replace(
      WITHOUT_VERB,
      (_, thing: string) =>
        `${thing} ${thing.split(/\s(?:for|of|on|in)\s/u)[0]?.endsWith('s') === true ? 'are' : 'is'} not `,
    )
    .replace(/^((?:who|what|when|where|why|how)\b.*?)[.]?$/iu, '$1?');
/** With whoever it is, as a mark. */
const spelled = (item: string): string =>
  item
    .replace(
      /^¤S\s(?:will|’ll|is\s(?:gonna|going\sto))\s(?:\p{L}+ly\s|also\s)?(?:ask(?!\sfor\b)|want\sto\sknow)\s/iu,
      '¤S wants to know ',
    )
    .replace(
      /^¤S\s(?:will|’ll|is\s(?:gonna|going\sto))\s(?:\p{L}+ly\s|also\s)?(?:want|ask\sfor|insist\son)\s/iu,
      '¤S wants ',
    )
    .replace(SUBJECTLESS, (verb) => `¤S ${/^moaning/iu.test(verb) ? 'says' : verb}`)
    .replace(/,?\s¤S\ssays\s(?=(?:is|are|was|were)\b)/u, ' ')
    .replace(/,\s(wants|needs|expects)\s/u, ', and ¤S $1 ');

/** The same, and theirs. */
export const asDemand = (purpose: ReadPurpose): ReadPurpose => ({
  ...purpose,
  purpose: 'their_demand',
  knower: 'both',
  of: Object.fromEntries(PURPOSES.map((one) => [one, one === 'their_demand' ? 0.9 : 0.01])) as ReadPurpose['of'],
  knows: { both: 0.9, me: 0.05, them: 0.05 },
  hidden: 0,
  ranked: 0,
  behind: null,
  fact: null,
  said: null,
});

/** What the writer puts in brackets of their own: 'he’ll want extra pay (I’ve got room for 275)'. */
const OF_THE_WRITER = /\s*\(([^()]*\b(?:I|we|my|our)\b[^()]*)\)/giu;
const without = (text: string): string => text.replaceAll(OF_THE_WRITER, '');
/** The same, and the writer's alone. */
const asPrivate = (purpose: ReadPurpose): ReadPurpose => ({
  ...purpose,
  purpose: 'my_private',
  knower: 'me',
  of: Object.fromEntries(PURPOSES.map((one) => [one, one === 'my_private' ? 0.9 : 0.01])) as ReadPurpose['of'],
  knows: { both: 0.05, me: 0.9, them: 0.05 },
  hidden: 0,
  ranked: 0,
  behind: null,
  fact: null,
  said: null,
});

/** The sentence and its purpose, or each part of it with one of its own. */
export function listed(
  entry: Told,
  purpose: ReadPurpose,
  { stakeholder }: Sides,
): readonly { readonly entry: Told; readonly purpose: ReadPurpose }[] {
  const { sentence, mark } = entry;
  const lead = THEIR_LIST.exec(mark)?.[0] ?? THEIR_LIST.exec(sentence.text)?.[0] ?? null;
  const saysSo = SAYS_SO.test(sentence.text);
  const nextThat = NEXT_THAT.test(sentence.text);
  const foretold = FORETOLD.exec(sentence.text)?.[1]?.toLowerCase() === stakeholder.pronoun;
  const itself = [{ entry, purpose }];
  if (
    entry.own ||
    entry.advice ||
    sentence.quoted ||
    (lead === null && !foretold && !saysSo && troublesOf(purpose) < TROUBLES)
  )
    return itself;
  const text = sentence.text.replace(THEIR_LIST, '').replace(SAYS_SO, '').replace(NEXT_THAT, '');
  const items = text
    .split(foretold ? AND_THEY : ITEMS)
    .filter((item) => item.split(/\s+/).length >= LEAST_WORDS)
    .map(whole);
  if (items.length < 2 && !foretold && !saysSo && !nextThat) return itself;
  const means = (pronoun: string): boolean => PRONOUNS_OF[stakeholder.pronoun].test(pronoun);
  const named = (verb: string): string => `${calledShort(stakeholder)} ${verb}`;
  const asides = items.flatMap((item) => [...item.matchAll(OF_THE_WRITER)].map(([, inside = '']) => inside));
  const parts = items.map(without).map((item, at) => ({
    purpose: lead === null && !foretold && !saysSo ? purpose : asDemand(purpose),
    entry: {
      ...entry,
      sentence: { ...sentence, text: item, figures: sentence.figures.filter((figure) => item.includes(figure.text)) },
      mark: spelled(marked(item, { stakeholder, means })),
      briefing: asSentence(
        addressed(
          `${at === 0 && lead !== null ? (THEIR_LIST.exec(sentence.text)?.[0] ?? '') : ''}${item}`.replace(
            SUBJECTLESS,
            named,
          ),
        ),
      ),
      claims: [],
      spoken: null,
      aim: false,
      theirs: true,
      knownBy: 'both' as const,
    },
  }));
  const noted = asides.map((aside) => ({
    purpose: asPrivate(purpose),
    entry: {
      ...entry,
      sentence: { ...sentence, text: aside, figures: sentence.figures.filter((figure) => aside.includes(figure.text)) },
      mark: aside,
      briefing: asSentence(addressed(aside)),
      claims: [],
      spoken: null,
      aim: false,
      theirs: false,
      asks: false,
      alone: true,
      knownBy: 'student' as const,
    },
  }));
  return [...parts, ...noted];
}
