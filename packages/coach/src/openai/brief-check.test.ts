/** What becomes of a reading of a brief that the model has looked through (product §23.4). */
import { afterEach, describe, expect, it } from '@jest/globals';
import { createLexicalSimilarity } from '@parley/rehearsal/similarity';
import type { OpenAiOptions } from '@parley/shared';
import { createCoach } from '../index';
import { type ProviderRequest, type ProviderServer, startProvider, type Step } from '../testing/provider-server';
import { noDelay } from '../testing/rehearse';
import { corrected } from './brief-check';
import { tolerantBriefAnswer } from './brief-question';

const servers: ProviderServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const BRIEF = `Meeting with Dana Whitlock, VP Operations at Northgate Mutual, on Friday.
The claims portal is now at $1.94M against the $1.6M that was approved in March. Dana found out from a spreadsheet and said she will not hear a third number.
The go-live of 15 September is on every slide she showed the board.
I can offer her a weekly count by Priya, starting on Monday. For me alone: the vendor has asked for another $80,000.
I want her to agree to the new number.`;
const ANSWER = {
  name: 'Dana Whitlock',
  pronoun: 'she',
  role: 'VP Operations',
  organisation: 'Northgate Mutual',
  about: 'the claims portal',
  manner: 'She asks short questions, and does not like to be surprised before a board.',
  goal: 'Get Dana to agree to the new number.',
  wants: ['a number that stays'],
  facts: [
    { text: 'The portal stands at $1.94M.', says: 'It stands at $1.94M.', knownBy: 'maybe' },
    { text: '$1.6M was approved in March.', says: 'We approved $1.6M in March.', knownBy: 'both' },
    { text: 'The vendor has asked for another $80,000.', says: '', knownBy: 'maybe' },
    { text: 'Priya can count every week, starting on Monday.', says: '', knownBy: 'student' },
  ],
  concerns: [
    {
      says: 'I will not hear a third number.',
      presses: ['I found out from a spreadsheet.'],
      behind: 'I showed it to the board.',
      behindFrom: [4],
      answeredBy: [],
    },
    { says: 'I want it shorter.', presses: [], behind: '', behindFrom: [], answeredBy: [] },
  ],
  situation:
    'You meet Dana Whitlock on Friday. The claims portal is at $1.94M against $1.6M, and she found out from a spreadsheet.',
  opening: 'I found out from a spreadsheet. What is the number, and does it stay?',
};
const reading = tolerantBriefAnswer.parse(ANSWER);
const by = (at: string, text: string, knownBy: 'both' | 'student' | 'maybe' | null = null) => ({ at, text, knownBy });

describe('a reading that is looked through', () => {
  it('takes texts, sides and lines as they should be', () => {
    const after = corrected(reading, [
      by('role', 'Vice President Operations'),
      by('f3', 'The vendor has asked for another $80,000.', 'student'),
      by('f1', 'The portal stands at $1.94M.', 'both'),
      by('w1.insists', 'I found out from a spreadsheet. | Not a third time.'),
      by('w1.behind', ''),
    ]);
    expect(after.role).toBe('Vice President Operations');
    expect(after.facts.map(({ knownBy }) => knownBy)).toEqual(['both', 'both', 'student', 'student']);
    expect(after.facts[0]?.says).toBe('It stands at $1.94M.');
    expect(after.concerns[0]).toMatchObject({
      presses: ['I found out from a spreadsheet.', 'Not a third time.'],
      behind: '',
      behindFrom: [],
    });
  });

  it('loses what is struck by the numbers it was shown under, and keeps two worries', () => {
    const after = corrected(reading, [
      by('f2', ''),
      by('f3', ''),
      by('w2', ''),
      by('new_worry', 'The go-live is on every slide.'),
    ]);
    expect(after.facts.map(({ text }) => text)).toEqual([ANSWER.facts[0]?.text, ANSWER.facts[3]?.text]);
    expect(after.concerns.map(({ says }) => says)).toEqual([
      'I will not hear a third number.',
      'The go-live is on every slide.',
    ]);
    expect(corrected(reading, [by('w1', ''), by('w2', '')]).concerns).toEqual(reading.concerns);
  });

  it('puts a worry that was missing into the place of one that is struck, or of the last', () => {
    const [first] = reading.concerns;
    if (!first) throw new Error('The reading has no worry');
    const four = { ...reading, concerns: [1, 2, 3, 4].map((at) => ({ ...first, says: `Worry ${at}.` })) };
    const says = (...corrections: readonly ReturnType<typeof by>[]): readonly string[] =>
      corrected(four, corrections).concerns.map((concern) => concern.says);
    expect(says(by('w4', ''), by('new_worry', 'New.'))).toEqual(['Worry 1.', 'Worry 2.', 'Worry 3.', 'New.']);
    expect(says(by('new_worry', 'New.'), by('w2', ''))).toEqual(['Worry 1.', 'Worry 3.', 'Worry 4.', 'New.']);
    expect(says(by('new_worry', 'New.'), by('w4', 'Changed.'))).toEqual(['Worry 1.', 'Worry 2.', 'Worry 3.', 'New.']);
  });

  it('keeps its own text where the one to take its place does not hold', () => {
    const after = corrected(
      reading,
      [
        by('opening', 'It is $7.7M now.'),
        by('w1', 'I want $7.7M.'),
        by('w1.insists', '$7.7M! | Not again.'),
        by('f1', 'It is $7.7M.'),
      ],
      (text) => !text.includes('7.7'),
    );
    expect(after.opening).toBe(ANSWER.opening);
    expect(after.concerns[0]).toMatchObject({ says: ANSWER.concerns[0]?.says, presses: ['Not again.'] });
    expect(after.facts[0]?.text).toBe(ANSWER.facts[0]?.text);
  });

  it.each(['w9', 'f0', 'name', 'w1.colour', 'nowhere'])('is not changed by what names no place in it (%s)', (at) => {
    expect(corrected(reading, [by(at, 'Something else.')])).toEqual(reading);
  });
});

const json = (value: object): Step => ({ kind: 'words', text: JSON.stringify(value) });
const isCheck = ({ messages }: ProviderRequest): boolean =>
  messages.some(({ content }) => content.includes('What was read:'));
async function drafted(
  check: (request: ProviderRequest) => Step,
  options: Partial<OpenAiOptions> = {},
  first: () => Step = () => json(ANSWER),
) {
  const server = await startProvider([
    { kind: 'answer', by: (request) => (isCheck(request) ? check(request) : first()) },
  ]);
  servers.push(server);
  const coach = createCoach({
    openai: { apiKey: 'test', baseUrl: server.url, model: 'fake', attempts: 1, ...options },
    delay: noDelay,
    similarity: createLexicalSimilarity(),
  });
  const draft = await coach.draftFromBrief(BRIEF, 'somebody');
  if ('refused' in draft) throw new Error(`Refused: ${draft.refused}`);
  return { draft, server };
}
const worries = ({ draft }: Awaited<ReturnType<typeof drafted>>): readonly string[] =>
  draft.content.concerns.map(({ summary }) => summary);

describe('a brief through a provider, looked through', () => {
  it('is drafted with what was put right, held to the brief', async () => {
    const made = await drafted(() =>
      json({
        corrections: [
          {
            at: 'w2',
            why: 'not told',
            text: 'The go-live of 15 September is on every slide I showed the board.',
            knownBy: '',
          },
          {
            at: 'opening',
            why: 'invented',
            text: 'It is $7.7M now, and nobody told me. What is the number?',
            knownBy: '',
          },
          { at: 'f3', why: 'kept back', text: 'The vendor has asked for another $80,000.', knownBy: 'student' },
        ],
      }),
    );
    expect(made.draft.engine).toBe('openai');
    expect(worries(made)[1]).toContain('15 September');
    expect(made.draft.content.opening).toBe(ANSWER.opening);
    expect(made.draft.content.facts.find(({ text }) => text.includes('80,000'))?.knownBy).toBe('student');
    expect(made.server.requests).toHaveLength(2);
  });

  it.each<readonly [string, Step]>([
    ['fails', { kind: 'status', status: 500 }],
    ['writes nonsense', { kind: 'words', text: 'Looks fine.' }],
    [
      'puts another story in its place',
      json({
        corrections: [
          { at: 'w1', why: '', text: 'The zeppelin of Count Rupert lost 14 engines over Trondheim.', knownBy: '' },
          { at: 'w2', why: '', text: 'Rupert wants 99 new ones by 4 May.', knownBy: '' },
          { at: 'goal', why: '', text: 'Get Rupert to fly to Trondheim with 14 engines on 4 May.', knownBy: '' },
          {
            at: 'situation',
            why: '',
            text: `Rupert has flown to Trondheim with 14 engines. ${'He has lost 99 of them. '.repeat(6)}`,
            knownBy: '',
          },
          {
            at: 'opening',
            why: '',
            text: 'Where are my 14 engines, and where is Trondheim, and who is Rupert?',
            knownBy: '',
          },
          { at: 'f1', why: '', text: 'Rupert had 99 engines.', knownBy: 'both' },
          { at: 'f2', why: '', text: 'Trondheim has 77 hangars.', knownBy: 'both' },
          { at: 'f3', why: '', text: 'Bergen has 66 hangars.', knownBy: 'both' },
          { at: 'f4', why: '', text: 'Narvik has 55 hangars.', knownBy: 'both' },
        ],
      }),
    ],
  ])('stands as it was read where the model %s', async (_, step) => {
    const plain = await drafted(() => json({ corrections: [] }));
    const made = await drafted(() => step);
    expect(made.draft.engine).toBe('openai');
    expect(made.draft.content).toEqual(plain.draft.content);
  });

  it('is not looked through where the first answer took most of the time', async () => {
    const words = JSON.stringify(ANSWER);
    const { server, draft } = await drafted(
      () => json({ corrections: [] }),
      { timeouts: { draft: 8_000 } },
      () => ({
        kind: 'slow',
        text: words,
        gapMs: Math.ceil(5_200 / words.split(' ').length),
      }),
    );
    expect(draft.engine).toBe('openai');
    expect(server.requests.filter(isCheck)).toHaveLength(0);
  });
});
