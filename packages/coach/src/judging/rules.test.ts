import { describe, expect, it } from '@jest/globals';
import type { Act, ActKind, ConcernStep, FaultKind, Reading } from '@parley/rehearsal/reading';
import { scopeChange as scenario } from '@parley/rehearsal/testing';
import { CURRENT_RUBRIC, PUTS_FORWARD } from '../rubric/index';
import { sentenceKey } from '../scoring/spread';
import type { TranscriptMessage } from '../types';
import { judge } from './judge';

const central = scenario.concerns.find((concern) => concern.central)?.id ?? '';
const other = scenario.concerns.find((concern) => !concern.central)?.id ?? '';

/** A sentence and the acts read in it: 'option commit:0.6'. */
type Sentence = readonly [text: string, acts: string];
interface Turn {
  readonly says: readonly Sentence[];
  /** What the stakeholder had said before it; the first turn answers the opening. */
  readonly heard?: string;
  readonly answer?: Reading['answer'];
  readonly air?: string;
  readonly faults?: readonly FaultKind[];
  /** What the message did for a concern, with this substance. */
  readonly for?: readonly (readonly [concern: string, kind: ConcernStep['kind'], substance: number])[];
}
const say = (...says: readonly Sentence[]): Turn => ({ says });

function actsOf([quote, acts]: Sentence, concern: string | null): Act[] {
  return acts
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const [kind, strength] = word.split(':');
      const amount = /[£$€]?\d[\d,.]*(?: ?(?:euros|days|weeks|crates|per cent))?/.exec(quote)?.[0] ?? null;
      return {
        kind: kind as ActKind,
        quote,
        concern,
        amount,
        day: null,
        strength: strength === undefined ? 1 : Number(strength),
      };
    });
}

function judged(turns: readonly Turn[]) {
  const messages: TranscriptMessage[] = [{ number: 1, role: 'stakeholder', content: scenario.opening }];
  const readings = turns.map((turn, at): Reading => {
    const last = messages.length - 1;
    if (at > 0)
      messages[last] = { number: last + 1, role: 'stakeholder', content: turn.heard ?? 'Go on, I have a minute left.' };
    const number = messages.length + 1;
    const content = turn.says.map(([text]) => text).join(' ');
    messages.push({ number, role: 'student', content }, { number: number + 1, role: 'stakeholder', content: 'I see.' });
    const quote = turn.says[0]?.[0] ?? null;
    return {
      messageNumber: number,
      understood: 'clear',
      addressed: true,
      inTheAir: turn.air ?? null,
      answer: turn.answer ?? 'nothing_asked',
      acts: turn.says.flatMap((sentence) => actsOf(sentence, turn.for?.[0]?.[0] ?? null)),
      faults: (turn.faults ?? []).map((kind) => ({ kind, quote })),
      concerns: (turn.for ?? []).map(([concern, kind, substance]) => ({
        concern,
        kind,
        substance,
        quote: quote ?? '',
      })),
    };
  });
  return { messages, judgements: judge({ scenario, messages, seed: 'x' }, readings) };
}
const verdictOf = (id: string, turns: readonly Turn[]): string | undefined =>
  judged(turns).judgements.find((judgement) => judgement.indicator === id)?.verdict;

const PRESSED = 'Why should I believe that again, and what if it is not enough?';
const SLIP = say(['The harvester on field nine stopped on 4 May after 31 of 90 crates.', 'news figure']);
const DULL = say(['We are all committed to a good harvest this season.', 'propose:0.3']);

/** Met, not met, and where there is such a case, not applicable. Sentences of trades the library has no scenario of. */
const CASES: Readonly<
  Record<string, { readonly met: readonly Turn[]; readonly not: readonly Turn[]; readonly idle?: readonly Turn[] }>
> = {
  'said-where-things-stand': {
    met: [SLIP],
    not: [say(['Sorry, but the first of May is not going to happen.', 'boundary'])],
    idle: [
      say(
        ['Which of the greenhouses do you water first?', 'ask'],
        ['Who decides it when the well runs dry?', 'ask_priority'],
      ),
    ],
  },
  'spoke-in-particulars': {
    met: [
      SLIP,
      say(['Two drivers from Tarragona load 60 crates on Monday.', 'propose']),
      say(['It costs 480 euros and nothing else.', 'option']),
    ],
    not: [SLIP, DULL, DULL],
  },
  'answered-questions': {
    met: [{ ...say(['The press runs again on 11 June.', 'commit']), answer: 'answered' }],
    not: [{ ...say(['That is a good question.', '']), answer: 'dodged', faults: ['dodge'] }],
    idle: [DULL],
  },
  'owned-their-part': {
    met: [say(['I forgot to order the 40 seals, that is on me.', 'own'])],
    not: [{ ...say(['Your people let the kiln go cold.', '']), faults: ['blame'] }],
  },
  'stayed-on-the-matter': {
    met: [
      DULL,
      {
        ...say(['The second oven is tested on 9 June, and you get the sheet that evening.', 'commit']),
        heard: PRESSED,
        answer: 'answered',
      },
    ],
    not: [
      DULL,
      {
        ...say(['There are two sides to every story.', 'propose:0.3']),
        heard: PRESSED,
        answer: 'dodged',
        faults: ['dodge'],
      },
    ],
    idle: [DULL],
  },
  'turned-no-into-next': {
    met: [
      say([
        'Not all nine stalls in June, but three of them on 12 June and the rest after the fair.',
        'boundary option',
      ]),
    ],
    not: [{ ...say(['Maybe we could start with some of the stalls.', 'option:0.6']) }],
    idle: [DULL, DULL, DULL],
  },
  'trade-off-with-number': {
    met: [say(['Baking at night costs 480 euros more and saves the morning van.', 'option'])],
    not: [say(['Baking at night is possible too.', 'option'])],
  },
  'offered-two-ways': {
    met: [say(['Either we bake at night from Monday, or you take 60 crates less until June.', 'option'])],
    not: [say(['We bake at night from Monday.', 'option:0.6'])],
  },
  'asked-priority-first': {
    met: [
      say(['What do your waiters lose when the van is late?', 'ask_priority']),
      say(['Either night baking or 60 crates less.', 'option']),
    ],
    not: [say(['Either night baking or 60 crates less.', 'option']), say(['Is that good for you all?', ''])],
  },
  'set-a-boundary': {
    met: [say(['No glaze without the second firing, because it flakes off after 3 weeks.', 'boundary'])],
    not: [say(['I understand that you do not want to wait.', 'boundary'])],
  },
  'promised-what-is-paid-for': {
    met: [say(['You have the awning on 9 June, because we drop the second coat for it.', 'commit option'])],
    not: [{ ...say(['No problem, you have my word.', '']), faults: ['over_promise'] }],
    idle: [DULL],
  },
  'held-the-line': {
    met: [
      say(['The awning takes 12 days.', 'figure']),
      { ...say(['It stays at 12 days, because the cloth has to dry.', 'figure cause']), heard: PRESSED },
    ],
    not: [
      say(['The awning takes 12 days.', 'figure']),
      { ...say(['Well, maybe it can be quicker.', '']), heard: PRESSED, faults: ['contradict'] },
    ],
    idle: [DULL],
  },
  'gave-the-cause': {
    met: [say(['The bread is flat because the starter froze in the van on Sunday.', 'cause news'])],
    not: [
      say(['We need 60 crates by Friday because our guests are waiting.', 'cause'], ['The rest is late.', 'news:0.5']),
    ],
    idle: [say(['Which ovens do you light first?', 'ask'], ['Who lights them on a Sunday?', 'ask'])],
  },
  'recommended-one': {
    met: [
      say(['Night baking costs 480 euros, day baking nothing.', 'option']),
      say(['I would bake at night, because the van is free then.', 'recommend']),
    ],
    not: [say(['Night baking costs 480 euros, day baking nothing.', 'option'])],
    idle: [say(['Which ovens do you light first?', 'ask']), say(['Who pays the second van?', 'ask'])],
  },
  'answered-the-central': {
    met: [
      {
        ...say(['The chef signs each order over 200 euros from Monday.', 'propose commit']),
        for: [[central, 'addressed', 1.2]],
      },
    ],
    not: [{ ...say(['We take it very seriously indeed.', 'propose:0.4']), for: [[central, 'near_miss', 0]] }],
  },
  'named-before-answering': {
    met: [
      {
        ...say(['So your waiters stand there with cold bread and 40 guests.', 'acknowledge']),
        for: [[other, 'acknowledged', 0]],
      },
    ],
    not: [{ ...say(['I completely understand how you feel.', '']), faults: ['hollow_comfort'] }],
  },
  'followed-up': {
    met: [DULL, say(['Which of the three vans did the driver take at five?', 'ask'])],
    not: [
      DULL,
      { ...say(['What would help you feel more comfortable?', 'ask_priority:0.5']), faults: ['generic_question'] },
    ],
  },
  'gave-it-back': {
    met: [
      DULL,
      {
        ...say(['So the bread comes at six, the cakes after ten, and the van waits.', 'summarise']),
        heard: 'Bread has to be here at six, the cakes can come after ten, and the van has to wait.',
      },
      DULL,
    ],
    not: [DULL, DULL, DULL],
    idle: [DULL, DULL],
  },
  'tied-to-their-interest': {
    met: [say(['That way your waiters never stand there without bread at six.', 'interest'])],
    not: [say(['Night baking costs 480 euros.', 'option'])],
  },
  'backed-with-fact': {
    met: [say(['I will not promise Sunday.', 'boundary'], ['The last two bakes took 51 and 64 minutes.', 'figure'])],
    not: [say(['The last two bakes took 51 minutes.', 'figure'])],
  },
  'moved-a-concern': {
    met: [
      {
        ...say([
          'From Monday the chef signs each order over 200 euros, on paper, before it goes out.',
          'commit propose',
        ]),
        for: [
          [other, 'addressed', 2.4],
          [other, 'addressed', 2.4],
        ],
      },
    ],
    not: [{ ...say(['It will be all right in the end.', 'propose:0.5']), for: [[other, 'addressed', 0.1]] }],
  },
  'put-in-writing': {
    met: [say(['I send you the price list on one page by Friday.', 'commit'])],
    not: [say(['I ring the miller on Friday.', 'commit'])],
  },
  'owner-and-day': {
    met: [say(['Ines brings the seals on Friday.', 'commit'])],
    not: [{ ...say(['We will come back with an update soon.', '']), faults: ['empty_commit'] }],
  },
  'recorded-agreement': {
    met: [SLIP, DULL, say(['Then we have it: 60 crates on 12 June and the harvester on 14 June.', 'summarise commit'])],
    not: [SLIP, DULL, say(['Great, we are all on one page.', ''])],
    idle: [SLIP],
  },
  'named-their-stake': {
    met: [say(['You are the one who stands there with 40 guests and no bread.', 'acknowledge'])],
    not: [say(['The guests are waiting for 40 loaves.', 'figure'])],
  },
  'asked-their-side': {
    met: [say(['What do you lose when the van comes at seven?', 'ask_priority'])],
    not: [say(['Can you ring the miller before noon?', 'ask close'])],
  },
  'took-up-what-was-raised': {
    met: [
      {
        ...say(['Which of the 40 guests would you have to send home?', 'ask']),
        air: other,
        for: [[other, 'addressed', 0.5]],
      },
    ],
    not: [{ ...DULL, air: other }],
    idle: [DULL],
  },
  'asked-for-decision': {
    met: [say(['Night baking costs 480 euros.', 'option'], ['Would you agree to that?', ''])],
    not: [say(['What are your thoughts?', 'ask:0.4'])],
  },
  'committed-in-own-name': {
    met: [say(['I bring the seals on Friday.', 'commit'])],
    not: [say(['Ines brings the seals on Friday.', 'commit'])],
  },
  'moved-to-decision': {
    met: [
      {
        ...say(['From Monday the chef signs each order over 200 euros before it goes out.', 'commit propose option']),
        for: [
          [central, 'addressed', 2.4],
          [central, 'addressed', 2.4],
        ],
      },
      say(['I bring you the sheet on Friday.', 'commit']),
    ],
    not: [DULL, DULL],
  },
};

describe('each indicator', () => {
  it('has a case of its own here', () => {
    expect(Object.keys(CASES).toSorted()).toEqual(CURRENT_RUBRIC.indicators.map(({ id }) => id).toSorted());
  });

  it.each(Object.entries(CASES))('%s is met by its substance and not by what sounds like it', (id, { met, not }) => {
    expect({ met: verdictOf(id, met), not: verdictOf(id, not) }).toEqual({ met: 'met', not: 'not_met' });
  });

  it.each(Object.entries(CASES).flatMap(([id, { idle }]) => (idle ? [[id, idle] as const] : [])))(
    '%s does not apply without its occasion',
    (id, idle) => {
      expect(verdictOf(id, idle)).toBe('not_applicable');
    },
  );

  it('does not ask to own what is nobody’s doing', () => {
    const fault = /told|asked|should|missed|underestimated/;
    const clean = {
      ...scenario,
      situation: 'The bakery wants to bake at night.',
      opening: 'What is it about?',
      concerns: scenario.concerns.map((concern) => ({
        ...concern,
        settledBy: concern.settledBy.filter((line) => !fault.test(line)),
        acknowledgedBy: concern.acknowledgedBy.filter((line) => !fault.test(line)),
        better: { ...concern.better, text: 'Night baking costs 480 euros.' },
      })),
    };
    const messages: TranscriptMessage[] = [
      { number: 1, role: 'stakeholder', content: clean.opening },
      { number: 2, role: 'student', content: 'Night baking costs 480 euros.' },
    ];
    const reading: Reading = {
      messageNumber: 2,
      understood: 'clear',
      addressed: true,
      acts: actsOf(['Night baking costs 480 euros.', 'option'], null),
      faults: [],
      concerns: [],
      answer: 'answered',
      inTheAir: null,
    };
    expect(
      judge({ scenario: clean, messages, seed: 'x' }, [reading]).find(
        (judgement) => judgement.indicator === 'owned-their-part',
      )?.verdict,
    ).toBe('not_applicable');
  });
});

describe('one sentence', () => {
  const everything = say([
    'You are the one who waits, so I bring 60 crates on 12 June, because the van is free, and would drop the cakes for it.',
    'acknowledge news own figure cause option recommend boundary commit propose summarise close interest',
  ]);

  it('is the evidence of four indicators at most, whatever it does', () => {
    const { messages, judgements } = judged([
      {
        ...everything,
        answer: 'answered',
        for: [
          [central, 'addressed', 2.4],
          [central, 'addressed', 2.4],
        ],
      },
    ]);
    const carried = judgements.flatMap(({ verdict, evidence }) =>
      verdict === 'met' && evidence ? [sentenceKey(evidence, messages)] : [],
    );
    expect(carried).toHaveLength(CURRENT_RUBRIC.scoring.indicatorsPerSentence ?? 0);
    expect(new Set(carried).size).toBe(1);
  });

  it('said again in the same words earns nothing again', () => {
    const once = judged([everything]).judgements.filter(({ verdict }) => verdict === 'met').length;
    const twice = judged([everything, { ...everything, faults: ['repeat'] }]).judgements.filter(
      ({ verdict }) => verdict === 'met',
    ).length;
    expect(twice).toBeLessThanOrEqual(once);
  });
});

describe('who came to learn', () => {
  const asking = say(['Who has to sign it before the van leaves?', 'ask']);
  const telling = say(['The van is free in the morning.', 'news:0.5']);
  const of = (id: string, ...turns: readonly Turn[]): string | undefined => verdictOf(id, turns);

  it('is not asked for what one puts forward, and loses nothing that was put forward', () => {
    for (const id of PUTS_FORWARD) expect(of(id, asking, asking, asking, telling)).not.toBe('not_met');
    expect(of('trade-off-with-number', asking, asking, asking, telling)).toBe('not_applicable');
    const refusing = say(['I will not move the 60 crates before 12 June.', 'boundary']);
    expect(of('set-a-boundary', asking, asking, asking, refusing)).toBe('met');
  });

  it('asks in two messages of three, and in four messages or more', () => {
    expect(of('trade-off-with-number', asking, asking, telling, telling)).toBe('not_met');
    expect(of('trade-off-with-number', asking, asking, asking)).toBe('not_met');
  });

  it('is still held to an answer, a promise and a result', () => {
    for (const id of ['answered-the-central', 'owner-and-day', 'moved-to-decision', 'gave-it-back'])
      expect(of(id, asking, asking, asking, telling)).toBe('not_met');
  });
});
