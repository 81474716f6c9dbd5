import { scenarios } from '@parley/content';
import { expect, it } from '@jest/globals';
import { createFakeCoach } from './testing/fake-coach';
import { keyText, readingSheet, sheetText } from './sheet';
import type { WrittenConversation } from './transcripts/written-conversation';

const lines = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `What about sheet ${at + 1}?`);
const conversations: readonly WrittenConversation[] = scenarios.slice(0, 12).flatMap(({ slug }) =>
  (['strong', 'poor'] as const).map((quality) => ({
    id: `${slug}/${quality}`,
    scenario: slug,
    quality,
    voice: 'plain',
    lines: lines(9),
    met: null,
  })),
);
/** Every reply tells its scenario, so that the key can be checked. */
const telling = createFakeCoach({
  assess: () => ({ score: 0 }),
  reply: ({ scenario, messages }) => [{ type: 'text', text: `${scenario.slug} ${messages.length}` }],
});

it('prints fifteen replies of each of ten scenarios in disorder, without the student’s words, and a key that is right', async () => {
  const sheet = await readingSheet(telling, scenarios, conversations, 'a');
  expect(sheet.replies).toHaveLength(150);
  expect(new Set(sheet.replies.map((reply) => reply.scenario.slug)).size).toBe(10);
  expect(sheet.replies.every((reply) => reply.text.startsWith(`${reply.scenario.slug} `))).toBe(true);
  expect(sheetText(sheet)).not.toContain('What about sheet');
  const letters = new Map(
    [...keyText(sheet).matchAll(/^([A-J]) {2}(\S+):/gm)].map(([, letter, slug]) => [slug, letter]),
  );
  const key = new Map(
    [...keyText(sheet).matchAll(/(\d+)([A-J])\b/g)].map(([, number, letter]) => [Number(number), letter]),
  );
  for (const reply of sheet.replies) expect(key.get(reply.number)).toBe(letters.get(reply.scenario.slug));
  const first = sheet.replies.slice(0, 15).map((reply) => reply.scenario.slug);
  expect(new Set(first).size).toBeGreaterThan(3);
});

it('is the same for the same seed and another for another', async () => {
  const sheet = async (seed: string): Promise<string> =>
    sheetText(await readingSheet(telling, scenarios, conversations, seed));
  expect(await sheet('a')).toBe(await sheet('a'));
  expect(await sheet('a')).not.toBe(await sheet('b'));
});

it('says less where the stakeholder walks out', async () => {
  const leaving = createFakeCoach({
    assess: () => ({ score: 0 }),
    reply: ({ messages }) =>
      messages.length >= 8
        ? [{ type: 'text', text: 'Goodbye.' }, { type: 'left' }]
        : [{ type: 'text', text: 'Go on.' }],
  });
  expect((await readingSheet(leaving, scenarios, conversations, 'a')).replies).toHaveLength(40);
});
