import { describe, expect, it } from '@jest/globals';
import { draftFromBrief } from './draft-from-brief';
import { calledBySaying, inShort, weightOfSaying } from './voiced';

async function drafted(brief: string) {
  const read = await draftFromBrief(brief);
  if ('refused' in read) throw new Error(`Refused: ${read.refused}`);
  return read.content;
}

describe('what they say for themselves', () => {
  it('weighs more where it complains or demands than where it is polite, or leans on what was before', () => {
    const demand = weightOfSaying('I cannot open the school without the windows on 3 September.');
    expect(demand).toBeGreaterThan(weightOfSaying('I am writing about the windows.'));
    expect(demand).toBeGreaterThan(weightOfSaying('They were in the plan.'));
  });

  it('is cut at a clause where it is too long for a name', () => {
    expect(calledBySaying('I cannot launch the appeal with that.')).toBe('“I cannot launch the appeal with that”');
    expect(
      calledBySaying(
        'I have 14 lorries and 14 drivers and each of them sits outside your warehouse for 50 minutes because your new booking app gives out the same slot twice.',
      ),
    ).toBe('“I have 14 lorries and 14 drivers and each of them sits outside your warehouse for 50 minutes”');
  });

  it('is said again in short, by what weighs most in it', () => {
    expect(inShort('I cannot launch the appeal with that.')).toBe('I cannot launch the appeal with that.');
    expect(
      inShort(
        'I haven’t slept properly since you took the back wall off, because every time the wind gets up the sheeting cracks and I think someone is in the house.',
      ),
    ).toBe('I haven’t slept properly since you took the back wall off.');
    expect(
      inShort(
        'We acknowledge your cut-over schedule of 24 August with the whole team. I will not turn over crane 6 unless an operator stays in the cabin.',
      ),
    ).toMatch(/^I will not turn over crane 6/);
  });

  it('makes the concerns, no two of them from the same words', async () => {
    const { concerns, opening } = await drafted(
      [
        'From: Grace Nakamura',
        'To: Miguel Santos',
        'Subject: Donor portal',
        '',
        'Miguel,',
        'there is no phase two in my contract. I cannot launch the winter appeal on 17 November without recurring gifts. 61% of our income is recurring. I would like to know by Thursday what you intend to do.',
        'Grace Nakamura',
        'Director of Fundraising',
      ].join('\n'),
    );
    const summaries = concerns.map(({ summary }) => summary);
    expect(summaries).toContain('“I cannot launch the winter appeal on 17 November without recurring gifts”');
    expect(new Set(summaries).size).toBe(summaries.length);
    expect(opening).toContain('17 November');
    expect(concerns.find(({ central }) => central)?.worry).not.toContain('17 November');
  });

  it('is told in the first person from notes that leave out who it is', async () => {
    const { opening, situation } = await drafted(
      [
        'Notes from site meeting, Harcourt Road extension',
        'Present: Martin Oyelaran (headteacher), me',
        '',
        '- MO not happy. Was told in January that the block would be ready on 22 August.',
        '- He has 58 children starting on 3 September and no room to put them in.',
        '- Wants to know who pays for the portacabins.',
        '',
        'I see Martin on Thursday.',
      ].join('\n'),
    );
    expect(situation).toContain('Martin is not happy. Martin was told in January');
    expect(opening).toContain('I have 58 children starting on 3 September');
    expect(opening).not.toMatch(/\b(?:he|Martin)\b/);
  });

  it('is no opening where they don’t know yet what it is about', async () => {
    const { opening } = await drafted(
      'Theo Lindqvist is our tester. He hasn’t had a raise in 3 years, and he doesn’t know that I have seen his notice. I talk to Theo on Monday. What I want is that he stays until the audit on 24 September.',
    );
    expect(opening).not.toContain('raise');
  });
});
