import { describe, expect, it } from '@jest/globals';
import { recordedTalkSchema } from '@parley/shared';
import type { RecordedTalk } from '@parley/shared';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { plain, proseOf, tablesOf, talksOf } from '../../testing/page-text';
import { sitePageLoaders } from './index';

const TALKS = path.resolve(import.meta.dirname, '../../recorded-talks');

function recordOf(talk: string): RecordedTalk['recorded'] {
  return recordedTalkSchema.parse(JSON.parse(readFileSync(path.join(TALKS, `${talk}.json`), 'utf8'))).recorded;
}

/** The score that the report of a recorded talk gave, as pages write it. */
const scoreOf = (talk: string): string => recordOf(talk)?.overallScore.toFixed(1) ?? 'not recorded';

describe.each(Object.entries(sitePageLoaders))('page %s', (_address, load) => {
  it('names only scores that talks on it were given', async () => {
    const { page } = await load();
    const given = new Set(talksOf(page).map(({ talk }) => scoreOf(talk)));
    const named = proseOf(page).flatMap((text) => [...plain(text).matchAll(/\b(\d{1,2}\.\d) of 10\b/g)]);
    expect(named.map((match) => match[1]).filter((score) => !given.has(score ?? ''))).toEqual([]);
  });
});

describe('case studies', () => {
  it('has a table with the length and the score of each talk on the page, in their order', async () => {
    const { page } = await import('./resources/case-studies');
    const rows = tablesOf(page).flatMap((table) => table.rows);
    const talks = talksOf(page).map(({ talk }) => [String(recordOf(talk)?.messages.length), scoreOf(talk)]);
    expect(rows.map(([, messages, score]) => [messages, score])).toEqual(talks);
  });
});
