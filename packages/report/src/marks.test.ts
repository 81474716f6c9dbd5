import { describe, expect, it } from '@jest/globals';
import { marksByMessage, provenMessage, segmentsOf } from './marks';
import { sampleFeedback, sampleMessages } from './testing/sample';

describe('segmentsOf', () => {
  it('keeps the whole message and marks only the quoted words', () => {
    const content = 'Two options, then. The second costs £38,000 more.';
    const segments = segmentsOf(content, [{ quote: 'The second costs £38,000', kind: 'for' }]);
    expect(segments.map((segment) => segment.text).join('')).toBe(content);
    expect(segments.filter((segment) => segment.counted).map((segment) => segment.text)).toEqual([
      'The second costs £38,000',
    ]);
  });

  it('joins touching and overlapping marks of one kind', () => {
    const segments = segmentsOf('abcdef', [
      { quote: 'abc', kind: 'for' },
      { quote: 'bcd', kind: 'for' },
      { quote: 'ef', kind: 'for' },
    ]);
    expect(segments).toEqual([{ start: 0, text: 'abcdef', counted: true, faulted: false }]);
  });

  it('keeps marker and pencil apart where they overlap', () => {
    const segments = segmentsOf('abcdef', [
      { quote: 'abcd', kind: 'for' },
      { quote: 'cdef', kind: 'against' },
    ]);
    expect(segments.map(({ text, counted, faulted }) => [text, counted, faulted])).toEqual([
      ['ab', true, false],
      ['cd', true, true],
      ['ef', false, true],
    ]);
  });

  it.each([[''], ['   '], ['two options, then']])(
    'marks nothing for %p, which does not stand there word for word',
    (quote) => {
      expect(segmentsOf('Two options, then.', [{ quote, kind: 'for' }]).some((segment) => segment.counted)).toBe(false);
    },
  );

  it('makes nothing of an empty message', () => {
    expect(segmentsOf('', [{ quote: 'x', kind: 'for' }])).toEqual([]);
  });
});

describe('marksByMessage', () => {
  const messages = sampleMessages();

  it('marks what was met, pencils what was not, and leaves the stakeholder’s words alone', () => {
    const marks = marksByMessage(sampleFeedback(), messages);
    expect(marks.get(8)?.every((mark) => mark.kind === 'for')).toBe(true);
    expect(marks.get(10)?.every((mark) => mark.kind === 'against')).toBe(true);
    const [first] = sampleFeedback().indicators;
    expect(first).toBeDefined();
    const stakeholders = sampleFeedback({
      specificFeedback: [],
      indicators: first ? [{ ...first, evidence: { messageNumber: 3, quote: 'Six weeks.' } }] : [],
    });
    expect(marksByMessage(stakeholders, messages).size).toBe(0);
  });

  it('finds no message for a quote that was never said, or of a message that is not there', () => {
    expect(provenMessage({ messageNumber: 2, quote: 'We are still on.' }, messages)).toBeNull();
    expect(provenMessage({ messageNumber: 99, quote: 'We’re not' }, messages)).toBeNull();
    expect(provenMessage({ messageNumber: 2, quote: 'We’re not' }, messages)?.number).toBe(2);
  });
});
