import { describe, expect, it } from '@jest/globals';
import { AppError, endpoint } from '@parley/shared';
import { z } from 'zod';
import { validateInput } from './validate';

const MISSING = 'Please fill all required fields';
const definition = endpoint({
  method: 'POST',
  path: '/shapes',
  tag: 'Test',
  access: 'public',
  spec: 'product §20.1',
  summary: 'Takes two shapes',
  body: z.union([
    z.object({ title: z.string(MISSING).max(5, 'Title is too long'), kind: z.enum(['a', 'b'], 'Unknown kind') }),
    z.object({ note: z.string('A note is a text').max(5, 'Note is too long') }),
  ]),
  status: 200,
  response: z.object({}),
});

function faultsOf(body: object): unknown {
  try {
    return validateInput(definition, { params: {}, query: {}, body }).body;
  } catch (error) {
    return error instanceof AppError ? error.details : error;
  }
}

describe('a body of one of two shapes', () => {
  it('is told what is wrong with the shape it comes nearest to', () => {
    expect(faultsOf({ title: 'Short', kind: 'a' })).toEqual({ title: 'Short', kind: 'a' });
    expect(faultsOf({ note: 'Short' })).toEqual({ note: 'Short' });
    expect(faultsOf({ note: 'Far too long' })).toEqual([{ path: 'body.note', message: 'Note is too long' }]);
    expect(faultsOf({ note: 7 })).toEqual([{ path: 'body.note', message: 'A note is a text' }]);
    expect(faultsOf({ title: 'Short', kind: 'c' })).toEqual([{ path: 'body.kind', message: 'Unknown kind' }]);
    expect(faultsOf({ title: 'Far too long', kind: 'a' })).toEqual([
      { path: 'body.title', message: 'Title is too long' },
    ]);
    expect(faultsOf({ kind: 'a' })).toEqual([{ path: 'body.title', message: MISSING }]);
  });
});
