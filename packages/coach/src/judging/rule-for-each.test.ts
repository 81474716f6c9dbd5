import { expect, it } from '@jest/globals';
import { CURRENT_RUBRIC, RUBRICS } from '../rubric/index';
import { missed } from './case';
import { rulesFor } from './rules';

it.each(Object.values(RUBRICS))('every indicator of rubric $version has a rule', ({ indicators }) => {
  expect(rulesFor(indicators).map(({ id }) => id)).toEqual(indicators.map(({ id }) => id));
});

it('an indicator without a rule is refused by name, also one that is called like a part of every object', () => {
  const rule = () => missed(null, 'No.');
  const [first] = CURRENT_RUBRIC.indicators;
  expect(() => rulesFor([...CURRENT_RUBRIC.indicators, { id: 'sings' }, { id: 'constructor' }])).toThrow(
    'no rule for sings, constructor',
  );
  expect(() => rulesFor(CURRENT_RUBRIC.indicators, { [first?.id ?? '']: rule })).toThrow(
    CURRENT_RUBRIC.indicators[1]?.id,
  );
});
