/** The coach over its computing, wherever that is done. */
import { type Delay, paced, realDelay, REHEARSAL_MODEL } from '@parley/rehearsal';
import type { ScenarioContent, OpenAiOptions } from '@parley/shared';
import { type CoachLogger, SILENT } from './engine';
import { createSpeech } from './openai/speak';
import type { CoachTasks } from './tasks';
import type { CallOptions, Coach, CoachContext, ReplyPart } from './types';

export interface SpeakingOptions {
  /** The provider; without it the built-in engine does everything and no network is touched. */
  readonly openai?: OpenAiOptions;
  readonly logger?: CoachLogger;
  readonly fetch?: typeof fetch;
  /** How the built-in stakeholder waits between words, and how long a retry waits; tests pass one that doesn't. */
  readonly delay?: Delay;
}

export interface RunningCoach extends Coach {
  /**
   * Loads the sentence model and reads these cases ahead, whenever nobody waits for anything. Without it the first calls
   * wait for that.
   */
  warm(scenarios?: readonly ScenarioContent[]): Promise<void>;
  /** Ends the threads it holds. */
  dispose(): Promise<void>;
}

/** What is left beside the computing is to speak, and to say which engine it is. */
export function coachOver(
  tasks: CoachTasks,
  { openai, logger = SILENT, fetch, delay = realDelay }: SpeakingOptions,
): RunningCoach {
  async function* builtIn(context: CoachContext, call: CallOptions): AsyncGenerator<ReplyPart> {
    const { text, leaves } = await tasks.compose(context, call);
    yield* paced(text, delay, call.signal);
    if (leaves) yield { type: 'left' };
  }
  const speech =
    openai === undefined
      ? null
      : createSpeech({ options: openai, logger, delay, tasks, builtIn, ...(fetch === undefined ? {} : { fetch }) });
  return {
    engine: openai === undefined ? 'rehearsal' : 'openai',
    model: openai?.model ?? REHEARSAL_MODEL,
    reply: (context, call = {}) => (speech === null ? builtIn(context, call) : speech.reply(context, call)),
    tip: (context, draft, call = {}) => tasks.tip(context, draft, speech?.speed() ?? null, call),
    assess: (context, { now = new Date(), ...call } = {}) =>
      tasks.assess(context, { now, speed: speech?.speed() ?? null }, call),
    compare: (original, branch, point, call = {}) => tasks.compare(original, branch, point, call),
    draftScenario: (template, call = {}) => tasks.draftScenario(template, call),
    draftFromBrief: (brief, person, { about = null, ...call } = {}) => tasks.draftFromBrief(brief, person, about, call),
    async prepare(scenario, person = '') {
      try {
        await tasks.prepare(scenario, person);
      } catch (error) {
        logger.warn({ err: error, scenario: scenario.slug }, 'A case could not be read ahead');
      }
    },
    async warm(scenarios = []) {
      try {
        await tasks.warm(scenarios);
      } catch (error) {
        logger.warn({ err: error }, 'The coach could not be warmed up');
      }
    },
    dispose: () => tasks.dispose(),
  };
}
