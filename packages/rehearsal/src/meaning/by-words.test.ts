import { expect, it } from '@jest/globals';
import { createLexicalSimilarity } from '../similarity/lexical';
import { scopeChange } from '../testing/scenarios/scope-change-request';
import { chancesByWords } from './by-words';
import { meaningsIn } from './case-meanings';
import { wordingOf } from './wording';

const meanings = meaningsIn(scopeChange, createLexicalSimilarity());

function likeliest(text: string): { readonly name: string; readonly probability: number } | null {
  if (!meanings) throw new Error('The case could not be prepared');
  const [best] = [...chancesByWords(meanings, wordingOf(text))].sort(
    (left, right) => right.probability - left.probability,
  );
  const target = best && best.probability > 0 ? meanings.targets[best.place]?.target : undefined;
  if (!best || !target) return null;
  return { name: target.kind === 'common' ? target.id : target.kind, probability: best.probability };
}

it.each([
  ['What worries you most about it?', 'main_worry'],
  ['why not', 'why_not'],
  ['Do we have a deal?', 'agree_now'],
])('%s: %s', (text, name) => expect(likeliest(text)?.name).toBe(name));

it('is never quite sure, and knows nothing of other words', () => {
  expect(likeliest('Why not?')?.probability).toBeLessThan(0.9);
  expect(likeliest('The canteen serves fish.')).toBeNull();
});
