/** Answers of a given shape, from servers that can promise one, servers that only promise JSON, and servers that promise nothing. */
import { APIError } from 'openai';
import { z } from 'zod';
import type { CoachLogger } from '../engine';
import type { Ask, Provider } from './provider';

/** `guided_object` is what llama.cpp's server understands: JSON mode with the schema beside it. */
type Mode = 'json_schema' | 'guided_object' | 'json_object' | 'text';
const WEAKER: Readonly<Record<Mode, Mode | null>> = { json_schema: 'guided_object', guided_object: 'json_object', json_object: 'text', text: null };

interface GuidedFormat {
  readonly type: 'json_object';
  readonly schema: object;
}
const REFUSALS = new Set([400, 404, 415, 422, 501]);

/** The answer had not the shape that was asked for, after one repair. */
export class InvalidAnswer extends Error {
  constructor(readonly faults: string) {
    super(`The provider's answer does not fit: ${faults}`);
    this.name = 'InvalidAnswer';
  }
}

/** The first whole JSON object in a text, whatever stands around it; undefined where there is none. */
export function jsonIn(text: string): unknown {
  const start = text.indexOf('{');
  if (start < 0) return undefined;
  let depth = 0;
  let inString = false;
  for (let at = start; at < text.length; at += 1) {
    const letter = text[at];
    if (inString) {
      if (letter === '\\') at += 1;
      else if (letter === '"') inString = false;
    } else if (letter === '"') inString = true;
    else if (letter === '{' || letter === '[') depth += 1;
    else if (letter === '}' || letter === ']') {
      depth -= 1;
      if (depth === 0) return parsed(text.slice(start, at + 1));
    }
  }
  return undefined;
}

function parsed(text: string): unknown {
  for (const candidate of [text, text.replaceAll(/,\s*([}\]])/g, '$1')]) {
    try {
      const value: unknown = JSON.parse(candidate);
      return value;
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
  return undefined;
}

export interface Structured {
  /** @throws InvalidAnswer when the shape is missed twice; what the provider throws otherwise */
  ask<T>(schema: z.ZodType<T>, name: string, ask: Ask, signal?: AbortSignal): Promise<T>;
}

/** The mode that a server was seen to understand is remembered for the process. */
export function createStructured(provider: Provider, logger: CoachLogger): Structured {
  let mode: Mode = 'json_schema';

  const formatted = (schema: z.ZodType, name: string, ask: Ask): Ask => {
    if (mode === 'json_schema') return { ...ask, responseFormat: { type: 'json_schema', json_schema: { name, schema: z.toJSONSchema(schema, { unrepresentable: 'any' }), strict: true } } };
    if (mode === 'guided_object') {
      const guided: GuidedFormat = { type: 'json_object', schema: z.toJSONSchema(schema, { unrepresentable: 'any' }) };
      return { ...ask, responseFormat: guided };
    }
    const [system, ...rest] = ask.messages;
    const shape = `\n\nAnswer with one JSON object and nothing else. It must fit this JSON schema:\n${JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' }))}`;
    const content = typeof system?.content === 'string' ? system.content + shape : shape;
    const messages: Ask['messages'] = [{ role: 'system', content }, ...rest];
    return mode === 'json_object' ? { ...ask, messages, responseFormat: { type: 'json_object' } } : { ...ask, messages };
  };

  const raw = async (schema: z.ZodType, name: string, ask: Ask, signal: AbortSignal | undefined): Promise<string> => {
    for (;;) {
      try {
        return await provider.complete(formatted(schema, name, ask), signal);
      } catch (error) {
        const weaker: Mode | null = WEAKER[mode];
        const refuses = error instanceof APIError && typeof error.status === 'number' && (REFUSALS.has(error.status) || (error.status >= 500 && /response_format|json_schema|json_object|grammar|schema/.test(error.message)));
        if (!refuses || weaker === null) throw error;
        logger.info({ from: mode, to: weaker }, 'The provider refuses this kind of structured output; falling back');
        mode = weaker;
      }
    }
  };

  const check = <T>(schema: z.ZodType<T>, text: string): { value: T } | { faults: string } => {
    const value = jsonIn(text);
    if (value === undefined) return { faults: 'there is no whole JSON object in it' };
    const result = schema.safeParse(value);
    return result.success ? { value: result.data } : { faults: result.error.issues.slice(0, 8).map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ') };
  };

  return {
    async ask(schema, name, ask, signal) {
      const text = await raw(schema, name, ask, signal);
      const first = check(schema, text);
      if ('value' in first) return first.value;
      logger.warn({ faults: first.faults }, 'The provider’s answer does not fit; asking for a repair');
      const repair: Ask = {
        ...ask,
        messages: [...ask.messages, { role: 'assistant', content: text.slice(0, 4000) }, { role: 'user', content: `Your answer does not fit: ${first.faults}. Send the whole JSON object again, corrected, and nothing else.` }],
      };
      const second = check(schema, await raw(schema, name, repair, signal));
      if ('value' in second) return second.value;
      throw new InvalidAnswer(second.faults);
    },
  };
}
