import { describe, expect, it } from '@jest/globals';
import {
  CATEGORIES,
  CHALLENGE_TYPES,
  scenarioContentSchema,
  SKILLS,
  STAKEHOLDER_TYPES,
  trackContentSchema,
} from '@parley/shared';
import type { Difficulty, StakeholderType } from '@parley/shared';
import { readdirSync } from 'node:fs';
import path from 'node:path';

import { scenarios, tracks } from './index';
import { picker, starterKits } from './public/index';
import { spokenLines, studentExamples } from './spoken-lines';

/** The kits of product §16.1. */
const KITS: Record<string, { hours: string; scenarios: [string, StakeholderType, Difficulty][] }> = {
  'new-pm-essentials': {
    hours: '2-3 hours',
    scenarios: [
      ['Scope Change Request', 'client', 'easy'],
      ['Team Member Pushback', 'team_member', 'easy'],
      ['Executive Status Update', 'executive_sponsor', 'medium'],
      ['Vendor Performance Issue', 'vendor', 'medium'],
    ],
  },
  'senior-pm-challenges': {
    hours: '3-4 hours',
    scenarios: [
      ['Cross-Functional Conflict Resolution', 'team_member', 'medium'],
      ['Budget Cut Negotiation', 'executive_sponsor', 'hard'],
      ['Technical Debt vs Timeline Pressure', 'technical_lead', 'medium'],
      ['Stakeholder Alignment Crisis', 'client', 'hard'],
    ],
  },
  'pmo-leadership-track': {
    hours: '4-5 hours',
    scenarios: [
      ['Portfolio Prioritization Meeting', 'executive_sponsor', 'hard'],
      ['Resource Allocation Conflict', 'team_member', 'hard'],
      ['Organizational Change Resistance', 'end_user', 'medium'],
      ['Board-Level Project Defense', 'executive_sponsor', 'hard'],
    ],
  },
};

const allSpoken = scenarios.flatMap(spokenLines);
const allStudent = scenarios.flatMap(studentExamples);

/** Case, punctuation and kind of apostrophe do not make two lines different. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}{} ]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe.each(scenarios.map((scenario) => [scenario.slug, scenario] as const))('scenario %s', (_slug, scenario) => {
  it('has the shape the coach reads', () => {
    const parsed = scenarioContentSchema.safeParse(scenario);
    expect(parsed.error?.issues ?? []).toEqual([]);
  });

  it('has exactly one central concern, and ids that are unique', () => {
    expect(scenario.concerns.filter((concern) => concern.central)).toHaveLength(1);
    expect(repeated(scenario.concerns.map((concern) => concern.id))).toEqual([]);
    expect(repeated(scenario.facts.map((fact) => fact.id))).toEqual([]);
    expect(scenario.concerns.length).toBeGreaterThanOrEqual(3);
    expect(scenario.facts.length).toBeGreaterThanOrEqual(5);
    expect(repeated(scenario.skills)).toEqual([]);
  });

  it('briefs the student on every fact the student knows', () => {
    const missing = scenario.facts
      .filter((fact) => fact.knownBy !== 'stakeholder')
      .flatMap((fact) => fact.figures.filter((figure) => !scenario.situation.includes(figure)));
    expect(missing).toEqual([]);
  });

  it('briefs the student in 700 characters', () => {
    expect(scenario.situation.length).toBeLessThanOrEqual(700);
  });

  it('keeps the figures of a fact in the fact', () => {
    const astray = scenario.facts.flatMap((fact) => fact.figures.filter((figure) => !fact.text.includes(figure)));
    expect(astray).toEqual([]);
  });

  it('has a handle for every concern, in this person’s words', () => {
    expect(Object.keys(scenario.manner?.matters ?? {}).sort()).toEqual(scenario.concerns.map(({ id }) => id).sort());
  });

  it('can say in its own voice that something is not so, with what is so and without', () => {
    const disputed = scenario.manner?.disputed ?? [];
    expect(disputed.filter((line) => !line.includes('{')).length).toBeGreaterThanOrEqual(2);
    expect(disputed.filter((line) => line.includes('{claimed}') && line.includes('{known}'))).toHaveLength(1);
  });

  it('can doubt in its own voice that somebody has agreed', () => {
    expect(scenario.manner?.doubts).toHaveLength(3);
  });

  it('answers questions that are told apart, about concerns and facts that it has', () => {
    const answers = scenario.answers ?? [];
    expect(repeated(answers.map(({ id }) => id))).toEqual([]);
    expect(repeated(answers.flatMap(({ asked }) => asked.map(bare)))).toEqual([]);
    const concerns = new Set(scenario.concerns.map(({ id }) => id));
    const facts = new Set(scenario.facts.map(({ id }) => id));
    const unknown = answers.flatMap(({ id, tells = [], after, until }) => [
      ...tells.filter((fact) => !facts.has(fact)).map((fact) => `${id} tells ${fact}`),
      ...(after !== undefined && 'knows' in after && !facts.has(after.knows) ? [`${id} after ${after.knows}`] : []),
      ...(after !== undefined && 'concern' in after && !concerns.has(after.concern)
        ? [`${id} after ${after.concern}`]
        : []),
      ...((after === undefined) === (until === undefined) ? [] : [`${id} has one of after and until`]),
    ]);
    expect(unknown).toEqual([]);
  });

  it('answers what is asked about what was said, told apart from the rest', () => {
    const { answers = [], followUps = [], statements = [], common = {}, concerns, facts } = scenario;
    expect(followUps.length).toBeGreaterThanOrEqual(100);
    const ids = [...answers, ...followUps].map(({ id }) => id);
    expect(repeated(ids)).toEqual([]);
    const put = [
      ...[...answers, ...followUps].flatMap(({ asked }) => asked),
      ...statements.flatMap(({ said }) => said),
    ];
    expect(repeated(put.map(bare))).toEqual([]);
    const said = new Set([
      'opening',
      ...answers.map(({ id }) => `answer:${id}`),
      ...followUps.map(({ id }) => `follow-up:${id}`),
      ...statements.map(({ id }) => `statement:${id}`),
      ...Object.keys(common).map((id) => `common:${id}`),
      ...facts.map(({ id }) => `fact:${id}`),
      ...concerns.map(({ id }) => `concern:${id}`),
    ]);
    const unknown = followUps.flatMap(({ id, on, tells = [], after, until }) => [
      ...on.filter((one) => !said.has(one)).map((one) => `${id} on ${one}`),
      ...tells.filter((fact) => !said.has(`fact:${fact}`)).map((fact) => `${id} tells ${fact}`),
      ...((after === undefined) === (until === undefined) ? [] : [`${id} has one of after and until`]),
    ]);
    expect(unknown).toEqual([]);
  });

  it('knows what may be put forward, told apart, about concerns and facts that it has', () => {
    const statements = scenario.statements ?? [];
    expect(repeated(statements.map(({ id }) => id))).toEqual([]);
    expect(
      repeated(
        [...statements.flatMap(({ said }) => said), ...(scenario.answers ?? []).flatMap(({ asked }) => asked)].map(
          bare,
        ),
      ),
    ).toEqual([]);
    const concerns = new Set(scenario.concerns.map(({ id }) => id));
    const facts = new Set(scenario.facts.map(({ id }) => id));
    const unknown = statements.flatMap(({ id, tells = [], against, after, until }) => [
      ...[...tells, ...(against === undefined ? [] : [against])]
        .filter((fact) => !facts.has(fact))
        .map((fact) => `${id} names ${fact}`),
      ...(after !== undefined && 'knows' in after && !facts.has(after.knows) ? [`${id} after ${after.knows}`] : []),
      ...(after !== undefined && 'concern' in after && !concerns.has(after.concern)
        ? [`${id} after ${after.concern}`]
        : []),
      ...((after === undefined) === (until === undefined) ? [] : [`${id} has one of after and until`]),
    ]);
    expect(unknown).toEqual([]);
  });

  it('is set in the product’s typography and raises its voice nowhere', () => {
    const shown = [
      ...spokenLines(scenario),
      ...[scenario.title, scenario.description, scenario.goal, scenario.situation, ...scenario.learningObjectives].map(
        (text) => ({ at: `${scenario.slug} briefing`, text }),
      ),
      ...scenario.concerns.flatMap(({ id, better, summary }) =>
        [better.text, better.why, summary].map((text) => ({ at: `${scenario.slug} ${id}`, text })),
      ),
    ];
    expect(shown.filter(({ text }) => /!|'|"|--|\s{2}|^\s|\s$|\.\.\./.test(text))).toEqual([]);
  });

  it('lets the stakeholder speak in sentences a person could say in one breath', () => {
    const words = (text: string) => text.split(/\s+/).length;
    const tooLong = spokenLines(scenario).filter(({ at, text }) => words(text) > (at.endsWith('opening') ? 80 : 55));
    expect(tooLong).toEqual([]);
  });
});

describe('library', () => {
  it('holds every scenario file once', () => {
    const files = readdirSync(path.join(import.meta.dirname, 'scenarios'))
      .filter((name) => name !== 'index.ts')
      .map((name) => name.replace(/\.ts$/, ''));
    expect(scenarios.map((scenario) => scenario.slug).sort()).toEqual(files.sort());
  });

  it('has no slug, title or persona name twice', () => {
    expect(repeated(scenarios.map((scenario) => scenario.slug))).toEqual([]);
    expect(repeated(scenarios.map((scenario) => scenario.title))).toEqual([]);
    expect(repeated(scenarios.map((scenario) => scenario.persona.name))).toEqual([]);
    expect(repeated(scenarios.map((scenario) => scenario.persona.organisation))).toEqual([]);
  });

  it('uses no line twice', () => {
    const places = new Map<string, string[]>();
    for (const { at, text } of [...allSpoken, ...allStudent]) {
      places.set(bare(text), [...(places.get(bare(text)) ?? []), at]);
    }
    expect([...places].filter(([, at]) => at.length > 1)).toEqual([]);
  });

  it('covers every stakeholder type, category, challenge, difficulty and skill', () => {
    const missing = (all: readonly string[], used: readonly string[]) => all.filter((value) => !used.includes(value));
    expect(
      missing(
        STAKEHOLDER_TYPES,
        scenarios.map((scenario) => scenario.stakeholderType),
      ),
    ).toEqual([]);
    expect(
      missing(
        CATEGORIES,
        scenarios.map((scenario) => scenario.category),
      ),
    ).toEqual([]);
    expect(
      missing(
        CHALLENGE_TYPES,
        scenarios.map((scenario) => scenario.challengeType),
      ),
    ).toEqual([]);
    expect(
      missing(
        SKILLS,
        scenarios.flatMap((scenario) => scenario.skills),
      ),
    ).toEqual([]);
  });
});

describe('tracks', () => {
  it('are the three kits, in order', () => {
    expect(tracks.map((track) => track.slug)).toEqual(Object.keys(KITS));
    for (const track of tracks) {
      expect(trackContentSchema.safeParse(track).error?.issues ?? []).toEqual([]);
      expect(track.estimatedDuration).toBe(KITS[track.slug]?.hours);
    }
  });

  it.each(Object.entries(KITS))('%s chains the scenarios of product §16.1', (slug, kit) => {
    const track = tracks.find((candidate) => candidate.slug === slug);
    const found = (track?.scenarios ?? []).flatMap((scenarioSlug) =>
      scenarios
        .filter((candidate) => candidate.slug === scenarioSlug)
        .map(({ title, stakeholderType, difficulty }) => [title, stakeholderType, difficulty]),
    );
    expect(found).toEqual(kit.scenarios);
  });
});

describe('starter kits on public pages', () => {
  it('show what the library holds, and words the stakeholder really says', () => {
    for (const kit of starterKits) {
      const chained = tracks.find((track) => track.slug === kit.id)?.scenarios ?? [];
      expect(kit.scenarios.map((card) => card.slug)).toEqual(chained);
      for (const card of kit.scenarios) {
        const scenario = scenarios.find((candidate) => candidate.slug === card.slug);
        expect({ ...card, preview: scenario?.opening.includes(card.preview) }).toEqual({
          slug: scenario?.slug,
          title: scenario?.title,
          stakeholderType: scenario?.stakeholderType,
          difficulty: scenario?.difficulty,
          preview: true,
        });
      }
    }
  });

  it('quote the library in the picker, too', () => {
    for (const card of picker.flatMap((category) => category.scenarios)) {
      const scenario = scenarios.find(({ title }) => title === card.title);
      expect([card.stakeholderType, card.difficulty]).toEqual([scenario?.stakeholderType, scenario?.difficulty]);
      expect(scenario?.opening).toContain(card.preview);
    }
  });
});
