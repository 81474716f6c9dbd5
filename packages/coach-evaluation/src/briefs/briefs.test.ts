import { scenarioContentSchema } from '@parley/shared';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createCoach, type BriefDraft } from '@parley/coach';
import { createLexicalSimilarity, groundOf } from '@parley/coach/internals';
import { noDelay, rehearse } from '@parley/coach/testing';
import { type Found, foundIn, sharesOf } from './found';
import { GERMAN, HUGE, INJECTION, NOISE, ONE_LINE } from './hard';
import {
  HELD_OUT_BRIEFS,
  MANY_VOICED,
  type ManyVoiced,
  MIXED_BRIEFS,
  MIXED_HELD_OUT,
  type MixedBrief,
  MORE_VOICED,
  ORDINARY_BRIEFS,
  ORDINARY_LATER,
  TUNED_BRIEFS,
  type WrittenBrief,
} from './index';
import { readSheet } from './reader';
import { rehearsedSheet } from './rehearsed';

/** Compares words instead of meanings: fast enough for every brief. */
const coach = createCoach({ delay: noDelay, similarity: createLexicalSimilarity() });
afterAll(() => coach.dispose());

type Drafted = Exclude<BriefDraft, { readonly refused: unknown }>;

async function drafted(text: string): Promise<Drafted> {
  const draft = await coach.draftFromBrief(text, 'a reader');
  if ('refused' in draft) throw new Error(`Refused: ${draft.refused}`);
  return draft;
}

/** Every text of a scenario that the stakeholder may say or the student may read. */
const spokenOf = ({ content }: Drafted): readonly string[] => [
  content.title,
  content.opening,
  content.situation,
  content.goal,
  ...content.facts.flatMap(({ text, line }) => [text, line]),
  ...content.concerns.flatMap(({ summary, worry, lines }) => [summary, worry, ...Object.values(lines).flat()]),
  ...Object.values(content.reactions).flat(),
  ...Object.values(content.closings).flat(),
];

describe.each([...TUNED_BRIEFS, ...HELD_OUT_BRIEFS].map((brief) => [brief.id, brief] as const))(
  'the brief %s',
  (_, brief: WrittenBrief) => {
    let draft: Drafted;
    beforeAll(async () => {
      draft = await drafted(brief.text);
    });

    it('becomes a whole scenario, the same each time', async () => {
      expect(scenarioContentSchema.safeParse(draft.content).error?.issues ?? []).toEqual([]);
      expect((await drafted(brief.text)).content).toEqual(draft.content);
    });

    it('brings no name and no figure of its own', () => {
      const ground = groundOf(brief.text);
      expect(spokenOf(draft).filter((text) => !ground.holds(text))).toEqual([]);
    });

    it('says where in the brief everything stands', () => {
      expect(draft.understood.filter(({ text, start, end }) => brief.text.slice(start, end) !== text)).toEqual([]);
      expect(draft.understood.some(({ kind }) => kind === 'stakeholder')).toBe(true);
    });

    it('is spoken of by a stakeholder who knows the case and keeps the worry', async () => {
      const { content } = draft;
      const central = content.concerns.find((concern) => concern.central);
      const held = await rehearse(coach, content, [
        'We will circle back on that next week.',
        'We take this very seriously.',
        'ok',
      ]);
      const said = held.messages.filter(({ role }) => role === 'stakeholder').map(({ content: text }) => text);
      expect(said.filter((text) => text.includes(central?.worry ?? ''))).toEqual([]);
      const earned = await rehearse(coach, content, brief.lines);
      const figures = content.facts.flatMap((fact) => fact.figures);
      const replies = earned.messages.filter(({ role }) => role === 'stakeholder').map(({ content: text }) => text);
      expect(figures.some((figure) => replies.some((text) => text.includes(figure)))).toBe(true);
    });
  },
);

describe('what is found in the briefs', () => {
  const all = async (briefs: readonly WrittenBrief[]): Promise<readonly Found[]> => {
    const found: Found[] = [];
    for (const brief of briefs) found.push(foundIn(brief, await drafted(brief.text)));
    return found;
  };

  it('of those it was written with, nearly everything', async () => {
    const shares = sharesOf(TUNED_BRIEFS, await all(TUNED_BRIEFS));
    expect(shares.persons).toEqual({ right: 10, of: 10 });
    expect(shares.roles).toEqual({ right: 10, of: 10 });
    expect(shares.organisations.right).toBe(shares.organisations.of);
    expect(shares.matters.right).toBe(10);
    expect(shares.figures.right).toBeGreaterThanOrEqual(62);
    expect(shares.people.right).toBeGreaterThanOrEqual(16);
    expect(shares.asks.right).toBe(shares.asks.of);
  });

  it('of those that were held out, most of it', async () => {
    const shares = sharesOf(HELD_OUT_BRIEFS, await all(HELD_OUT_BRIEFS));
    expect(shares.persons.right).toBe(10);
    expect(shares.roles.right).toBeGreaterThanOrEqual(9);
    expect(shares.organisations.right).toBeGreaterThanOrEqual(7);
    expect(shares.figures.right).toBeGreaterThanOrEqual(61);
    expect(shares.people.right).toBeGreaterThanOrEqual(17);
  });

  it('is enough to tell by words alone whose reply it is', async () => {
    const { right, of } = readSheet(await rehearsedSheet(coach, TUNED_BRIEFS, 'briefs'));
    expect(right / of).toBeGreaterThanOrEqual(0.9);
  }, 90_000);
});

/** Without quotation marks, breaks and case: how a sentence of the brief stands in a line. */
const bareWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/^[>\s]+/gm, '')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();

describe.each([...MANY_VOICED, ...MORE_VOICED].map((brief) => [brief.id, brief] as const))(
  'the brief %s, of many voices,',
  (_, brief: ManyVoiced) => {
    let draft: Drafted;
    beforeAll(async () => {
      draft = await drafted(brief.text);
    });

    it('is about the one whom its writer has to talk to', () => {
      const { name, role } = draft.content.persona;
      expect(draft.invented.includes('name')).toBe(brief.talkTo === null);
      expect(name).toContain(brief.talkTo ?? '');
      expect(role.toLowerCase()).toContain((brief.role ?? '').toLowerCase());
    });

    it('puts into nobody’s mouth what others said, and tells nobody what was noted for oneself', () => {
      const { content } = draft;
      const said = bareWords(
        [
          content.opening,
          ...content.persona.goals,
          ...content.persona.redLines.map(({ line }) => line),
          ...content.concerns.flatMap(({ worry, lines }) => [worry, ...Object.values(lines).flat()]),
          // What the student alone knows the stakeholder only says back.
          ...content.facts.flatMap(({ knownBy, line }) => (knownBy === 'student' ? [] : [line])),
        ].join(' \n '),
      );
      expect(
        [...brief.notOwn, ...brief.secret].filter(
          (words) => bareWords(words).split(' ').length > 3 && said.includes(bareWords(words)),
        ),
      ).toEqual([]);
    });

    it('brings no figure of its own, and no name but one that it says was made up', () => {
      const { name, shortName } = draft.content.persona;
      const ground = groundOf(`${brief.text} ${draft.invented.includes('name') ? `${name} ${shortName}` : ''}`);
      expect(spokenOf(draft).filter((text) => !ground.holds(text))).toEqual([]);
    });
  },
);

describe.each(
  [...MIXED_BRIEFS, ...MIXED_HELD_OUT, ...ORDINARY_BRIEFS, ...ORDINARY_LATER].map(
    (brief) => [brief.id, brief] as const,
  ),
)('the brief %s, mixed,', (_, brief: MixedBrief) => {
  let draft: Drafted;
  beforeAll(async () => {
    draft = await drafted(brief.text);
  });

  it('is about the one whom its writer has to talk to, and what is wanted of them', () => {
    const { persona, goal } = draft.content;
    expect(persona.name).toContain(brief.talkTo);
    expect(persona.role.toLowerCase()).toContain((brief.role ?? '').toLowerCase());
    expect(bareWords(goal)).toContain(bareWords(brief.goal));
  });

  it('begins with what they say of it, and with no word of anybody else', () => {
    const { content } = draft;
    const { opening, concerns, persona, facts } = content;
    const opens = (brief.opens ?? '').split('|').map(bareWords);
    expect(opens.some((words) => bareWords(opening).includes(words))).toBe(true);
    const said = bareWords(
      [
        opening,
        ...persona.goals,
        ...concerns.flatMap(({ summary, worry, lines }) => [summary, worry, ...Object.values(lines).flat()]),
        ...facts.flatMap(({ knownBy, line }) => (knownBy === 'student' ? [] : [line])),
      ].join(' \n '),
    );
    expect([...brief.notOwn, ...brief.secret].filter((words) => said.includes(bareWords(words)))).toEqual([]);
  });

  it('brings no figure and no name of its own, and a sentence of theirs for each concern that has one', () => {
    const ground = groundOf(brief.text);
    expect(spokenOf(draft).filter((text) => !ground.holds(text))).toEqual([]);
    const quoted = draft.content.concerns.filter(({ summary }) => summary.startsWith('“'));
    expect(quoted.length).toBeGreaterThanOrEqual(brief.opens === null ? 0 : 1);
    for (const { summary, lines } of quoted)
      expect(lines.open.some((line) => bareWords(line).includes(bareWords(summary)))).toBe(true);
  });
});

describe('briefs with lines missing', () => {
  /** The same numbers each time. */
  const random = (seed: number) => {
    let state = seed;
    return (): number => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state / 2_147_483_648;
    };
  };

  it('are a whole scenario or refused, whatever is left of them', async () => {
    const next = random(7);
    const texts = [...TUNED_BRIEFS, ...HELD_OUT_BRIEFS, ...MANY_VOICED].flatMap(({ text }) =>
      [0.2, 0.4, 0.6].map((share) => {
        const left = text.split('\n').filter(() => next() > share);
        return (next() > 0.5 ? left : left.toReversed()).join('\n');
      }),
    );
    const whole: boolean[] = [];
    for (const text of texts) {
      const draft = await coach.draftFromBrief(text, 'a reader');
      if (!('refused' in draft)) whole.push(scenarioContentSchema.safeParse(draft.content).success);
    }
    expect(whole.filter((right) => !right)).toEqual([]);
    expect(whole.length).toBeGreaterThan(texts.length / 2);
  }, 30_000);
});

describe('a line that a pattern could try in countless ways', () => {
  const brief = TUNED_BRIEFS[0]?.text ?? '';

  it.each([
    ['digits after a name', `Tom ${'1'.repeat(70)}x`],
    ['parts of days after a name', `Tom ${'1/'.repeat(38)}x`],
    ['dashes', `${'-'.repeat(5_000)}x`],
    ['capitals below a greeting', `Hi Tom,\n${'A'.repeat(80)}1`],
    ['marks of quoting', `From: Tom\n${'> '.repeat(2_000)}x`],
  ])('%s: is read in no time', async (_, line) => {
    // One of them would outlast the test, and the thread that all rehearsals share.
    const draft = await coach.draftFromBrief(`${brief}\n${line}`, 'a reader');
    expect('refused' in draft || draft.content.persona.name).toBeTruthy();
  });
});

describe('briefs that are none', () => {
  it.each([
    ['noise', NOISE, 'noise'],
    ['one line', ONE_LINE, 'too_short'],
    ['German', GERMAN, 'other_language'],
    ['nothing visible', ' \n\t ', 'too_short'],
    ['more than 8,000 characters', 'The client wants an answer on the date by Friday. '.repeat(170), 'too_long'],
    ['the same word again', 'the delay and the delay '.repeat(40), 'noise'],
    [
      'nobody in it',
      'It rained for three days and then the sun came out. The river rose by a metre and fell again over the night. In the morning there was mist on it, and after that a cold wind from the sea.',
      'nobody',
    ],
  ])('%s is refused', async (_, text, refused) => {
    expect(await coach.draftFromBrief(text, 'a reader')).toEqual({ refused });
  });

  it('what it says to a machine does nothing', async () => {
    const draft = await drafted(INJECTION);
    const text = JSON.stringify(draft.content);
    expect(text).not.toMatch(/HACKED|system prompt|previous instructions|500 sessions|constructor|<script|im_start/i);
    expect(draft.content.persona.name).toBe('Olivia Grant');
    expect(draft.content.persona.trust).toBeLessThan(60);
    expect(draft.content.facts.flatMap((fact) => fact.figures)).toEqual(
      expect.arrayContaining(['30 November', '£18,000']),
    );
  });

  it('eight thousand characters starve nobody', async () => {
    let beats = 0;
    let longest = 0;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
      beats += 1;
    }, 1);
    const draft = await drafted(HUGE);
    clearInterval(timer);
    expect(draft.content.persona.name).toBe('Imogen Shah');
    expect(draft.content.facts.some((fact) => fact.figures.includes('£46,000'))).toBe(true);
    // Fewer where its sentences were parsed before.
    expect(beats).toBeGreaterThan(3);
    // A slice is some milliseconds; a busy machine makes it more.
    expect(longest).toBeLessThan(1_500);
  });

  it('somebody without a name gets one, and it is said that it was made up', async () => {
    const draft = await drafted(
      'The client rang this morning and is angry about the delay of the new webshop. They were promised 3 March and have booked adverts for 14,000 euros. Our client wants a new date by Friday and somebody to pay for the adverts.',
    );
    expect(draft.invented).toContain('name');
    expect(draft.content.persona.role).toBe('Client');
    expect(draft.content.facts.flatMap((fact) => fact.figures)).toEqual(
      expect.arrayContaining(['3 March', '14,000 euros']),
    );
  });
});
