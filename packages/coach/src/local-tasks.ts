/** The coach's computing, done in this thread: in fair turns, by the built-in engine and the provider's. */
import { setTimeout } from 'node:timers/promises';
import {
  type BriefReading,
  composeReply,
  composeTip,
  type Delay,
  namesCase,
  replyTexts,
  spokenTexts,
} from '@parley/rehearsal';
import { parseGently } from '@parley/rehearsal/language';
import { FairTurns, type Urgency, yieldTurn } from '@parley/rehearsal/scheduling';
import type { Meaning, Similarity } from '@parley/rehearsal/similarity';
import {
  caseIndexOf,
  prepareCase,
  sameScenario,
  textsOf,
  textsToPrepare,
  understand,
} from '@parley/rehearsal/understanding';
import type { Feedback, ScenarioContent, OpenAiOptions, Tip } from '@parley/shared';
import type { CoachLogger, Engine } from './engine';
import { createOpenAiEngine } from './openai/engine';
import { replyTask } from './openai/reply-task';
import { createRehearsalEngine } from './judging/engine';
import { TEXTS_OF_ALL_CASES, textsAhead } from './read-ahead';
import { compareLines } from './rewind/compare';
import { score } from './scoring/score';
import type { CoachTasks } from './tasks';
import type { CallOptions, CoachContext } from './types';

export interface LocalTasksOptions {
  readonly meaning: Meaning;
  /** The provider that judges and drafts; without it the built-in engine does. */
  readonly openai?: OpenAiOptions;
  readonly logger: CoachLogger;
  readonly fetch?: typeof fetch;
  readonly delay: Delay;
}

/** Texts that are read ahead in one go. */
const STEP = 8;
/** A tip that comes late is none: where meaning takes longer (ms), words are compared. */
const TIP_PATIENCE_MS = 600;

export const SCORED_BUILT_IN = 'The AI provider could not judge this conversation, so the built-in engine did.';
export const DRAFTED_BUILT_IN = 'The AI provider could not write this scenario, so the built-in engine did.';
export const BY_WORDS_ALONE =
  'The sentence model was not available, so what you said was compared by its words alone. Other words for the same thing may have been missed.';

/** The same under a tip, where there is little room. */
export const TIP_BY_WORDS_ALONE = 'Made by comparing words alone: the sentence model was not there in time.';

const notes = (...found: readonly (string | null)[]): string | null =>
  found.filter((note) => note !== null).join(' ') || null;

/** With the scenario of which things may be known already. */
const known = (context: CoachContext): CoachContext => ({ ...context, scenario: sameScenario(context.scenario) });

/** Everything here takes its turn; see `scheduling/fair-turns.ts`. */
export function createLocalTasks({ meaning, openai, logger, fetch, delay }: LocalTasksOptions): CoachTasks {
  const turns = new FairTurns();
  const builtIn = createRehearsalEngine(meaning);
  const engine: Engine =
    openai === undefined
      ? builtIn
      : createOpenAiEngine({ options: openai, meaning, logger, delay, ...(fetch === undefined ? {} : { fetch }) });

  /** Who judges conversations: the model may be left to speak, and to draft, alone. */
  const judging = openai?.reports === 'built-in' ? builtIn : engine;
  const tipping = (openai?.tips ?? openai?.reports) === 'built-in' ? builtIn : engine;

  const inTurn = <T>(
    { seed, person = seed }: Pick<CoachContext, 'seed' | 'person'>,
    urgency: Urgency,
    { signal }: CallOptions,
    work: () => Promise<T>,
  ): Promise<T> =>
    turns.run({ person, conversation: seed, urgency }, async () => {
      // Nobody may be waiting any more when the turn comes.
      signal?.throwIfAborted();
      return work();
    });

  /** The engine's own answer, or the built-in one's with this honest line. */
  const orBuiltIn = async <T>(
    task: (by: Engine) => Promise<T>,
    takenOver: string,
    call: CallOptions,
    first = engine,
  ): Promise<{ value: T; by: Engine; note: string | null }> => {
    try {
      return { value: await task(first), by: first, note: null };
    } catch (error) {
      call.signal?.throwIfAborted();
      if (first === builtIn) throw error;
      logger.warn({ err: error }, 'The provider failed; the built-in engine answers instead');
      return { value: await task(builtIn), by: builtIn, note: takenOver };
    }
  };

  type BuiltInTip = Tip & { readonly byCodeAlone: boolean };
  const composed = (context: CoachContext, draft: string, call: CallOptions): Promise<BuiltInTip> =>
    inTurn(context, 'tip', call, async () => {
      const { value, byWordsAlone } = await meaning.use(async (similarity) => {
        // All at once, so that the patience is for all of it.
        await parseGently(
          [...textsOf(context.scenario), ...context.messages.map(({ content }) => content), draft],
          yieldTurn,
        );
        await similarity.prepare(
          [
            ...textsToPrepare(caseIndexOf(context.scenario), [
              ...context.messages,
              { number: 0, role: 'student', content: draft },
            ]),
            ...replyTexts(context.scenario),
            ...spokenTexts(draft),
          ],
          call.signal,
        );
        return composeTip(known(context), draft, similarity, call.signal);
      }, AbortSignal.timeout(TIP_PATIENCE_MS));
      return { ...value, notice: byWordsAlone ? TIP_BY_WORDS_ALONE : null };
    });
  const shown = ({ tip, quotes, notice }: BuiltInTip): Tip => ({ tip, quotes, notice });

  const readAhead = async (content: ScenarioContent, similarity: Similarity): Promise<void> => {
    const scenario = sameScenario(content);
    const opening: CoachContext = {
      scenario,
      messages: [{ number: 1, role: 'stakeholder', content: scenario.opening }],
      seed: '',
    };
    // Parsed in pieces first: what follows finds every text read.
    await parseGently([...textsOf(scenario), scenario.opening], yieldTurn);
    const texts = textsAhead(scenario);
    for (let start = 0; start < texts.length; start += STEP) {
      await similarity.prepare(texts.slice(start, start + STEP));
      await yieldTurn();
    }
    // Reading the opening compares the texts of the case with each other, in pieces.
    await understand(opening, similarity);
    await yieldTurn();
    namesCase(scenario, scenario.opening);
    await yieldTurn();
    await prepareCase(scenario, similarity);
  };

  return {
    compose: (context, call) =>
      inTurn(context, 'reply', call, async () => {
        const { value } = await meaning.use((similarity) => composeReply(known(context), similarity, call.signal));
        return { text: value.text, leaves: value.left };
      }),
    prompt: (context, contextTokens, call) =>
      inTurn(context, 'reply', call, async () => {
        const { value } = await meaning.use((similarity) =>
          replyTask(known(context), similarity, contextTokens, call.signal),
        );
        return value;
      }),
    async tip(context, draft, speed, call) {
      const asked = tipping.tip?.(known(context), draft, call, speed);
      if (asked === undefined) return shown(await composed(context, draft, call));
      // Made at the same time, so that nobody waits for both one after the other.
      const late = new AbortController();
      const signal = call.signal === undefined ? late.signal : AbortSignal.any([call.signal, late.signal]);
      const composing = Promise.allSettled([composed(context, draft, { ...call, signal })]);
      const said = await asked;
      // While a case is being read for the first time the built-in tip takes long: the model's is not held up by it.
      const pause = said === null ? [] : [setTimeout(TIP_PATIENCE_MS, null, { ref: false })];
      const first = await Promise.race([composing, ...pause]);
      if (first === null && said !== null) {
        late.abort(new Error('A tip was there before this one'));
        return { ...said, notice: null };
      }
      const [built] = first ?? (await composing);
      call.signal?.throwIfAborted();
      if (built.status === 'fulfilled' && (said === null || built.value.byCodeAlone)) return shown(built.value);
      if (said !== null) return { ...said, notice: null };
      throw built.status === 'rejected' ? built.reason : new Error('There is no tip');
    },
    assess: (context, { now, speed }, call): Promise<Feedback> =>
      inTurn(context, 'report', call, async () => {
        const began = performance.now();
        const { value, by, note } = await orBuiltIn(
          (by) => by.judge(known(context), call, speed),
          SCORED_BUILT_IN,
          call,
          judging,
        );
        const report = score(value, context.scenario, context.messages, {
          engine: by.id,
          model: by.model,
          engineNote: notes(note, value.byWordsAlone === true ? BY_WORDS_ALONE : null),
          now,
        });
        try {
          // Two questions about a conversation are enough.
          if ((value.questions ?? 1) > 1) return report;
          return (await by.review?.(context, report, call, speed, performance.now() - began)) ?? report;
        } catch (error) {
          call.signal?.throwIfAborted();
          logger.info({ err: error }, 'The provider did not read the report once more; it stands as it was');
          return report;
        }
      }),
    compare: (original, branch, point, call) =>
      inTurn(original, 'report', call, async () => {
        const { value } = await meaning.use((similarity) =>
          compareLines(known(original), known(branch), point, similarity, call.signal),
        );
        return value;
      }),
    async draftScenario(template, call) {
      const draft = (drafting: Engine): Promise<ScenarioContent> => drafting.draftScenario(template, call);
      const { value, by, note } = await orBuiltIn(draft, DRAFTED_BUILT_IN, call);
      return { content: value, engine: by.id, model: by.model, notice: note };
    },
    draftFromBrief: (brief, person, about, call) =>
      inTurn({ seed: '', person }, 'report', call, async () => {
        const read = (drafting: Engine): Promise<BriefReading> => drafting.draftFromBrief(brief, about, call);
        const { value, by, note } = await orBuiltIn(read, DRAFTED_BUILT_IN, call);
        return 'refused' in value ? value : { ...value, engine: by.id, model: by.model, notice: note };
      }),
    prepare: (scenario, person) =>
      turns.run({ person, conversation: '', urgency: 'preparation' }, async () => {
        await meaning.use((similarity) => readAhead(scenario, similarity));
      }),
    warm: (scenarios) =>
      turns.run({ person: '', conversation: '', urgency: 'idle' }, async () => {
        await meaning.load();
        await meaning.use(async (similarity) => {
          await similarity.prepare(TEXTS_OF_ALL_CASES);
          for (const scenario of scenarios) await readAhead(scenario, similarity);
        });
      }),
    dispose: () => meaning.dispose(),
  };
}
