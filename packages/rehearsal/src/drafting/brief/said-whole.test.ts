import { describe, expect, it } from '@jest/globals';
import { ownWords, wholeOf } from './said-whole';

describe('what can be said as a whole', () => {
  it.each([
    'Sooner or later something will be missed and an officer will carry the blame.',
    'Tankers have to be at the dairy by 4 or the milk gets dumped.',
    'Nobody had told me that.',
    'What matters to me is the cattle.',
    'Who pays for the second pump?',
    'Give me a day in June.',
  ])('%s', (text) => {
    expect(wholeOf(text)).toBe(text);
  });

  it.each([
    'I say the young ones are after my dispatch job, which.',
    'Twice, are the ones who stand at the gate.',
    'According to the keeper I’m also still upset.',
    'Chidi is the senior vet me, partner.',
    'Nearly all of them are me Parata’s lot.',
    'Rejected by plant head me by phone.',
    'Production slot at my is 2 September.',
    'It belongs to me, who presides over the committee.',
    'Concrete: plant I deliver only since 2 June.',
    'The “keeper told it.',
    'A lawn near the pond.',
  ])('not: %s', (text) => {
    expect(wholeOf(text)).toBeNull();
  });

  it.each([
    ['I have explained to you, without raising my voice, that I promised it.', 'I promised it.'],
    ['And this I say more quietly, that a man of mine lost two fingers.', 'A man of mine lost two fingers.'],
    ['No stamp without light.', 'There is no stamp without light.'],
    ['05-Apr update: I’m ready for two days.', 'I’m ready for two days.'],
    ['It stands in the building of me.', 'It stands in my building.'],
    ['The pump is out. According to the log I knew.', 'The pump is out.'],
  ])('%s', (text, said) => {
    expect(wholeOf(text)).toBe(said);
  });

  it('is less of their own words, which may be short', () => {
    expect(ownWords('C. No drainage, no screed. I want it dry.')).toBe('No drainage, no screed. I want it dry.');
    expect(ownWords('We saw it twice, which')).toBeNull();
  });
});
