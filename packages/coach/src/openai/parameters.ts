/** The parameters of a request, and what was learned about those that this server does not take. Kept for the process. */
import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';
import type { CoachLogger } from '../engine';
import type { Ask } from './ask';
import { isOverflow, refusesRequest } from './faults';

/** Parameters that not every server knows; what one refused is left out from then on. */
type Optional = 'max_tokens' | 'temperature' | 'stop' | 'stream_options' | 'seed';
const OPTIONAL: readonly Optional[] = ['stream_options', 'temperature', 'seed', 'stop', 'max_tokens'];
/** Models that think first need room for it; what they are allowed grows by this, once. */
const THINKING_ROOM = 8;

export interface Parameters {
  of(ask: Ask): Omit<ChatCompletionCreateParamsNonStreaming, 'stream'>;
  readonly countsStreams: boolean;
  /** Learns from a refusal that names a parameter; true when another try makes sense. */
  adapts(error: unknown): boolean;
  /** Gives answers more tokens from now on; false when they have them already. */
  makeRoom(): boolean;
}

export function createParameters(model: string, logger: CoachLogger): Parameters {
  const refused = new Set<Optional>();
  let tokensName: 'max_tokens' | 'max_completion_tokens' = 'max_tokens';
  let mostTokens = Number.POSITIVE_INFINITY;
  let room = 1;

  const learned = (parameter: string, now: string): true => {
    logger.info({ parameter, now }, 'The provider refuses a parameter; requests are made without it from now on');
    return true;
  };

  return {
    of: (ask) => ({
      model,
      messages: [...ask.messages],
      ...(refused.has('max_tokens') ? {} : { [tokensName]: Math.min(mostTokens, ask.maxTokens * room) }),
      ...(refused.has('temperature') ? {} : { temperature: ask.temperature }),
      ...(refused.has('stop') || ask.stop === undefined ? {} : { stop: [...ask.stop] }),
      ...(refused.has('seed') || ask.purpose !== 'assess' ? {} : { seed: 1 }),
      ...(ask.responseFormat === undefined ? {} : { response_format: ask.responseFormat }),
    }),
    get countsStreams() {
      return !refused.has('stream_options');
    },
    adapts(error) {
      if (!refusesRequest(error) || isOverflow(error)) return false;
      const { message } = error;
      if (tokensName === 'max_tokens' && message.includes('max_completion_tokens')) {
        tokensName = 'max_completion_tokens';
        return learned('max_tokens', tokensName);
      }
      const limit =
        /max_(?:completion_)?tokens\b.*?\b(?:at most|less than or equal to|maximum (?:of|is|value)\D{0,12})\s*(\d{2,7})/i.exec(
          message,
        )?.[1];
      if (limit !== undefined && Number(limit) < mostTokens) {
        mostTokens = Number(limit);
        return learned(tokensName, limit);
      }
      const said = error.param
        ? [error.param]
        : OPTIONAL.filter((name) => new RegExp(`(?:^|[^\\w])${name}(?:$|[^\\w])`).test(message));
      const named = OPTIONAL.find(
        (name) => said.includes(name === 'max_tokens' ? tokensName : name) && !refused.has(name),
      );
      if (named === undefined) return false;
      refused.add(named);
      return learned(named, 'left out');
    },
    makeRoom() {
      if (room > 1) return false;
      room = THINKING_ROOM;
      logger.info(
        { room },
        'The provider’s answers end before their first word; they are given more tokens from now on',
      );
      return true;
    },
  };
}
