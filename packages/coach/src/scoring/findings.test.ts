/** What a report says of a talk: only what the printed words show, and nothing missing that stands somewhere (product §12.14). */
import type { IndicatorResult, Statement } from '@parley/shared';
import { describe, expect, it } from '@jest/globals';
import type { ActKind, FaultKind, Reading } from '@parley/rehearsal/reading';
import { foldState } from '@parley/rehearsal/state';
import { scopeChange as scenario } from '@parley/rehearsal/testing';
import { CURRENT_RUBRIC } from '../rubric/index';
import { findings } from './findings';
import { insights } from './insights';
import { nextApproach } from './next-approach';
import { askedBefore, isHonest, type Told } from './told';
import { hedgedOften, keptApologising, leftWithoutDay, namedNoDay, onlyAsked, onlyWantedYes } from './whole-talk';

interface Spoken {
  readonly text: string;
  readonly heard?: string;
  readonly faults?: Reading['faults'];
  readonly untrue?: Reading['untrue'];
  readonly acts?: Reading['acts'];
  readonly arranged?: Reading['arranged'];
}

/** A talk of these messages, each behind a line of the stakeholder, with what was read of them. */
function talk(spoken: readonly Spoken[], indicators: readonly IndicatorResult[] = []): Told {
  const messages = spoken.flatMap(({ text, heard = 'Well?' }, at) => [
    { number: 2 * at + 1, role: 'stakeholder' as const, content: heard },
    { number: 2 * at + 2, role: 'student' as const, content: text },
  ]);
  const readings = spoken.map(({ faults = [], acts = [], untrue, arranged }, at) => ({
    messageNumber: 2 * at + 2,
    understood: 'clear' as const,
    addressed: true,
    acts,
    faults,
    concerns: [],
    answer: 'nothing_asked' as const,
    inTheAir: null,
    ...(untrue && { untrue }),
    ...(arranged && { arranged }),
  }));
  return { scenario, messages, readings, final: foldState(scenario, readings), indicators, overall: 5 };
}
const judged = (
  id: string,
  verdict: IndicatorResult['verdict'],
  evidence: IndicatorResult['evidence'] = null,
): IndicatorResult => {
  const found = CURRENT_RUBRIC.indicators.find((indicator) => indicator.id === id);
  if (!found) throw new Error(`No indicator ${id}`);
  return {
    id,
    skill: found.skill,
    label: found.label,
    lookedFor: found.lookedFor,
    verdict,
    evidence,
    points: 1,
    reason: '',
  };
};
const withFault = (kind: FaultKind, text: string, times = 1): readonly Spoken[] =>
  Array.from({ length: times }, () => ({ text, faults: [{ kind, quote: text }] }));
const areas = (told: Told): string => findings(told).areasForImprovement.join('\n');

describe('several questions at once', () => {
  it.each([
    'Are there many orders in a month, and who looks at them today?',
    'Did it happen in Faro? And who signed it?',
  ])('are told where the printed words ask twice: %s', (text) =>
    expect(areas(talk(withFault('stacked', text, 3)))).toContain('several things at once'),
  );
  it.each([
    'And how fast must he react, in the same day or can the order wait until next morning?',
    'And what would you want to be done about that paper?',
  ])('are not told of one with two answers: %s', (text) =>
    expect(areas(talk(withFault('stacked', text, 3)))).not.toContain('several things at once'),
  );
});

describe('a fault', () => {
  it('that would fit any project says nothing of this one', () => {
    expect(areas(talk(withFault('vague', 'We are in great shape and aligned.')))).toContain('any project');
    expect(areas(talk(withFault('vague', 'Your directors and their orders are dear to us.')))).not.toContain(
      'any project',
    );
  });

  it('is no request at the end, and no short promise', () => {
    expect(areas(talk(withFault('too_short', 'Deal?')))).not.toContain('next to nothing');
    expect(areas(talk(withFault('off_topic', 'No more calls from us.')))).not.toContain('left the matter');
  });

  it('is no summary that was wrong', () => {
    const text = 'Ah so the linen goes before the orders.';
    const untrue = [
      { quote: text, by: 'statement' as const, claimed: null, known: null, aloud: true, fact: null, statement: null },
    ];
    const told = talk([{ text, faults: [{ kind: 'untrue', quote: text }], untrue }]);
    expect(areas(told)).not.toContain('not so');
    expect(isHonest(told)).toBe(true);
  });
});

describe('what is explained away', () => {
  it.each([
    ['I’m sorry about the linen, but every project has a late change.', 'took your apology back'],
    ['I only came in April, so it really wasn’t my decision.', 'explained it away'],
    ['You should have said no to him on the spot.', 'put it on others'],
  ])('is told in its own words: %s', (text, found) => {
    expect(areas(talk([{ text }]))).toContain(found);
  });
  it.each([
    'I’m sorry about the linen.',
    'You should have heard that from me.',
    'The linen was late because the mill closed in August.',
  ])('is no apology, no admission and no reason: %s', (text) =>
    expect(areas(talk([{ text }]))).not.toMatch(/apology back|explained it away|put it on others/),
  );
});

describe('what was missing', () => {
  const missing = [judged('committed-in-own-name', 'not_met')];

  it('is not told where it stands in other words', () => {
    const told = talk([{ text: 'Call tomorrow, 10:00, by me.' }, { text: 'Correct?' }], missing);
    expect(areas(told)).not.toContain('took on nothing');
    expect(nextApproach(told)).not.toContain('Take one thing on yourself');
  });
  it('is told where nothing of it stands anywhere', () =>
    expect(areas(talk([{ text: 'It is what it is.' }], missing))).toContain('took on nothing'));

  it('is shown by no words that only ask', () => {
    const evidence = { messageNumber: 2, quote: 'Deal?' };
    const told = talk(withFault('generic_question', 'Deal?'), [judged('asked-their-side', 'not_met', evidence)]);
    expect(areas(told)).not.toContain('“Deal?”');
  });
});

describe('a strength', () => {
  const good = (id: string, text: string, ...more: readonly Spoken[]): readonly string[] =>
    findings(talk([{ text }, ...more], [judged(id, 'met', { messageNumber: 2, quote: text })])).strengths;

  it('is no promise of somebody who said what is not so', () => {
    const text = 'I will send you the wording in writing tonight.';
    const untrue = [
      {
        quote: 'It is done.',
        by: 'fact' as const,
        claimed: null,
        known: null,
        aloud: true,
        fact: null,
        statement: null,
      },
    ];
    expect(good('put-in-writing', text)).toHaveLength(1);
    expect(good('put-in-writing', text, { text: 'It is done.', untrue })).toHaveLength(0);
  });

  it('is tied to somebody by their own words', () => {
    const text = 'I will give you my word, and I have a cousin who is just like that.';
    expect(good('tied-to-their-interest', text)).toHaveLength(0);
    const orders = 'I will show you every large order before it goes out.';
    const tied = (kind: ActKind): readonly string[] =>
      findings(
        talk(
          [{ text: orders, acts: [{ kind, quote: orders, concern: null, amount: null, day: null, strength: 1 }] }],
          [judged('tied-to-their-interest', 'met', { messageNumber: 2, quote: orders })],
        ),
      ).strengths;
    expect(tied('commit')).toHaveLength(1);
    expect(tied('acknowledge')).toHaveLength(0);
  });

  it('is printed once for the same words', () => {
    const text = 'I told you wrong about the linen, and I will write to Faro on 3 March.';
    const evidence = { messageNumber: 2, quote: text };
    const told = talk(
      [{ text }],
      [judged('owned-their-part', 'met', evidence), judged('committed-in-own-name', 'met', evidence)],
    );
    expect(findings(told).strengths).toHaveLength(1);
  });
});

describe('what the stakeholder asked', () => {
  it('is no question that they answered themselves', () => {
    const rhetorical = 'Who is at the bed? I tell you who. Nobody.';
    expect(askedBefore(talk([{ text: 'I see.', heard: rhetorical }]), 2)).toBeNull();
    expect(askedBefore(talk([{ text: 'I see.', heard: 'I have time. Who is at the bed?' }]), 2)).toBe(
      'Who is at the bed?',
    );
  });
});

describe('what weighed most', () => {
  const central = scenario.concerns.find((concern) => concern.central);
  const settled = (text: string, last: string): string => {
    const told = talk([
      { text, heard: 'Well?' },
      { text: 'Good.', heard: 'Agreed, thank you.' },
    ]);
    const messages = [...told.messages, { number: 5, role: 'stakeholder' as const, content: last }];
    const concerns = told.final.concerns.map((concern) =>
      concern.central ? { ...concern, level: 'settled' as const, answeredAt: 2, settledAt: 2 } : concern,
    );
    return insights({ ...told, messages, overall: 8, final: { ...told.final, concerns } });
  };
  const spoken = `I take it that it is about ${central?.summary ?? ''}.`;
  const closing = scenario.closings.agreement[0] ?? '';

  it('is settled only by somebody who spoke of it, where the talk ends on it', () => {
    expect(settled(spoken, closing)).toContain('settled by the end');
    expect(settled('Thirty days from January.', closing)).not.toContain('settled by the end');
    expect(settled(spoken, 'It keeps nobody.')).not.toContain('settled by the end');
  });
});

describe('a rise of trust', () => {
  const risen = (overall: number): string => {
    const told = talk([{ text: 'Thirty days from January.' }]);
    const curve = told.final.curve.map((point, at) => (at === 1 ? { ...point, value: 90, delta: 5 } : point));
    return insights({ ...told, overall, final: { ...told.final, curve, trust: 90 } });
  };
  it('is told of a fair talk even where no single message is sure', () => {
    expect(risen(6)).toContain('trust rose by');
    expect(risen(4)).not.toContain('trust rose by');
  });
});

describe('a question that was gone past', () => {
  const dodge = (text: string, ...later: readonly string[]): string =>
    areas(
      talk([
        { text, heard: 'Who signs the large orders?', faults: [{ kind: 'dodge', quote: text }] },
        ...later.map((one) => ({ text: one })),
      ]),
    );
  const past = 'We all want this to work well for everybody in the end.';

  it('is told with the words that went past it', () => expect(dodge(past)).toContain('Who signs the large orders?'));
  it.each([
    ['it is answered later', past, 'The director signs what is large.'],
    ['the words answer it without its name', 'You, as I understood it, and nobody else.', 'Good.'],
  ])('is not told where %s', (_, text, later) => expect(dodge(text, later)).not.toContain('Asked'));
});

describe('another worry', () => {
  const worry = scenario.concerns.find((concern) => !concern.central);
  const raised = worry?.lines.open[0] ?? '';
  const summary = worry?.summary ?? '';

  it('is called passed by only where it was raised aloud and nothing was said to it', () => {
    const silent = { text: 'Let us talk about lunch.', heard: raised };
    expect(areas(talk([silent]))).toContain(summary);
    expect(areas(talk([{ ...silent, heard: 'Well?' }]))).not.toContain(summary);
    expect(areas(talk([silent, { text: `You mean ${summary}.` }]))).not.toContain(summary);
  });
});

describe('what was denied twice', () => {
  const claim = (id: string, said: string, line: string): Statement => ({
    id,
    kind: 'claim',
    said: [said],
    says: [line],
    truth: 'false',
  });
  const statements = [
    claim('paid', 'The invoice has been paid.', 'No. Nobody has paid anything.'),
    claim('signed', 'You have signed the change.', 'I have signed nothing.'),
  ];
  const denied = {
    ...talk([
      { text: 'Good. The invoice has been paid last week.' },
      { text: 'And you have signed the change.', heard: 'No. Nobody has paid anything.' },
      { text: 'Well.', heard: 'I have signed nothing.' },
    ]),
    scenario: { ...scenario, statements },
  };

  it('is told with the claims and what came back', () => {
    expect(areas(denied)).toContain(
      '“The invoice has been paid last week” the answer was “No. Nobody has paid anything”',
    );
    expect(areas(denied)).toContain('to “And you have signed the change” it was “I have signed nothing”');
    expect(nextApproach(denied)).toContain('Say only what is so');
  });

  it('is praised nowhere', () => {
    const evidence = { messageNumber: 2, quote: 'The invoice has been paid last week.' };
    const met = [judged('gave-the-cause', 'met', evidence), judged('put-in-writing', 'met', evidence)];
    expect(findings({ ...denied, indicators: met }).strengths).toEqual([]);
  });
});

describe('words that may be heard as a fault', () => {
  const ASIDE = 'I decided it, with the scoring you all signed off.';
  const suspecting = (situation: string, cue = 'linen'): Told => {
    const told = talk([{ text: ASIDE }]);
    const suspected = [{ kind: 'scorer' as const, quote: ASIDE, likely: true }];
    return {
      ...told,
      scenario: { ...scenario, situation, concerns: scenario.concerns.map((one) => ({ ...one, cues: [cue] })) },
      readings: told.readings.map((reading) => ({ ...reading, suspected })),
    };
  };
  const heardSo = (told: Told): boolean =>
    findings(told).specificFeedback.some(({ message }) => message.includes('spoken to a scorer'));

  it('are told, unless the case itself is about them', () => {
    expect(heardSo(suspecting('You run the linen of nine hotels.'))).toBe(true);
    expect(heardSo(suspecting('You run the ranking of nine projects, which were scored in June.'))).toBe(false);
    expect(heardSo(suspecting('You run the linen of nine hotels.', 'scoring'))).toBe(false);
  });
});

describe('what a whole talk shows', () => {
  const often = (text: string, heard = 'Well?'): readonly Spoken[] =>
    Array.from({ length: 4 }, () => ({ text, heard }));

  it('is told where anybody can count it', () => {
    expect(keptApologising(talk(often('Sorry about the linen.')))?.text).toContain('said sorry 4 times');
    expect(hedgedOften(talk(often('Maybe we could send the linen sometime.')))?.text).toContain('4 times');
    expect(hedgedOften(talk(often('Could we perhaps send the linen?')))).toBeNull();
    expect(onlyAsked(talk(often('How many orders are there?')))?.text).toContain('asked 4 questions');
    expect(onlyWantedYes(talk(often('The linen is white.')))?.text).toContain('asked Beatriz nothing');
    const pressed = [...often('The linen is white.').slice(2), ...often('Are you in or not?').slice(2)];
    expect(onlyWantedYes(talk(pressed))?.text).toContain('a yes or a no');
    expect(leftWithoutDay(talk(often('We will do our best for the linen.')))?.text).toContain('no day to it');
    expect(namedNoDay(talk(often('The linen is white.')))).not.toBeNull();
  });

  it('is not told where one word stands against it', () => {
    const last = { text: 'What would it cost you if we will come on Friday?' };
    const told = talk([...often('Are you in or not?').slice(1), last]);
    for (const look of [keptApologising, onlyAsked, onlyWantedYes, leftWithoutDay, namedNoDay])
      expect(look(told)).toBeNull();
  });
});

describe('what is said to be arranged time and again', () => {
  const said = ['Legal has agreed.', 'The fix is as good as done.', 'The panel already knows.'].map((text) => ({
    text,
    arranged: [text],
  }));

  it('is quoted, decides what the insight and the advice say, and leaves no promise to praise', () => {
    const told = talk(said);
    expect(areas(told)).toContain('arranged already, with nothing by which it could be seen: “Legal has agreed”');
    expect(insights(told)).toContain('What decided this talk was what you claimed');
    expect(nextApproach(told)).toContain('Say only what is so');
    expect(isHonest(told)).toBe(false);
  });

  it('is believed once or twice', () => {
    const told = talk(said.slice(0, 2));
    expect(areas(told)).not.toContain('arranged already');
    expect(insights(told)).not.toContain('What decided this talk');
    expect(isHonest(told)).toBe(true);
  });
});

describe('advice on a worry', () => {
  const other = scenario.concerns.find(({ central }) => !central);
  const relapsed = (text: string): string => {
    const told = talk([{ text }, { text: 'Good.' }]);
    const concerns = told.final.concerns.map((concern) =>
      concern.id === other?.id
        ? { ...concern, level: 'relapsed' as const }
        : { ...concern, level: 'settled' as const, answeredAt: 2, settledAt: 2 },
    );
    return nextApproach({ ...told, final: { ...told.final, concerns } });
  };

  it('names it where its words came up, and not where nobody spoke of it', () => {
    expect(relapsed(`You fear ${other?.summary ?? ''}.`)).toContain(`back to the worry about ${other?.summary}`);
    expect(relapsed('The linen is white.')).not.toContain(other?.summary);
  });
  it('asks first what weighs most where that never came up', () => {
    expect(nextApproach(talk([{ text: 'The linen is white.' }]))).toContain('Ask first what weighs most for Beatriz');
  });
});

describe('advice where nothing is clearly missing', () => {
  it('names the skill that showed least, and what it is about', () => {
    const told = talk(
      [{ text: 'The linen is white.' }],
      [
        judged('gave-it-back', 'met'),
        judged('followed-up', 'met'),
        judged('put-in-writing', 'met'),
        { ...judged('owner-and-day', 'not_met'), unclear: true },
      ],
    );
    const central = told.final.concerns.find((concern) => concern.central);
    const final = {
      ...told.final,
      concerns: told.final.concerns.map((concern) =>
        concern.id === central?.id ? { ...concern, level: 'answered' as const, answeredAt: 2 } : concern,
      ),
    };
    expect(nextApproach({ ...told, final, overall: 6 })).toContain(
      'leave less doubt about documentation: what is written down',
    );
    expect(nextApproach({ ...told, final, overall: 9 })).toBe(
      'Nothing was plainly missing. Try the same on somebody harder than Beatriz.',
    );
    expect(nextApproach({ ...told, final, overall: 9 }, 1)).toBe(
      'Begin with what stands first among the areas for improvement, then try the same on somebody harder than Beatriz.',
    );
    expect(nextApproach({ ...told, final, overall: 6 }, 1)).toContain('leave less doubt about documentation');
  });
});
