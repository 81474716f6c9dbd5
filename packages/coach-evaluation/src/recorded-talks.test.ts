import { describe, expect, it } from '@jest/globals';
import { CURRENT_RUBRIC } from '@parley/coach';
import { recordedTalkSchema } from '@parley/shared';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve(import.meta.dirname, '../../content/src/recorded-talks');
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

describe.each(files)('recorded talk %s', (file) => {
  const { recorded } = recordedTalkSchema.parse(JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')));

  it('was scored by today’s rubric, under its indicators and their names', () => {
    expect(recorded?.rubricVersion).toBe(CURRENT_RUBRIC.version);
    const names = new Map(CURRENT_RUBRIC.indicators.map(({ id, label }) => [id, label]));
    expect(recorded?.indicators.filter(({ id, label }) => names.get(id) !== label)).toEqual([]);
  });
});
