/** What the stakeholder hides, and what they list (product §23.1). */
import { describe, expect, it } from '@jest/globals';
import { readBrief } from '../brief/read-brief';
import { inTheirMouth } from '../brief/in-their-mouth';
import type { Purpose } from './purposes';
import { isFor } from '../../testing/read-purpose';
import { isHeadedTheirs, listed } from './listed';
import { secretsIn } from './secrets';
import { settled } from './settled';

async function read(brief: string) {
  const known = await readBrief(brief);
  if ('refused' in known) throw new Error(known.refused);
  return known;
}
const FERRY = [
  'I meet Ingrid Halvorsen, director of operations of the ferries, on Tuesday.',
  'The ship agent told me at lunch that the big ship goes to dry dock from 18 May.',
  'So they sail with one ship anyway.',
  'She will for sure not say it.',
  'She wants berth 4 all of May.',
].join(' ');

describe('what they hide', () => {
  it('is what somebody told the writer, up to the sentence that says so', async () => {
    const { told, sides } = await read(FERRY);
    const { holds, says } = secretsIn(told, sides);
    const textsOf = (places: ReadonlySet<number>): readonly string[] =>
      [...places].map((at) => told[at]?.sentence.text ?? '');
    expect(textsOf(holds)).toEqual([
      'The ship agent told me at lunch that the big ship goes to dry dock from 18 May.',
      'So they sail with one ship anyway.',
    ]);
    expect(textsOf(says)).toEqual(['She will for sure not say it.']);
  });

  it('is not what they say openly before it', async () => {
    const { told, sides } = await read(
      [
        'I meet Denise Okafor, the nurse manager, on Thursday.',
        'Priya saw her on Friday.',
        'Denise says she will not pull nurses off the floor.',
        'Carol said, not for the minutes, that Denise looks for another job and has not told her director.',
      ].join(' '),
    );
    expect([...secretsIn(told, sides).holds].map((at) => told[at]?.sentence.text)).toEqual([
      'Carol said, not for the minutes, that Denise looks for another job and has not told her director.',
    ]);
  });

  it.each<readonly [string, readonly string[]]>([
    ['The old quay was sold in May. I would not tell him that we know it.', []],
    [
      'The papers went after him in person and he has hardly spoken about it since.',
      ['The papers went after him in person and he has hardly spoken about it since.'],
    ],
    [
      'Spoke to his deputy, who was quite open. They have sold the old quay. He has not told us about it.',
      ['They have sold the old quay.'],
    ],
    [
      'There is another matter that he does not speak of. About 20 of the dockers will have no work after May, and he hired them himself.',
      ['About 20 of the dockers will have no work after May, and he hired them himself.'],
    ],
    [
      'I think there is something else. He has paid for the old crane himself.',
      ['He has paid for the old crane himself.'],
    ],
    [
      'What I believe is underneath: he turns 65 in October and nobody follows him.',
      ['What I believe is underneath: he turns 65 in October and nobody follows him.'],
    ],
    ['He has hardly spoken in meetings since the spring.', []],
    [
      'Petra believes he promised his board two cranes and that he hasn’t told them of the delay.',
      ['Petra believes he promised his board two cranes and that he hasn’t told them of the delay.'],
    ],
  ])('is theirs to hide, and not the writer’s to keep: %s', async (brief, texts) => {
    const { told, sides } = await read(
      `I meet Gunnar Falk, harbour master at Skerry Port, on Tuesday about the new crane at the old quay. I need two more days from him. ${brief}`,
    );
    expect([...secretsIn(told, sides).holds].map((at) => told[at]?.sentence.text)).toEqual(texts);
  });

  it('is not what they surely say openly, though it stands between', async () => {
    const brief = [
      'I meet Ingrid Halvorsen, director of operations of the ferries, on Tuesday.',
      'The ship agent told me at lunch that the big ship goes to dry dock from 18 May.',
      'She wants berth 4 all of May.',
      'She will for sure not say that about the dock.',
    ].join(' ');
    const { told, purposes, sides } = await read(brief);
    expect(purposes).toBeNull();
    const openly = (hidden: number): boolean =>
      settled(
        told,
        told.map((_, at) => ({ ...isFor(at === 2 ? 'their_demand' : 'others'), hidden })),
        sides,
      ).some(({ sentence, spoken }) => sentence.text.startsWith('She wants berth 4') && spoken !== null);
    expect(openly(0.01)).toBe(true);
    expect(openly(0.3)).toBe(false);
  });

  it('is nothing that they will not do, nor what they say themselves', async () => {
    const { told, sides } = await read(
      'I meet Ingrid Halvorsen, director of operations, on Tuesday. She told me that the crew is short. She will not sign it before June. She wants berth 4 all of May.',
    );
    expect(secretsIn(told, sides).holds.size).toBe(0);
  });
});

describe('what a chat or a colleague tells of what they hide', () => {
  it('is a secret though the word that they keep it comes in another turn', async () => {
    const { told, sides } = await read(
      [
        '09:01 Imani: I see Baba Otto, chair of the fishers, on Monday about the jetty.',
        '09:03 Juma: one thing. Neema at the district office says he already sold two plots by the shore.',
        '09:04 Imani: oh',
        '09:05 Juma: he will not mention it',
        '09:06 Imani: he wants a second ramp, he said so twice.',
      ].join('\n'),
    );
    const { holds } = secretsIn(told, sides);
    expect([...holds].map((at) => told[at]?.sentence.text ?? '').join(' ')).toContain('two plots by the shore');
    expect([...holds].map((at) => told[at]?.sentence.text ?? '').join(' ')).not.toContain('second ramp');
  });

  it('is one where those around them do not know it, or where they have not said a word of it', async () => {
    for (const says of ['Nobody on the committee knows.', 'Greta has not said one word about it.']) {
      const { told, sides } = await read(
        `I meet Greta Lund, chair of the choir, on Friday. Our driver has told to our Paul that she moves to Oslo in spring. ${says} She wants the hall on Tuesdays.`,
      );
      expect([...secretsIn(told, sides).holds].map((at) => told[at]?.sentence.text)).toEqual([
        'Our driver has told to our Paul that she moves to Oslo in spring.',
      ]);
    }
  });
});

describe('what is marked as not to be heard', () => {
  it('is for the writer alone, with what a short mark stands before', async () => {
    const { told, sides } = await read(
      [
        'I see Colin Aldwinckle, tower captain, on Friday about the bells.',
        'One for your ears only.',
        'The committee has put £40,000 aside for the frame.',
        'Not to be repeated please, but his wife asked for a quieter ring last year.',
        'He wants the old frame kept.',
      ].join(' '),
    );
    const all = settled(
      told,
      told.map(() => isFor('case_fact')),
      sides,
    );
    expect(all.filter(({ alone }) => alone).map(({ sentence }) => sentence.text)).toEqual([
      'One for your ears only.',
      'The committee has put £40,000 aside for the frame.',
      'Not to be repeated please, but his wife asked for a quieter ring last year.',
    ]);
  });
});

describe('a list of what they want', () => {
  it('is one sentence of theirs for each of its parts', async () => {
    const { told, sides } = await read(
      [
        'I see Venkatesh Iyer, regional ops head at Zenith, on Friday.',
        'His stated issues as per mail: night permits for the trucks not in hand; penalty of 2% per day he says is one-sided, wants it capped; and who pays for damage.',
        'The move is on 21 November.',
      ].join(' '),
    );
    const entry = told.find(({ sentence }) => sentence.text.startsWith('His stated'));
    if (entry === undefined) throw new Error('The list is in no sentence');
    const items = listed(entry, isFor('my_offer'), sides);
    expect(items.map((item) => inTheirMouth(item.entry)?.text ?? item.entry.sentence.text)).toEqual([
      'night permits for the trucks are not in hand',
      'Penalty of 2% per day is one-sided, and I want it capped.',
      'who pays for damage?',
    ]);
    expect(items.every(({ purpose }) => purpose.purpose === 'their_demand')).toBe(true);
  });

  it('is what they are foretold to ask for as well', async () => {
    const { told, sides } = await read(
      'On Tuesday I have a call with Olufemi Adeyinka, grants manager at the fund. He’ll ask why we told them in July what we knew in May (we did), and he wants proof of the numbers. The committee meets on 6 October.',
    );
    const entry = told.find(({ sentence }) => sentence.text.startsWith('He’ll ask'));
    if (entry === undefined) throw new Error('What he asks is in no sentence');
    expect(listed(entry, isFor('my_private'), sides).map((item) => inTheirMouth(item.entry)?.text)).toEqual([
      'I want to know why you told them in July what you knew in May.',
      'I want proof of the numbers.',
    ]);
  });

  it('is what stands behind a word that says so, and what the writer puts in brackets stays theirs', async () => {
    const { told, sides } = await read(
      [
        'I see Piet Bakker, warden of the lock, on Monday. What he says, per Anna: the gate jams every other night.',
        'Second, that nobody pays his overtime.',
        'He’s going to want a second man on nights, he’ll want a new winch (I have room for 4,000), and he’s worried about the ice.',
        'The season ends on 3 December.',
      ].join(' '),
    );
    const partsOf = (start: string, purpose: Purpose) => {
      const entry = told.find(({ sentence }) => sentence.text.startsWith(start));
      if (entry === undefined) throw new Error(`Nothing begins with ${start}`);
      return listed(entry, isFor(purpose), sides);
    };
    const textsOf = (items: ReturnType<typeof listed>) =>
      items.map(({ entry }) => inTheirMouth(entry)?.text ?? entry.sentence.text);
    expect(textsOf(partsOf('What he says', 'case_fact'))).toEqual(['the gate jams every other night.']);
    expect(textsOf(partsOf('Second', 'their_worry'))).toEqual(['Nobody pays my overtime.']);
    const foretold = partsOf('He’s going', 'their_demand');
    expect(textsOf(foretold).slice(0, 3)).toEqual([
      'I want a second man on nights.',
      'I want a new winch.',
      'I’m worried about the ice.',
    ]);
    expect(foretold.at(-1)).toMatchObject({
      purpose: { purpose: 'my_private' },
      entry: { alone: true, knownBy: 'student', briefing: 'You have room for 4,000.' },
    });
  });

  it('is what stands below a heading that says so, as far as it is theirs', async () => {
    const { told } = await read(
      [
        'I see Dr Sanna Koski, head of the ward, on Monday.',
        'Her worries (from the call):',
        '- the lift is out of use for six weeks',
        '- who carries the meals?',
        '- I can pay two porters',
      ].join('\n'),
    );
    expect(told.filter(isHeadedTheirs).map(({ sentence }) => sentence.text)).toEqual([
      'the lift is out of use for six weeks',
      'who carries the meals?',
    ]);
  });

  it('is what stands behind ‘what she says is’, and what notes leave out is theirs', async () => {
    const { told, sides } = await read(
      [
        'I see Ifeoma Bassey, chair of the village, on Monday about the pipe.',
        'What she says is the village was promised two taps in 2019 and got none.',
        'Worried about the goats: one fell into a trench.',
        'She’ll bring up the August invoice.',
      ].join('\n'),
    );
    const each = settled(
      told,
      told.map(({ sentence }) => isFor(sentence.text.startsWith('I see') ? 'noise' : 'their_worry')),
      sides,
    );
    expect(each.flatMap(({ spoken }) => spoken ?? [])).toEqual([
      'The village was promised two taps in 2019 and got none.',
      'I’m worried about the goats: one fell into a trench.',
      'I want to speak about the August invoice.',
    ]);
  });

  it('is what stands below ‘She says’, up to what can be offered', async () => {
    const { told } = await read(
      [
        'Talk w/ Ilse Brandsma, land officer at the water board, on Friday.',
        '* She says',
        '  - subsidence at T3 in February, 8 cm, and nobody told her',
        '  - who repairs it and by when?',
        '* Can offer: steel plates, 240 m',
      ].join('\n'),
    );
    expect(told.filter(isHeadedTheirs).map(({ sentence }) => sentence.text)).toEqual([
      'subsidence at T3 in February, 8 cm, and nobody told her',
      'who repairs it and by when?',
    ]);
  });

  it('is left as it is where it is the writer’s', async () => {
    const { told, sides } = await read(
      'I see Venkatesh Iyer, regional ops head at Zenith, on Friday. To bring: the plan; the list of pallets; and the lease. The move is on 21 November.',
    );
    const entry = told.find(({ sentence }) => sentence.text.startsWith('To bring'));
    if (entry === undefined) throw new Error('The list is in no sentence');
    expect(listed(entry, isFor('my_private'), sides)).toHaveLength(1);
  });
});
