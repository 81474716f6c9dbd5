import { describe, expect, it, jest } from '@jest/globals';
import { parseText, type Sentence } from './parse';
import { createParseCache } from './parse-cache';

const TEXTS = ['We can’t ship on 1 October. Why is that?', 'Ill send you the list 👍 by Friday.', ''];
const parsed = (): readonly (readonly Sentence[])[] => TEXTS.map((text) => parseText(text));

describe('parses that are brought along', () => {
  it('are what parsing gives', () => {
    const made = createParseCache();
    parsed().forEach((sentences, at) => made.remember(TEXTS[at] ?? '', () => sentences));
    const next = createParseCache();
    next.bring(structuredClone(made.pack()));
    const make = jest.fn<() => readonly Sentence[]>();
    expect(TEXTS.map((text) => next.remember(text, make))).toEqual(parsed());
    expect(make).not.toHaveBeenCalled();
  });

  it('are not packed again by who got them', () => {
    const made = createParseCache();
    made.remember('one', () => []);
    const next = createParseCache();
    next.bring(made.pack());
    next.remember('one', () => []);
    next.remember('two', () => []);
    expect(next.pack().texts.map(([text]) => text)).toEqual(['two']);
  });

  it('are the same objects each time', () => {
    const made = createParseCache();
    parsed().forEach((sentences, at) => made.remember(TEXTS[at] ?? '', () => sentences));
    const next = createParseCache();
    next.bring(made.pack());
    const [text = ''] = TEXTS;
    expect(next.remember(text, () => [])).toBe(next.remember(text, () => []));
  });
});

describe('parses of what was said', () => {
  it('are forgotten, the oldest first, when there are many', () => {
    const cache = createParseCache(100);
    for (let at = 0; at < 10; at += 1) cache.remember(`${at}`.padEnd(20, '.'), () => []);
    expect([4, 5, 9].map((at) => cache.has(`${at}`.padEnd(20, '.')))).toEqual([false, true, true]);
  });

  it('are kept while they are used, however long they are', () => {
    const cache = createParseCache(100);
    cache.remember('x'.repeat(500), () => []);
    expect(cache.has('x'.repeat(500))).toBe(true);
  });
});
