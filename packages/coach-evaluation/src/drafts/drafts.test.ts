/** The classifiers of drafts as they ship, on the writers that they never saw (decision 0044). */
import { flawsOf, parseText } from '@parley/coach/internals';
import { scenarios } from '@parley/content';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HOSTILE_AT_WORK_HELD_OUT } from '../conduct/hostile-at-work-held-out';
import { HOSTILE_HELD_OUT } from '../conduct/hostile-held-out';
import { INNOCENT_AT_WORK_HELD_OUT } from '../conduct/innocent-at-work-held-out';
import { INNOCENT_HELD_OUT } from '../conduct/innocent-held-out';
import { keptSimilarity } from '../vectors/kept-vectors';
import { DRAFT_KINDS, DRAFT_WRITERS, draftsOf, HELD_OUT_DRAFT_WRITERS, type WrittenDraft } from './index';

const similarity = keptSimilarity(false);
afterAll(() => similarity.dispose());
const sentencesOf = (text: string): readonly string[] => parseText(text).map((sentence) => sentence.text);

describe('what was written', () => {
  const all = DRAFT_WRITERS.flatMap((writer) => draftsOf(writer));

  it('is half of it sound, names no kind that is none, and quotes the drafts themselves', () => {
    expect(all.length).toBeGreaterThan(2_600);
    expect(all.filter(({ kind }) => !Object.hasOwn(DRAFT_KINDS, kind))).toEqual([]);
    expect(all.filter(({ text, quote = text }) => !text.includes(quote))).toEqual([]);
    const slugs = new Set(scenarios.map(({ slug }) => slug));
    expect(new Set(all.map(({ scenario }) => scenario))).toEqual(slugs);
    const sound = all.filter(({ kind }) => kind === 'good').length / all.length;
    expect(Math.abs(sound - 0.5)).toBeLessThan(0.02);
  });

  it('was written by nobody twice', () => {
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  });
});

describe('drafts of writers that were held out', () => {
  /** From here on (0-1) a draft is called faulty: where one sound draft in twenty is. */
  const FAULTY = 0.4;
  let read: readonly { readonly draft: WrittenDraft; readonly faulty: number; readonly fault: string }[] = [];
  beforeAll(async () => {
    const held = HELD_OUT_DRAFT_WRITERS.flatMap((writer) => draftsOf(writer));
    await similarity.prepare(held.flatMap(({ text }) => [text, ...sentencesOf(text)]));
    read = held.flatMap((draft) => {
      const flaws = flawsOf(draft.text, sentencesOf(draft.text), similarity);
      return flaws === null ? [] : [{ draft, faulty: flaws.faulty, fault: flaws.fault }];
    });
  }, 300_000);

  it('are told from each other', () => {
    const sound = read.filter(({ draft }) => draft.kind === 'good');
    const flawed = read.filter(({ draft }) => draft.kind !== 'good' && DRAFT_KINDS[draft.kind] !== null);
    expect(sound.length + flawed.length).toBeGreaterThan(300);
    const share = (those: typeof read): number => those.filter(({ faulty }) => faulty >= FAULTY).length / those.length;
    expect(share(sound)).toBeLessThanOrEqual(0.08);
    expect(share(flawed)).toBeGreaterThanOrEqual(0.8);
  });

  it('are called by the name that their writers gave the flaw', () => {
    const found = read.filter(
      ({ draft, faulty }) => draft.kind !== 'good' && DRAFT_KINDS[draft.kind] !== null && faulty >= FAULTY,
    );
    const named = found.filter(({ draft, fault }) => DRAFT_KINDS[draft.kind] === fault);
    expect(named.length / found.length).toBeGreaterThanOrEqual(0.8);
  });
});

describe('plain hostility, and what only looks so', () => {
  const FAULTY = 0.48;
  const shareOf = async (texts: readonly string[]): Promise<number> => {
    await similarity.prepare(texts.flatMap((text) => [text, ...sentencesOf(text)]));
    const faulty = texts.filter((text) => (flawsOf(text, sentencesOf(text), similarity)?.faulty ?? 0) >= FAULTY);
    return faulty.length / texts.length;
  };

  it('are told from each other in sentences that were held out', async () => {
    const hostile = [...HOSTILE_HELD_OUT, ...HOSTILE_AT_WORK_HELD_OUT].flatMap(({ kind, sentences }) =>
      kind === 'scorer' || kind === 'role' ? [] : sentences,
    );
    const innocent = [...INNOCENT_HELD_OUT, ...INNOCENT_AT_WORK_HELD_OUT].flatMap(({ sentences }) => sentences);
    expect(await shareOf(hostile)).toBeGreaterThanOrEqual(0.65);
    expect(await shareOf(innocent)).toBeLessThanOrEqual(0.18);
  }, 120_000);
});
