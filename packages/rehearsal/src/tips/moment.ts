/** A draft, read as if it had been sent, and the conversation it would be sent into. */
import { isTheirsToTell, type ScenarioContent } from '@parley/shared';
import type { CoachContext } from '../types';
import { argumentsOf } from '../language/arguments';
import { parseText, type Sentence } from '../language/parse';
import { type Meant, meaningsOf } from '../meaning/meanings';
import { dayWords } from '../language/days';
import { redLineCrossed } from '../rehearsal/red-line';
import type { Similarity } from '../similarity/similarity';
import { foldStates, type State } from '../state/state';
import { caseIndexOf } from '../understanding/case-index';
import { asksToBeTold } from '../understanding/inquiring';
import type { Reading, Untruth } from '../understanding/reading';
import { type Substance, substanceOf } from '../understanding/substance';
import { chanceOf, type ToldUtterance, utteranceOf } from '../understanding/utterance';
import type { UtteranceLabel } from '../understanding/utterance-labels';
import { understand } from '../understanding/understand';
import { type GivenBack, notHeard } from '../truth/given-back';
import { type DraftFlaws, flawsOf } from './faults/draft-faults';
import { type Hearsay, hearsayIn } from './hearsay';
import { untruthIn } from './untruth';

/** How the stakeholder is spoken of. */
export interface Person {
  readonly name: string;
  readonly he: string;
  readonly him: string;
  readonly his: string;
  /** As in 'what is hers to decide'. */
  readonly own: string;
  readonly himself: string;
}

const PRONOUNS = {
  he: { he: 'he', him: 'him', his: 'his', own: 'his', himself: 'himself' },
  she: { he: 'she', him: 'her', his: 'her', own: 'hers', himself: 'herself' },
  they: { he: 'they', him: 'them', his: 'their', own: 'theirs', himself: 'themselves' },
} as const;

export interface Moment {
  readonly scenario: ScenarioContent;
  readonly person: Person;
  readonly reading: Reading;
  readonly draft: readonly Sentence[];
  /** What the classifier says each sentence of the draft does, the likeliest first; empty without the sentence model. */
  readonly told: readonly (readonly ToldUtterance[])[];
  /** What may be wrong with the draft; null without the sentence model. */
  readonly flaws: DraftFlaws | null;
  /** What each sentence of the draft says beside the moves in it. */
  readonly substances: readonly Substance[];
  /** What each sentence of the draft most likely means of all that was authored; null where that is nothing. */
  readonly meant: readonly (Meant | null)[];
  readonly earlier: readonly Reading[];
  readonly before: State;
  readonly after: State;
  /** Concerns the stakeholder has spoken of. */
  readonly raised: ReadonlySet<string>;
  /** What the stakeholder said, in order, and what of it last. */
  readonly heard: readonly string[];
  readonly lastSaid: string;
  /** Days, amounts and names in the draft, as the student wrote them. */
  readonly day: string | null;
  readonly amount: string | null;
  readonly named: string | null;
  /** What of it the stakeholder has not said, should it give back what they did. */
  readonly unsaid: GivenBack | null;
  /** What the draft says that the case, or the student before, has otherwise. */
  readonly untrue: Untruth | null;
  /** What it builds on that nobody in the case has said or done. */
  readonly hearsay: Hearsay | null;
  /** Questions the student asked before this draft. */
  readonly asked: number;
  /** Nothing but questions. */
  readonly asking: boolean;
  /** How many of the case's own words it uses. */
  readonly ofTheCase: number;
  /** It asks for something that the stakeholder can tell. */
  readonly answerable: boolean;
  /** It asks for what the stakeholder will not do. */
  readonly crosses: boolean;
}

/** Characters of a draft that is heard as a whole as well. */
const HEARD_WHOLE = 700;
/** From here on (0-1) a sentence is taken to mean what it comes nearest to. */
const MEANT_FROM = 0.5;

/** Concerns of which the stakeholder has spoken in one of their lines. */
function raisedIn({ scenario, messages }: CoachContext): ReadonlySet<string> {
  const said = messages.filter(({ role }) => role === 'stakeholder').map(({ content }) => content);
  return new Set(
    scenario.concerns
      .filter(({ lines }) =>
        Object.values(lines)
          .flat()
          .some((line) => said.some((content) => content.includes(line))),
      )
      .map(({ id }) => id),
  );
}

/** @returns null for a draft in which there is nothing to read */
export async function momentOf(
  context: CoachContext,
  text: string,
  similarity: Similarity,
  signal?: AbortSignal,
): Promise<Moment | null> {
  const { scenario, messages } = context;
  const number = (messages.at(-1)?.number ?? 0) + 1;
  const readings = await understand(
    { ...context, messages: [...messages, { number, role: 'student', content: text }] },
    similarity,
    signal,
  );
  // A speech is heard sentence by sentence alone.
  if (text.length <= HEARD_WHOLE) await similarity.prepare([text], signal);
  const reading = readings.at(-1);
  const states = foldStates(scenario, readings);
  const [after, before] = [states.at(-1), states.at(-2)];
  if (!reading || !after || !before) return null;
  const index = caseIndexOf(scenario);
  const draft = parseText(text);
  const heard = messages.flatMap(({ role, content }) => (role === 'stakeholder' ? [content] : []));
  const lastSaid = heard.at(-1) ?? '';
  const found = draft.map((sentence) => argumentsOf(sentence));
  const day = found.flatMap(({ days }) => days).find((entry) => entry.precise && !/hours?$/i.test(entry.text));
  const substances = draft.map((sentence) => substanceOf(index, sentence));
  const meant = draft.map((sentence) => {
    const [likeliest] = meaningsOf(sentence, scenario, similarity, heard);
    return likeliest && likeliest.probability >= MEANT_FROM ? likeliest : null;
  });
  return {
    scenario,
    person: { name: scenario.persona.shortName, ...PRONOUNS[scenario.persona.pronoun] },
    reading,
    draft,
    told: draft.map((sentence) => utteranceOf(sentence.text, similarity)),
    flaws: flawsOf(
      text,
      draft.map((sentence) => sentence.text),
      similarity,
    ),
    substances,
    meant,
    earlier: readings.slice(0, -1),
    before,
    after,
    raised: raisedIn(context),
    heard,
    lastSaid,
    unsaid: notHeard({
      draft,
      meant,
      heard,
      briefing: scenario.situation,
      own: messages.flatMap(({ role, content }) => (role === 'student' ? [content] : [])),
      similarity,
    }),
    untrue: untruthIn({ index, similarity, reading, draft, meant }),
    hearsay: hearsayIn({ index, draft, similarity, spoken: messages.map(({ content }) => content) }),
    day: day ? (dayWords(day.text) ?? day.text) : null,
    amount: found.flatMap(({ amounts }) => amounts)[0]?.text ?? null,
    named: found.flatMap(({ names }) => names)[0] ?? null,
    asked: messages
      .filter((message) => message.role === 'student')
      .flatMap((message) => parseText(message.content))
      .filter((sentence) => sentence.question).length,
    asking: draft.length > 0 && draft.every((sentence) => sentence.question || asksToBeTold(sentence)),
    answerable: meant.some(
      (one, at) =>
        draft[at]?.question === true &&
        one !== null &&
        one.target.kind !== 'statement' &&
        (one.target.kind !== 'fact' || isTheirsToTell(one.target.fact.knownBy)),
    ),
    crosses: redLineCrossed(scenario, draft, similarity) !== null,
    ofTheCase: substances.reduce((sum, substance) => sum + substance.caseHits + substance.known, 0),
  };
}

/** How likely (0-1) a sentence of the draft does one of these; 0 where there is no classifier to tell. */
export const chanceIn = ({ told }: Moment, at: number, ...labels: readonly UtteranceLabel[]): number =>
  chanceOf(told[at] ?? [], ...labels);
/** Whether the classifier has nothing to say, or bears out what a form of words or a move tells. */
export const agreesAt = (moment: Moment, at: number, least: number, ...labels: readonly UtteranceLabel[]): boolean =>
  (moment.told[at]?.length ?? 0) === 0 || chanceIn(moment, at, ...labels) >= least;

const WORDS_QUOTED = 14;

/** A few words of the draft that can stand in a sentence: the clause with the substance in it, verbatim. */
export function inDraftsWords(text: string): string {
  const whole = text
    .replaceAll(/[“”"]/g, '')
    .replace(/^(?:and|but|so) (?=\S+ \S+ )/i, '')
    .replace(/[.!?,;:]+$/, '')
    .trim();
  if (whole.split(/\s+/).length <= WORDS_QUOTED) return whole;
  const clauses = text
    .replaceAll(/[“”"]/g, '')
    .split(/[.!?;:,]\s+|\s[-–]\s/)
    .map((clause) =>
      clause
        .replace(/^(?:and|but|so|then|because|(?:is |was )?that) /i, '')
        .replace(/[.!?,;:]+$/, '')
        .trim(),
    )
    .filter((clause) => clause !== '');
  const weight = (clause: string): number =>
    Math.min(WORDS_QUOTED, clause.split(/\s+/).length) + (/\d/.test(clause) ? 3 : 0);
  const best = clauses.toSorted((left, right) => weight(right) - weight(left))[0] ?? text.trim();
  const words = best.split(/\s+/);
  return words.length <= WORDS_QUOTED ? best : `${words.slice(0, WORDS_QUOTED).join(' ')} …`;
}

/** 'would you take him', 'what did it cost', 'on which day do you start'; not 'when the new line doses by its table'. */
const ASKS = new RegExp(
  [
    String.raw`^(?:(?:and|but|so|then|now|or)\s)*(?:(?:(?:at|on|in|by|for|to|from|with)\s)?(?:what|which|who|whom|whose|how|why|where)\b|`,
    String.raw`(?:when\s)?(?:can|could|would|will|do|does|did|is|are|was|were|has|have|had|should|shall|may|might|am)\s(?:not\s)?\S)`,
  ].join(''),
  'iu',
);
/** Fewer words ask for nothing by themselves. */
const LEAST_ASKED = 4;

/** The same of a question: the clause that asks. */
export function inAskedWords(text: string): string {
  if (text.split(/\s+/).length <= WORDS_QUOTED) return inDraftsWords(text);
  const clauses = text.split(/(?<=[!?;:,])\s+|\s[-–]\s/);
  const asking = clauses.filter((clause) => ASKS.test(clause) && clause.split(/\s+/).length >= LEAST_ASKED);
  // '…, which costs you nothing, would you sign?': behind a comma it tells more of something.
  const plain = asking.find((clause) => clause === clauses[0] || !/^(?:which|who|whose)\b/i.test(clause));
  return inDraftsWords(plain ?? asking[0] ?? text);
}
