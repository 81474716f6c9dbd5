/** The real thread, bundled as a server's build does it. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLexicalSimilarity } from '@parley/rehearsal/similarity';
import { boardDate as scenario } from '@parley/rehearsal/testing';
import { build } from 'esbuild';
import { z } from 'zod';
import { createCoach } from '../create-coach';
import type { CoachLogger } from '../engine';
import { noDelay } from '../testing/rehearse';
import type { CoachContext, ReplyPart } from '../types';
import { createThreadedCoach } from './threaded-coach';

const packageSchema = z.object({ dependencies: z.record(z.string(), z.string()) });
const here = dirname(fileURLToPath(import.meta.url));
const engine = join(here, '..', '..', '..', 'rehearsal');
const packages = Object.keys(
  packageSchema.parse(JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8'))).dependencies,
);
// Beside the engine, so that its packages are found from there.
const folder = mkdtempSync(join(engine, '.thread-'));
const scratch = mkdtempSync(join(tmpdir(), 'coach-thread-'));
afterAll(() => {
  for (const made of [folder, scratch]) rmSync(made, { recursive: true });
});

/** The script of the thread, with something before it. */
async function script(name: string, before = ''): Promise<URL> {
  const outfile = join(folder, `${name}.mjs`);
  await build({
    entryPoints: [join(here, 'coach-thread.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: packages.filter((name) => !name.startsWith('@parley/')),
    logLevel: 'error',
    banner: { js: before },
  });
  return pathToFileURL(outfile);
}

const context: CoachContext = {
  scenario,
  seed: 'c1',
  person: 'ann',
  messages: [
    { number: 1, role: 'stakeholder', content: scenario.opening },
    { number: 2, role: 'student', content: 'What would it cost you if the date moved by one week?' },
  ],
};

async function heard(parts: AsyncIterable<ReplyPart>): Promise<string> {
  let text = '';
  for await (const part of parts) if (part.type === 'text') text += part.text;
  return text;
}

function noted(): { logger: CoachLogger; lines: string[] } {
  const lines: string[] = [];
  const note = (_: object, message: string): void => {
    lines.push(message);
  };
  return { logger: { info: note, warn: note }, lines };
}

/** Without its file, so that every machine compares words here. */
const MODEL = process.env.SENTENCE_MODEL_PATH;
beforeAll(() => {
  process.env.SENTENCE_MODEL_PATH = join(scratch, 'none');
});
afterAll(() => {
  if (MODEL === undefined) delete process.env.SENTENCE_MODEL_PATH;
  else process.env.SENTENCE_MODEL_PATH = MODEL;
});

describe('a coach in a thread', () => {
  it('says what a coach in this thread says, with all its verbs', async () => {
    const coach = createThreadedCoach({ script: await script('whole'), delay: noDelay });
    const here = createCoach({ similarity: createLexicalSimilarity(), delay: noDelay });
    try {
      await coach.prepare(scenario, 'ann');
      expect(await heard(coach.reply(context))).toContain(' ');
      const { tip } = await coach.tip(context, 'It costs 4,000 and two people for a week.');
      expect(tip).not.toBe('');
      const now = new Date('2026-11-22T10:00:00Z');
      const report = await coach.assess(context, { now });
      expect(report.scoredAt).toBe(now.toISOString());
      expect(report.indicators).toHaveLength((await here.assess(context, { now })).indicators.length);
      expect(await coach.compare(context, context, { messageNumber: 2, reveal: false })).toBeNull();
    } finally {
      await coach.dispose();
    }
  });

  it('rejects with the reason of whoever leaves, and goes on', async () => {
    const coach = createThreadedCoach({ script: await script('left'), delay: noDelay });
    try {
      const leave = new AbortController();
      const left = coach.assess(context, { signal: leave.signal });
      leave.abort(new Error('I left'));
      await expect(left).rejects.toThrow('I left');
      expect((await coach.tip(context, 'It costs 4,000.')).tip).not.toBe('');
    } finally {
      await coach.dispose();
    }
  });

  it('is replaced when it dies, and what it was asked is asked once more', async () => {
    const mark = join(scratch, 'died-once');
    const diesOnce = `
      import { existsSync as seen, writeFileSync as note } from 'node:fs';
      if (!seen(${JSON.stringify(mark)})) { note(${JSON.stringify(mark)}, ''); throw new Error('the first one dies'); }
    `;
    const { logger, lines } = noted();
    const coach = createThreadedCoach({ script: await script('dies', diesOnce), delay: noDelay, logger });
    try {
      expect(await heard(coach.reply(context))).toContain(' ');
      expect(lines).toContain('The thread of the coach ended and is replaced');
    } finally {
      await coach.dispose();
    }
  });

  it('gives up on what kills it again and again, and never fails to prepare', async () => {
    const { logger, lines } = noted();
    const coach = createThreadedCoach({
      script: await script('dead', 'throw new Error("dead");'),
      delay: noDelay,
      logger,
    });
    try {
      await expect(coach.tip(context, 'It costs 4,000.')).rejects.toThrow('ended while it worked on this');
      await coach.prepare(scenario, 'ann');
      expect(lines).toContain('A case could not be read ahead');
    } finally {
      await coach.dispose();
    }
  });
});
