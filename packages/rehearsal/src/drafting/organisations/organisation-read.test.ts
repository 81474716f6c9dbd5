/** What is no house beside the stakeholder's name (decision 0046). */
import { describe, expect, it } from '@jest/globals';
import { withDepartment } from '../roles/role-read';
import { behindItsPart, inALine, isDepartment } from './organisation-read';

describe('a name beside what somebody is', () => {
  const CLAIMS = 'Julian Wood, as Director of Motor Claims, has to free them.';
  it('may be what they direct', () => {
    expect(isDepartment(CLAIMS, 'Director', 'Motor Claims')).toBe(true);
    expect(isDepartment(CLAIMS, 'Director of Motor Claims', 'Motor Claims')).toBe(true);
    expect(isDepartment('the Director of Kestrel Choir', 'Director', 'Kestrel Choir')).toBe(false);
  });

  it.each([
    ['Director', 'Director of Motor Claims'],
    ['Director of Motor', 'Director of Motor Claims'],
    ['Inspector', 'Inspector'],
  ])('belongs to the role then: %s', (role, whole) => {
    expect(withDepartment(CLAIMS, role)).toBe(whole);
  });

  it('ends with its line, and before a day', () => {
    expect(inALine('costume supplier, Prato\nDate: 16 January', 'Prato Date')).toBe('Prato');
    expect(inALine('head at the planetarium, on Thursday', 'the planetarium, on Thursday')).toBe('the planetarium');
    expect(inALine('of the Kestrel Mill', 'Kestrel Mill')).toBe('Kestrel Mill');
  });

  it('may be a part of the house that stands behind it', () => {
    expect(behindItsPart('production manager, Paper Machine 3, Lakeview Mill', 'Paper Machine')).toBe('Lakeview Mill');
    expect(behindItsPart('the foreman of Kiln 2', 'Kiln 2')).toBeNull();
    expect(behindItsPart('the foreman of Kestrel Mill', 'Kestrel Mill')).toBe('Kestrel Mill');
  });
});
