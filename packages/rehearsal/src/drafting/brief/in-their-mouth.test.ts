import { describe, expect, it } from '@jest/globals';
import { inTheirMouth } from './in-their-mouth';
import type { BriefSentence } from './sentences';

const said = (mark: string): ReturnType<typeof inTheirMouth> =>
  inTheirMouth({ mark, sentence: { text: mark, quoted: false } as BriefSentence });

describe('a sentence in their mouth', () => {
  it.each([
    [
      'In the last review ¤S told the team that the hoist had failed twice and that ¤S had signed for it.',
      'The hoist had failed twice and I had signed for it.',
    ],
    ['What ¤S wrote to the clerk is that our pump stops at noon.', 'Your pump stops at noon.'],
    ['¤P reason, which came out over lunch, is that ¤P lease ends in May.', 'My lease ends in May.'],
    ['¤S answered with one line: "Paper does not carry water."', 'Paper does not carry water.'],
    [
      '¤S says that ¤P list stands at 50, that it was 30 at Easter, and that ¤S "cannot send anybody away".',
      'My list stands at 50, it was 30 at Easter, and I cannot send anybody away.',
    ],
    [
      '¤S asks for a fence two metres high, for 20,000 francs, and for a limit on the number of cars.',
      'I want a fence two metres high, 20,000 francs, and a limit on the number of cars.',
    ],
    [
      '¤S wants to be paid for the whole order now, although the contract says 30 days after delivery.',
      'I want to be paid for the whole order now.',
    ],
    [
      '¤S says that the second half comes in May, which would leave our crew nine days.',
      'The second half comes in May.',
    ],
    ['¤S asked as well whether the fee would still be paid.', 'I want to know whether the fee would still be paid.'],
    ['¤S said that ¤S had "other growers who answer their mail".', 'I have other growers who answer their mail.'],
    ['¤S says a roof that leaks is no roof.', 'A roof that leaks is no roof.'],
    ['Half of the boats are gone, ¤S said, and ¤P crew is idle.', 'Half of the boats are gone and my crew is idle.'],
    [
      '¤S wants to keep the old kiln until we have tested ours, and ¤S puts that at five weeks.',
      'I want to keep the old kiln until you have tested yours, and I put that at five weeks.',
    ],
    ['What keeps ¤O up: the mill will close the line at noon.', 'The mill will close the line at noon.'],
    ['The second is that nobody tested the valves with ¤O.', 'Nobody tested the valves with me.'],
    ['¤P stated reason is that the valves are too old.', 'The valves are too old.'],
    [
      '¤P position so far is that the valves are old and that a firm of our size should know.',
      'The valves are old and a firm of your size should know.',
    ],
    ['¤P answer, from ¤P letter of 3 May: the valves leaked twice in April.', 'The valves leaked twice in April.'],
    [
      '¤S will most likely demand that we pay for the valves and that ¤S gets a fitter.',
      'I demand that you pay for the valves and that I get a fitter.',
    ],
    ['¤S will ask us to waive the fee of 300 euros.', 'I want you to waive the fee of 300 euros.'],
    ['¤S is direct and will ask for the plan in writing.', 'I want the plan in writing.'],
    [
      '¤S’ll probably also point out that the hall costs us nothing.'.replace('¤S’ll', '¤S will'),
      'The hall costs you nothing.',
    ],
    [
      '¤P main concern is the old furnace, whose licence ends in July.',
      'My main concern is the old furnace, whose licence ends in July.',
    ],
    ['So far ¤S has answered that the steel was chosen against ¤P advice.', 'The steel was chosen against my advice.'],
    ['¤S wants a guarantee for the hoist, which Otto says nobody can give.', 'I want a guarantee for the hoist.'],
    [
      '¤S is gonna say the plates came late which is true and nobody told ¤O.',
      'The plates came late and nobody told me.',
    ],
    [
      'And ¤S went on about union overtime on Sundays and ¤P crew is tired.',
      'There is union overtime on Sundays and my crew is tired.',
    ],
    ['Monday ¤S told me, in front of ¤P leads, that paper stays until the audit.', 'Paper stays until the audit.'],
    ['¤S will moan about the noise and the dust.', 'I want to speak about the noise and the dust.'],
    ['¤S has read the report and puts it down to luck.', 'I have read the report and put it down to luck.'],
    ['¤S asked me twice who pays for the crane, I thought it was a joke.', 'I want to know who pays for the crane.'],
    [
      '¤S wrote that the slot is "on hold until I have seen the gauge".',
      'The slot is on hold until I have seen the gauge.',
    ],
    ['¤P sister lost a barn that way and that story comes out every time I ring.', 'My sister lost a barn that way.'],
    ['Our registrar, ¤O, has told me that every form needs ¤P stamp.', 'Every form needs my stamp.'],
    [
      'What ¤S said at the gate was, if you move my week I lose the orchard.',
      'If you move my week I lose the orchard.',
    ],
  ])('%s', (mark, text) => {
    expect(said(mark)?.text).toBe(text);
  });

  it('tells what was guessed or told by others from what they said', () => {
    expect(said('My friend at the bank says that ¤S has pledged the trucks.')).toMatchObject({
      text: 'I have pledged the trucks.',
      guessed: true,
    });
    expect(said('¤S said that ¤S has pledged the trucks.')).toMatchObject({ said: true, guessed: false });
  });

  it.each([
    '¤S said to me in the corridor, and I didn’t know what to answer.',
    '¤S has never said that this is the reason.',
    '¤S is their marketing manager and a lovely woman.',
    '¤S visits ¤O on Sundays.',
    'Our head of legal is ¤O.',
    'On Monday I sit down with ¤O, the deputy head of roads.',
    '¤S will ask what becomes of the apprentices.',
  ])('says nothing of: %s', (mark) => {
    expect(said(mark)).toBeNull();
  });
});
