import { describe, expect, it } from '@jest/globals';
import { sampleScenarios } from '@/testing/samples';
import { figuresOf, filtersFrom, matching, NO_FILTERS, wayOut, withFilters, type Filters } from './filters';

const scenarios = sampleScenarios();
const titles = (filters: Partial<Filters>) =>
  matching(scenarios, { ...NO_FILTERS, ...filters }).map((scenario) => scenario.title);

describe('filters in the address', () => {
  it('are read and written without loss, and other parameters are left alone', () => {
    const params = new URLSearchParams('from=dashboard&search=board%20date&difficulty=hard');
    const filters = filtersFrom(params);
    expect(filters).toEqual({ search: 'board date', category: null, stakeholderType: null, difficulty: 'hard' });
    expect(filtersFrom(withFilters(params, filters))).toEqual(filters);
    expect(withFilters(params, NO_FILTERS).toString()).toBe('from=dashboard');
  });

  it.each([['difficulty=terrible'], ['category=%3Cscript%3E'], ['stakeholderType=']])(
    'ignore what is no value: %s',
    (query) => {
      expect(filtersFrom(new URLSearchParams(query))).toEqual(NO_FILTERS);
    },
  );

  it('keep a search to 100 characters', () => {
    expect(filtersFrom(new URLSearchParams({ search: 'x'.repeat(500) })).search).toHaveLength(100);
  });
});

describe('matching', () => {
  it('finds every word, anywhere, in any case', () => {
    expect(titles({ search: 'BOARD october' })).toEqual(['The Board Already Has the Date']);
    expect(titles({ search: 'wanda paper' })).toEqual(['The Ward Will Not Use It']);
    expect(titles({ search: 'second approval   SCOPE' })).toEqual(['Scope Change Request']);
    expect(titles({ search: 'board submarine' })).toEqual([]);
  });

  it('combines the filters', () => {
    expect(titles({ difficulty: 'medium' })).toHaveLength(2);
    expect(titles({ difficulty: 'medium', category: 'change_management' })).toEqual(['The Ward Will Not Use It']);
    expect(titles({ stakeholderType: 'client', difficulty: 'hard' })).toEqual([]);
  });
});

describe('the way out of an empty result', () => {
  it('names what there is and the one filter in the way', () => {
    const out = wayOut(scenarios, { ...NO_FILTERS, category: 'timeline_negotiation', difficulty: 'easy' });
    expect(out.line).toBe('Timeline Negotiation has 2 scenarios, none of them Easy.');
    expect(out.action).toBe('Clear difficulty');
    expect(matching(scenarios, out.filters)).toHaveLength(2);
  });

  it('can be the search', () => {
    const out = wayOut(scenarios, { ...NO_FILTERS, search: 'submarine', difficulty: 'hard' });
    expect(out.line).toBe('Hard has 1 scenario, and it does not hold “submarine”.');
    expect(out.action).toBe('Clear search');
    expect(wayOut(scenarios, { ...NO_FILTERS, search: 'submarine' }).line).toBe(
      'The library has 4 scenarios, none of them with “submarine”.',
    );
  });

  it('is to clear all where one is not enough', () => {
    const out = wayOut(scenarios, {
      search: 'submarine',
      category: 'budget_discussion',
      stakeholderType: 'client',
      difficulty: 'easy',
    });
    expect(out.action).toBe('Clear all filters');
    expect(out.filters).toEqual(NO_FILTERS);
  });
});

describe('figures', () => {
  it('are counted from what is there', () => {
    expect(figuresOf(scenarios)).toEqual({ scenarios: 4, stakeholderTypes: 4, categories: 3, difficulties: 3 });
    expect(figuresOf([])).toEqual({ scenarios: 0, stakeholderTypes: 0, categories: 0, difficulties: 0 });
  });
});
