import { describe, expect, it } from '@jest/globals';
import { PLANS, recordedTalkSchema, sitePageEntrySchema, sitePageSchema, TEAM_PILOT_SEATS } from '@parley/shared';
import type { RecordedTalk, SitePage } from '@parley/shared';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { scenarios, tracks } from '../../index';
import {
  bare,
  fiveWordRuns,
  linksIn,
  overlap,
  plain,
  proseOf,
  quotesWholeSentences,
  sentencesOf,
  tablesOf,
  talksOf,
  visibleText,
  wordCount,
  wordsOf,
} from '../../testing/page-text';
import { sitePageLoaders, sitePages } from './index';

/** How many words a page has; guides are meant to be worked with. */
const WORDS = { page: { least: 500, most: 1200 }, guide: { least: 1200, most: 2500 } };
/** Resources that are read at length, but need not be. */
const RESOURCE = { least: 500, most: 2500 };
/** The most that two pages may have in common, as a share of the shorter one's runs of five words. */
const MOST_IN_COMMON = 0.04;

const TALKS = path.resolve(import.meta.dirname, '../../recorded-talks');
const talks = new Map<string, RecordedTalk>(
  readdirSync(TALKS)
    .filter((name) => name.endsWith('.json'))
    .map((name) => [
      path.basename(name, '.json'),
      recordedTalkSchema.parse(JSON.parse(readFileSync(path.join(TALKS, name), 'utf8'))),
    ]),
);

const pages: [string, SitePage][] = await Promise.all(
  Object.entries(sitePageLoaders).map(async ([address, load]): Promise<[string, SitePage]> => [
    address,
    (await load()).page,
  ]),
);

/** Public addresses beside the content pages, and those of the app that a page may lead to. */
const ADDRESSES = new Set(
  [
    '/ /pricing /pricing#faq /contact /contact?plan=team-pilot /how-scoring-works /about /about#careers /about#press',
    '/security /privacy-policy /terms-of-service /logo-download /register /login',
    '/learning-tracks /coaching-sessions /custom-scenarios',
    ...tracks.map(({ slug }) => `/learning-tracks/${slug}`),
    ...sitePages.map((entry) => entry.path),
  ].flatMap((addresses) => addresses.split(' ')),
);

/** What good trade journals leave out. */
const FILLER =
  /\b(?:leverag(?:e|es|ed|ing)|synerg\w*|unlock\w*|unleash\w*|empower\w*|seamless\w*|cutting-edge|game.?chang\w+|holistic\w*|world-class|best-in-class|state-of-the-art|revolution\w*|supercharg\w*|delve\w*|fast-paced|ever-(?:changing|evolving)|in today’s|utili[sz]e\w*|actionable|transformative|next-level|effortless\w*|deep dive|ecosystem|important to note|look no further|AI-(?:powered|driven)|LLMs?|neural|machine.learning|algorithm\w*)\b/i;
const AMERICAN =
  /\b(?:\w*(?:organiz|recogniz|prioritiz|summariz|emphasiz|apologiz|realiz|minimiz|maximiz|optimiz|criticiz|standardiz|finaliz|analyz|specializ|generaliz|categoriz|customiz|memoriz|utiliz)\w*|colors?|behaviors?|favor\w*|honor\w*|labor|neighbor\w*|centers?|defense|offense|gray|catalog|dialog|fulfill|enroll|canceled|canceling|labeled|traveling|modeling|skillful|to practice|practic(?:ed|ing)|judgments?)\b/i;
const UNTYPOGRAPHIC = /!|'|"|--|\.\.\.|\s{2}|^\s|\s$/;

describe('list of public content pages', () => {
  it('has the shape that menus read, and no address twice', () => {
    expect(sitePages.flatMap((entry) => sitePageEntrySchema.safeParse(entry).error?.issues ?? [])).toEqual([]);
    const addresses = sitePages.map((entry) => entry.path);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('has a text for every page, in the order of the list', () => {
    expect(Object.keys(sitePageLoaders)).toEqual(sitePages.map((entry) => entry.path));
  });
});

// A loop, since `describe.each` takes an empty list for a fault.
for (const [address, page] of pages)
  describe(`page ${address}`, () => {
    const prose = proseOf(page);

    it('has the shape of its kind', () => {
      expect(sitePageSchema.safeParse(page).error?.issues ?? []).toEqual([]);
      expect(sitePages.find((entry) => entry.path === address)?.kind).toBe(page.kind);
    });

    it('lays the marker under a word of its title', () => {
      const { title, displayWord = title } = page;
      expect(title).toContain(displayWord);
    });

    it('is neither thin nor endless', () => {
      const { least, most } =
        page.kind !== 'resource'
          ? WORDS.page
          : page.resourceType === 'assessment' || page.resourceType === 'default'
            ? RESOURCE
            : WORDS.guide;
      expect(wordCount(page)).toBeGreaterThanOrEqual(least);
      expect(wordCount(page)).toBeLessThanOrEqual(most);
    });

    it('is written in British spelling and the product’s typography, without filler', () => {
      const named = [...scenarios, ...tracks].map((entry) => ('title' in entry ? entry.title : entry.name));
      const publishers = (page.sources ?? []).flatMap(({ publisher, title }) => [publisher, title]);
      const ours = [...prose, page.description].map((text) =>
        [...named, ...publishers].reduce((rest, name) => rest.replaceAll(name, ''), plain(text)),
      );
      expect(ours.filter((text) => FILLER.test(text))).toEqual([]);
      expect(ours.filter((text) => AMERICAN.test(text))).toEqual([]);
      expect([...prose, page.description].filter((text) => UNTYPOGRAPHIC.test(plain(text)))).toEqual([]);
      expect(prose.map(plain).filter((text) => /[*[\]]/.test(text))).toEqual([]);
    });

    it('promises of trial and plans what the catalogue has', () => {
      const plans = Object.values(PLANS);
      const offers = visibleText(page)
        .flatMap(sentencesOf)
        .filter((sentence) => /\b(?:trial|Solo|pilot)\b/i.test(sentence));
      const numbers = (unit: RegExp) =>
        offers.flatMap((sentence) => [...sentence.matchAll(unit)].map(([, number]) => Number(number)));
      const credits = new Set(plans.map((plan) => plan.credits));
      const days = new Set(plans.map((plan) => plan.periodDays));
      expect(numbers(/(?<![\d,])(\d+) (?:conversations|sessions|attempts)\b/g).filter((n) => !credits.has(n))).toEqual(
        [],
      );
      expect(numbers(/(?<![\d,])(\d+) days\b/g).filter((n) => !days.has(n))).toEqual([]);
      expect(numbers(/(?<![\d,])(\d+) seats\b/g).filter((n) => n !== TEAM_PILOT_SEATS)).toEqual([]);
    });

    it('keeps links and stress to where they are drawn', () => {
      const bareOf = [page.title, page.subtitle, page.description, page.ctaTitle, page.ctaDescription].concat(
        page.faq?.flatMap(({ question, answer }) => [question, answer]) ?? [],
        'heroDescription' in page ? page.heroDescription : [],
      );
      expect(bareOf.filter((text) => plain(text) !== text)).toEqual([]);
    });

    it('leads to addresses that exist', () => {
      const ways = [
        ...page.related,
        ...prose.flatMap(linksIn),
        ...(page.kind === 'resource' ? page.relatedResources.map(({ link }) => link) : []),
      ];
      const sources = new Set(page.sources?.map(({ url }) => url));
      expect(ways.filter((way) => !ADDRESSES.has(way) && !sources.has(way))).toEqual([]);
      expect(ways).not.toContain(address);
    });

    it('names publisher and year of each source, and rests each figure of its field on one', () => {
      const text = visibleText(page).join('\n');
      const unnamed = (page.sources ?? []).filter(
        ({ publisher, year }) => !text.includes(publisher) || !text.includes(String(year)),
      );
      expect(unnamed).toEqual([]);
      const metrics = page.kind === 'industry' ? page.industryMetrics : [];
      const without = metrics.filter(
        ({ source }) =>
          !page.sources?.some(({ publisher, year }) => source.includes(publisher) && source.includes(String(year))),
      );
      expect(without).toEqual([]);
    });

    it('names scenarios and tracks as they are', () => {
      const named = page.kind === 'industry' ? page.industryScenarios : [];
      for (const { scenario: slug, title, difficulty, stakeholders } of named) {
        if (slug === undefined) continue;
        const scenario = scenarios.find((entry) => entry.slug === slug);
        expect([scenario?.title, scenario?.difficulty]).toEqual([title, difficulty]);
        expect(stakeholders).toContain(scenario?.stakeholderType);
      }
      const graded = proseOf(page).flatMap((text) => [...text.matchAll(/^([^:]+): [^.]+, (easy|medium|hard)$/g)]);
      const asTheyAre = new Map<string | undefined, string>(scenarios.map((one) => [one.title, one.difficulty]));
      expect(graded.filter(([, title, difficulty]) => asTheyAre.get(title) !== difficulty)).toEqual([]);
      const track = page.kind === 'solution' ? [page.recommendedTrack.slug] : [];
      expect(tracks.map(({ slug }) => slug)).toEqual(expect.arrayContaining(track));
    });

    it('has tables whose rows are as long as their head', () => {
      const crooked = tablesOf(page).flatMap(({ head, rows }) => rows.filter((row) => row.length !== head.length));
      expect(crooked).toEqual([]);
    });

    it('quotes recorded talks word for word, in whole sentences', () => {
      const wrong = talksOf(page).flatMap(({ talk, lines }) => {
        const messages = talks.get(talk)?.recorded?.messages ?? [];
        return lines.filter(({ message, words }) => !quotesWholeSentences(messages[message - 1]?.content ?? '', words));
      });
      expect(wrong).toEqual([]);
      const backwards = talksOf(page).filter(({ lines }) =>
        lines.some(({ message }, at) => at > 0 && message <= (lines[at - 1]?.message ?? 0)),
      );
      expect(backwards).toEqual([]);
    });

    it('names no score but that of a talk it quotes', () => {
      const scores = new Set(talksOf(page).map(({ talk }) => talks.get(talk)?.recorded?.overallScore.toFixed(1)));
      const claimed = [
        ...visibleText(page)
          .join('\n')
          .matchAll(/\bscored (\d+\.\d)\b|\b(\d+\.\d) (?:out )?of 10\b/g),
      ].map(([, said, given]) => said ?? given);
      expect(claimed.filter((score) => !scores.has(score))).toEqual([]);
    });

    it('marks words of the student as the report judged them, and where it did', () => {
      const wrong = talksOf(page).flatMap(({ talk, lines }) =>
        lines.flatMap((line) =>
          (line.marks ?? []).filter(({ words, indicator: id, verdict }) => {
            const recorded = talks.get(talk)?.recorded;
            const judged = recorded?.indicators.find((one) => one.id === id);
            if (recorded?.messages[line.message - 1]?.role !== 'student' || !line.words.includes(words)) return true;
            if (judged?.verdict !== verdict) return true;
            const { evidence } = judged;
            // What shows no clear sign blames no words (product §12.14).
            if (evidence === null) return verdict === 'met' || judged.reason.startsWith('There is no clear sign');
            const touches = evidence.quote.includes(words) || words.includes(evidence.quote);
            return evidence.messageNumber !== line.message || !touches;
          }),
        ),
      );
      expect(wrong).toEqual([]);
    });
  });

describe('public content pages together', () => {
  /** What the report calls them: names, which pages may share. */
  const indicators = new Set(
    [...talks.values()].flatMap(({ recorded }) => recorded?.indicators.map(({ label }) => label) ?? []),
  );

  it('share no sentence of eight words or more', () => {
    const seen = new Map<string, string>();
    const shared: string[] = [];
    for (const [address, page] of pages) {
      const sentences = proseOf(page)
        .flatMap((text) => sentencesOf(plain(text)))
        .filter((sentence) => wordsOf(sentence).length >= 8 && !indicators.has(sentence));
      for (const sentence of sentences) {
        const before = seen.get(bare(sentence));
        if (before !== undefined) shared.push(`${before}, ${address}: ${sentence}`);
        seen.set(bare(sentence), address);
      }
    }
    expect(shared).toEqual([]);
  });

  it('are not one page with other nouns', () => {
    const runs = pages.map(([address, page]) => ({ address, runs: fiveWordRuns(page) }));
    const alike = runs.flatMap((one, at) =>
      runs
        .slice(at + 1)
        .map((other) => ({ pair: `${one.address}, ${other.address}`, share: overlap(one.runs, other.runs) }))
        .filter(({ share }) => share > MOST_IN_COMMON),
    );
    expect(alike).toEqual([]);
  });

  it('do not show the same piece of a talk twice', () => {
    const shown = pages.flatMap(([, page]) =>
      talksOf(page).map(({ talk, lines }) => `${talk}: ${lines.map(({ message }) => message).join(', ')}`),
    );
    expect(shown.filter((piece, at) => shown.indexOf(piece) !== at)).toEqual([]);
  });
});

describe.each([...talks])('recorded talk %s', (_id, talk) => {
  it('was held with a scenario of the library as it is, from its opening on', () => {
    const scenario = scenarios.find(({ slug }) => slug === talk.scenario);
    expect(scenario).toBeDefined();
    expect(talk.recorded?.messages[0]).toEqual({ role: 'stakeholder', content: scenario?.opening });
  });

  it('holds what was said, in turns', () => {
    const messages = talk.recorded?.messages ?? [];
    expect(messages.filter(({ role }) => role === 'student').map(({ content }) => content)).toEqual(talk.lines);
    expect(messages.map(({ role }) => role)).toEqual(
      messages.map((_message, at) => (at % 2 === 0 ? 'stakeholder' : 'student')),
    );
  });
});
