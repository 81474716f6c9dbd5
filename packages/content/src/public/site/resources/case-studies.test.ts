import { describe, expect, it } from '@jest/globals';
import { recordedTalkSchema } from '@parley/shared';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { tablesOf, talksOf } from '../../../testing/page-text';
import { page } from './case-studies';

const TALKS = path.resolve(import.meta.dirname, '../../../recorded-talks');

describe('case studies', () => {
  it('has a table with length and score of each talk on the page, in their order', () => {
    const recorded = talksOf(page).map(({ talk }) => {
      const text = readFileSync(path.join(TALKS, `${talk}.json`), 'utf8');
      return recordedTalkSchema.parse(JSON.parse(text)).recorded;
    });
    expect(tablesOf(page).flatMap(({ rows }) => rows.map(([, messages, score]) => [messages, score]))).toEqual(
      recorded.map((talk) => [talk?.messages.length.toFixed(0), talk?.overallScore.toFixed(1)]),
    );
  });
});
