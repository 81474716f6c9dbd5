import { describe, expect, it } from '@jest/globals';
import { recordedTalkSchema } from '@parley/shared';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { plain, proseOf, talksOf } from '../../testing/page-text';
import { sitePageLoaders } from './index';

const TALKS = path.resolve(import.meta.dirname, '../../recorded-talks');

/** The score that the report of a recorded talk gave, as pages write it. */
function scoreOf(talk: string): string {
  const { recorded } = recordedTalkSchema.parse(JSON.parse(readFileSync(path.join(TALKS, `${talk}.json`), 'utf8')));
  return recorded?.overallScore.toFixed(1) ?? 'not recorded';
}

describe.each(Object.entries(sitePageLoaders))('page %s', (_address, load) => {
  it('names only scores that talks on it were given', async () => {
    const { page } = await load();
    const given = talksOf(page).map(({ talk }) => scoreOf(talk));
    const named = proseOf(page).flatMap((text) => [...plain(text).matchAll(/\b(\d{1,2}\.\d) of 10\b/g)]);
    expect(named.map((match) => match[1]).filter((score) => !given.includes(score ?? ''))).toEqual([]);
  });
});

describe('case studies', () => {
  it('has a table with the length and the score of each talk on the page, in their order', async () => {
    const { page } = await import('./resources/case-studies');
    const table = page.sections.flatMap(({ content }) => content).find((block) => 'rows' in Object(block));
    const rows = typeof table === 'object' && 'rows' in table ? table.rows : [];
    const talks = talksOf(page).map(({ talk }) => {
      const text = readFileSync(path.join(TALKS, `${talk}.json`), 'utf8');
      return [String(recordedTalkSchema.parse(JSON.parse(text)).recorded?.messages.length), scoreOf(talk)];
    });
    expect(rows.map(([, messages, score]) => [messages, score])).toEqual(talks);
  });
});
