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
const ITEMS = /;\s+(?:and\s|but\s)?/u;
/** 'He’ll ask why, and he wants proof': foretold, one after the other. */
const FORETOLD = new RegExp(
  [
    String.raw`^(?:(?:and|but|so)\s)?(he|she|they)(?:[’']ll|\swill|[’']s\s(?:gonna|going\sto)|\sis\s(?:gonna|going\sto))\s(?:probably\s|surely\s|also\s|`,
    String.raw`certainly\s)?(?:ask\s(?:why|what|how|who|when|where|whether|if)|want\sto\sknow)\b`,
  ].join(''),
  'iu',
);
const AND_THEY =
  /,?\s(?:and|but)\s(?=(?:he|she|they)(?:[’']ll|\s(?:will|wants?|needs?|expects?|insists?|asks?|fears?))\b)/iu;
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
      /^¤S\s(?:will|’ll|is\s(?:gonna|going\sto))\s(?:\p{L}+ly\s|also\s)?(?:ask|want\sto\sknow)\s/iu,
      '¤S wants to know ',
    )
    .replaceAll(/\s*\([^()]*\b(?:I|we)\b[^()]*\)/gu, '')
    .replace(SUBJECTLESS, (verb) => `¤S ${/^moaning/iu.test(verb) ? 'says' : verb}`)
    .replace(/,?\s¤S\ssays\s(?=(?:is|are|was|were)\b)/u, ' ')
    .replace(/,\s(wants|needs|expects)\s/u, ', and ¤S $1 ');

/** The same, and theirs. */
const asDemand = (purpose: ReadPurpose): ReadPurpose => ({
  ...purpose,
  purpose: 'their_demand',
  knower: 'both',
  of: Object.fromEntries(PURPOSES.map((one) => [one, one === 'their_demand' ? 0.9 : 0.01])) as ReadPurpose['of'],
  knows: { both: 0.9, me: 0.05, them: 0.05 },
});

/** The sentence and its purpose, or each part of it with one of its own. */
export function listed(
  entry: Told,
  purpose: ReadPurpose,
  { stakeholder }: Sides,
): readonly { readonly entry: Told; readonly purpose: ReadPurpose }[] {
  const { sentence, mark } = entry;
  const lead = THEIR_LIST.exec(mark)?.[0] ?? THEIR_LIST.exec(sentence.text)?.[0] ?? null;
  const foretold = FORETOLD.exec(sentence.text)?.[1]?.toLowerCase() === stakeholder.pronoun;
  const itself = [{ entry, purpose }];
  if (entry.own || entry.advice || sentence.quoted || (lead === null && !foretold && troublesOf(purpose) < TROUBLES))
    return itself;
  const text = sentence.text.replace(THEIR_LIST, '');
  const items = text
    .split(foretold ? AND_THEY : ITEMS)
    .filter((item) => item.split(/\s+/).length >= LEAST_WORDS)
    .map(whole);
  if (items.length < 2 && !foretold) return itself;
  const means = (pronoun: string): boolean => PRONOUNS_OF[stakeholder.pronoun].test(pronoun);
  const named = (verb: string): string => `${calledShort(stakeholder)} ${verb}`;
  return items.map((item, at) => ({
    purpose: lead === null && !foretold ? purpose : asDemand(purpose),
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
      knownBy: 'both',
    },
  }));
}
