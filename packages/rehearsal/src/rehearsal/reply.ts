/** The built-in stakeholder's next words: what was asked, a reaction, a move (product §11.2). Pure: same context, same words. */
import type { ScenarioContent } from '@parley/shared';
import type { CoachContext, TranscriptMessage } from '../types';
import { parseText } from '../language/parse';
import { clausesOf } from '../meaning/clauses';
import { meaningTexts } from '../meaning/meanings';
import { withAllPrepared } from '../similarity/noting';
import type { Similarity } from '../similarity/similarity';
import { foldState, foldStates, type State } from '../state/state';
import { caseIndexOf } from '../understanding/case-index';
import type { Reading } from '../understanding/reading';
import { SENTENCES_READ } from '../understanding/message';
import { concernRaisedBy, understand } from '../understanding/understand';
import { wantsToKnow } from '../understanding/dialogue';
import { ASIDE_TEXTS, takesLeave } from './aside';
import { chanceFrom } from './chance';
import { planReply, type Plan } from './plan';
import { pointsOf, pointTexts } from './points';
import { Speaker } from './speaker';
import { spoken } from './turn';

export interface Spoken {
  readonly text: string;
  /** The stakeholder ends the conversation. */
  readonly left: boolean;
  readonly plan: Plan | null;
  readonly reading: Reading | null;
  readonly state: State;
}

/** Concerns of which the stakeholder has spoken. */
function raisedConcerns(
  scenario: ScenarioContent,
  messages: readonly TranscriptMessage[],
  similarity: Similarity,
): ReadonlySet<string> {
  const index = caseIndexOf(scenario);
  return new Set(
    messages
      .filter((message) => message.role === 'stakeholder')
      .slice(1)
      .flatMap((message) => {
        const authored = scenario.concerns
          .filter((concern) =>
            Object.values(concern.lines)
              .flat()
              .some((line) => message.content.includes(line)),
          )
          .map((concern) => concern.id);
        return authored.length > 0 ? authored : [concernRaisedBy(index, message.content, similarity) ?? ''];
      }),
  );
}

export interface Standing {
  readonly readings: readonly Reading[];
  readonly reading: Reading;
  readonly last: TranscriptMessage;
  readonly before: State;
  readonly after: State;
  readonly plan: Plan;
}

/** Where the conversation stands after the last message, and what to do with it; null before the student has spoken. */
export async function standingOf(
  context: CoachContext,
  similarity: Similarity,
  signal?: AbortSignal,
): Promise<Standing | null> {
  const readings = await understand(context, similarity, signal);
  const states = foldStates(context.scenario, readings);
  const [after, before] = [states.at(-1), states.at(-2)];
  const reading = readings.at(-1);
  const last = context.messages.findLast((message) => message.role === 'student');
  if (!after || !before || !reading || !last) return null;
  const raised = raisedConcerns(context.scenario, context.messages, similarity);
  await similarity.prepare(ASIDE_TEXTS, signal);
  const leaving = takesLeave(parseText(last.content), caseIndexOf(context.scenario).addresses, similarity);
  return { readings, reading, last, before, after, plan: planReply(reading, leaving, before, after, raised) };
}

/** Texts of a case that a reply is chosen by: of these concerns their questions, and what facts may be asked for only where something is asked. */
function textsFor(
  scenario: ScenarioContent,
  of: { readonly asks: boolean; readonly concerns: ReadonlySet<string> },
): readonly string[] {
  const { facts, persona, concerns } = scenario;
  return [
    ...ASIDE_TEXTS,
    ...facts.flatMap((fact) => [fact.text, fact.line, ...(of.asks ? (fact.asked ?? []) : [])]),
    ...meaningTexts(scenario),
    ...persona.redLines.flatMap((redLine) => [redLine.text, redLine.line]),
    ...concerns
      .filter(({ id }) => of.concerns.has(id))
      .flatMap(({ lines }) => [...lines.open, ...lines.pressed, ...lines.heard, ...lines.answered, ...lines.relapsed])
      .flatMap((line) =>
        parseText(line)
          .filter((sentence) => sentence.text.includes('?'))
          .map((sentence) => sentence.text),
      ),
  ];
}

/** Whatever a first reply in a scenario may be chosen by, but for the student's own sentences: to be made comparable ahead. */
export const replyTexts = (scenario: ScenarioContent): readonly string[] => [
  ...textsFor(scenario, { asks: true, concerns: new Set(scenario.concerns.map(({ id }) => id)) }),
  ...parseText(scenario.opening).map((sentence) => sentence.text),
];

/** Sentences of a message in which something may be said beside the matter; further down only questions are. */
const ASIDES_WITHIN = 12;

/** What a message is answered by: its sentences, and the clauses of those that may ask for something. */
export const spokenTexts = (text: string): readonly string[] =>
  parseText(text)
    .slice(0, SENTENCES_READ)
    .flatMap((sentence, at, all) =>
      at < ASIDES_WITHIN || sentence.question || wantsToKnow(sentence)
        ? [...clausesOf(sentence.text), ...pointTexts(sentence, all[at - 1] ?? null)]
        : [sentence.text],
    );

/** What the stakeholder says to the last message of the student. Before any message it is the opening. */
export async function composeReply(
  context: CoachContext,
  similarity: Similarity,
  signal?: AbortSignal,
): Promise<Spoken> {
  const { scenario, messages, seed } = context;
  const standing = await standingOf(context, similarity, signal);
  if (!standing)
    return { text: scenario.opening, left: false, plan: null, reading: null, state: foldState(scenario, []) };
  const { plan, last, before, after, readings, reading } = standing;
  const said = messages.flatMap(({ role, content }) => (role === 'stakeholder' ? [content] : []));
  const concerns = new Set([...plan.lines.map((line) => line.concern), reading.inTheAir ?? '']);
  const asks = parseText(last.content).some((sentence) => wantsToKnow(sentence));
  await similarity.prepare(
    [
      ...textsFor(scenario, { asks, concerns }),
      ...spokenTexts(last.content),
      ...parseText(said.at(-1) ?? '').map((sentence) => sentence.text),
    ],
    signal,
  );
  const points = await pointsOf(scenario, last.content, reading.acts, similarity, said);
  const text = await withAllPrepared(
    similarity,
    (prepared) =>
      spoken(
        new Speaker({
          scenario,
          messages,
          similarity: prepared,
          chance: chanceFrom(`${seed}:${messages.length}:${last.content.length}`),
          reading,
          before,
          after,
          plan,
          points,
          text: last.content,
        }),
        readings,
      ),
    signal,
  );
  return { text, left: after.outcome === 'left', plan, reading, state: after };
}
