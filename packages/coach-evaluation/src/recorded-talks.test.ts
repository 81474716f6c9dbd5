import { describe, expect, it } from '@jest/globals';
import { RUBRICS } from '@parley/coach';
import { recordedTalkSchema } from '@parley/shared';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve(import.meta.dirname, '../../content/src/recorded-talks');
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

describe.each(files)('recorded talk %s', (file) => {
  const { recorded } = recordedTalkSchema.parse(JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')));

  it('was scored by a rubric that is published, under its indicators and their names', () => {
    const rubric = RUBRICS[recorded?.rubricVersion ?? ''];
    const names = new Map(rubric?.indicators.map(({ id, label }) => [id, label]));
    expect(names.size).toBeGreaterThan(0);
    expect(recorded?.indicators.filter(({ id, label }) => names.get(id) !== label)).toEqual([]);
  });
});
