/** Answers of a given shape, from servers that can promise one, servers that only promise JSON, and servers that promise nothing. */
import { APIError } from 'openai';
import { z } from 'zod';
import type { CoachLogger } from '../engine';
import type { CallOptions } from '../types';
import { isOverflow } from './faults';
import { jsonIn } from './json';
import type { Ask } from './ask';
import type { Provider } from './provider';

/**
 * `bare_schema`: strict servers refuse schemas that limit counts and numbers. `guided_object` is what llama.cpp's own server takes: JSON
 * mode with the schema beside it.
 */
type Mode = 'json_schema' | 'bare_schema' | 'guided_object' | 'json_object' | 'text';
const WEAKER: Readonly<Record<Mode, Mode | null>> = {
  json_schema: 'guided_object',
  bare_schema: 'guided_object',
  guided_object: 'json_object',
  json_object: 'text',
  text: null,
};
/** Told in words alone: a server that makes a grammar of a schema makes a rule of each character, and llama.cpp's ends there. */
const LENGTHS = ['minLength', 'maxLength', 'pattern'];
const LIMITS = ['minItems', 'maxItems', 'minimum', 'maximum'];

interface GuidedFormat {
  readonly type: 'json_object';
  readonly schema: object;
}
const REFUSALS = new Set([400, 404, 415, 422, 501]);
const LONGEST_ECHO = 1_200;

/** The answer had not the shape that was asked for, after one repair. */
export class InvalidAnswer extends Error {
  constructor(readonly faults: string) {
    super(`The provider's answer does not fit: ${faults}`);
    this.name = 'InvalidAnswer';
  }
}

export interface Shape<T> {
  readonly name: string;
  /** What the server is asked for: narrow, so that a weak model can fill it. */
  readonly wire: z.ZodType;
  /** What is taken: as tolerant as can be answered for. */
  readonly read: z.ZodType<T>;
}

export interface Structured {
  /** @throws InvalidAnswer when the shape is missed twice; what the provider throws otherwise */
  ask<T>(shape: Shape<T>, ask: Ask, call: CallOptions): Promise<T>;
}

/** @param without what of it is left out */
function schemaOf(wire: z.ZodType, without: readonly string[]): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(wire, {
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      for (const limit of without) Reflect.deleteProperty(jsonSchema, limit);
    },
  });
}

/** The mode that a server was seen to understand is remembered for the process. */
export function createStructured(provider: Provider, logger: CoachLogger): Structured {
  let mode: Mode = 'json_schema';

  const fallTo = (weaker: Mode, reason: string): void => {
    logger.info(
      { from: mode, to: weaker, reason },
      'The provider does not give this kind of structured output; falling back',
    );
    mode = weaker;
  };

  const formatted = ({ name, wire }: Shape<unknown>, ask: Ask, as: Mode): Ask => {
    if (as === 'json_schema' || as === 'bare_schema')
      return {
        ...ask,
        responseFormat: {
          type: 'json_schema',
          json_schema: {
            name,
            schema: { ...schemaOf(wire, as === 'bare_schema' ? [...LENGTHS, ...LIMITS] : LENGTHS) },
            strict: true,
          },
        },
      };
    if (as === 'guided_object') {
      const guided: GuidedFormat = { type: 'json_object', schema: schemaOf(wire, LENGTHS) };
      return { ...ask, responseFormat: guided };
    }
    const [system, ...rest] = ask.messages;
    const shape = `\n\nAnswer with one JSON object and nothing else. It must fit this JSON schema:\n${JSON.stringify(schemaOf(wire, []))}`;
    const content = typeof system?.content === 'string' ? system.content + shape : shape;
    const messages: Ask['messages'] = [{ role: 'system', content }, ...rest];
    return as === 'json_object' ? { ...ask, messages, responseFormat: { type: 'json_object' } } : { ...ask, messages };
  };

  /** Streamed where somebody waits for it: a server that falls silent is noticed, and one that is not wanted any more stops. */
  const whole = async (ask: Ask, call: CallOptions): Promise<string> => {
    if (ask.purpose !== 'assess') return provider.complete(ask, call);
    let text = '';
    for await (const piece of provider.stream(ask, call)) text += piece;
    return text;
  };

  const raw = async (shape: Shape<unknown>, ask: Ask, call: CallOptions): Promise<string> => {
    for (;;) {
      const used = mode;
      try {
        return await whole(formatted(shape, ask, used), call);
      } catch (error) {
        const refuses =
          error instanceof APIError &&
          !isOverflow(error) &&
          typeof error.status === 'number' &&
          (REFUSALS.has(error.status) ||
            (error.status >= 500 && /response_format|json_schema|json_object|grammar|schema/.test(error.message)));
        if (!refuses) throw error;
        const limited = used === 'json_schema' && LIMITS.some((limit) => error.message.includes(limit));
        const weaker: Mode | null = limited ? 'bare_schema' : WEAKER[used];
        if (weaker === null) throw error;
        // Of several requests under way at once, the first that is refused speaks for all.
        if (mode === used) fallTo(weaker, error.message);
      }
    }
  };

  const check = <T>({ read }: Shape<T>, text: string): { value: T } | { faults: string; json: boolean } => {
    const value = jsonIn(text);
    if (value === undefined) return { faults: 'there is no JSON object in it', json: false };
    const result = read.safeParse(value);
    return result.success
      ? { value: result.data }
      : {
          faults: result.error.issues
            .slice(0, 8)
            .map((issue) => `${issue.path.join('.')}: ${issue.message}`)
            .join('; '),
          json: true,
        };
  };

  return {
    async ask(shape, ask, call) {
      const used = mode;
      const text = await raw(shape, ask, call);
      const first = check(shape, text);
      if ('value' in first) return first.value;
      logger.warn({ faults: first.faults }, 'The provider’s answer does not fit; asking for a repair');
      // A server that was given a schema and answers in prose takes no notice of it: from now on the prompt says it.
      if (
        !first.json &&
        mode === used &&
        (used === 'json_schema' || used === 'bare_schema' || used === 'guided_object')
      )
        fallTo('json_object', 'prose in answer to a schema');
      const repair: Ask = {
        ...ask,
        messages: [
          ...ask.messages,
          { role: 'assistant', content: text.slice(0, LONGEST_ECHO) },
          {
            role: 'user',
            content: `Your answer does not fit: ${first.faults}. Send the whole JSON object again, corrected and short, and nothing else.`,
          },
        ],
      };
      const second = check(shape, await raw(shape, repair, call));
      if ('value' in second) return second.value;
      throw new InvalidAnswer(second.faults);
    },
  };
}
