import { describe, expect, it } from '@jest/globals';
import { voiceOpening } from './voices';

describe('where somebody begins to write', () => {
  it.each([
    ['On 2 Sept Alastair Pym wrote:', 'Alastair Pym'],
    ['On Tue, 4 March 2025 at 10:02 Dev Patel wrote:', 'Dev Patel'],
    ['On Tue 4 March, June Aldous wrote:', 'June Aldous'],
  ])('%s', (line, name) => {
    expect(voiceOpening(line)?.name).toBe(name);
  });

  it('tells for whom it is in brackets behind the time', () => {
    expect(voiceOpening('Danielle Roy · Wed 17:55 [internal, visible to: me]')).toMatchObject({
      name: 'Danielle Roy',
      role: 'internal, visible to: me',
    });
  });

  it('tells who may see a comment', () => {
    expect(voiceOpening('Comment, Inês Tavares, 14 March (internal, not visible to the school)')).toMatchObject({
      name: 'Inês Tavares',
      role: 'internal, not visible to the school',
      kind: 'comment',
    });
  });

  it.each(['Data: 24/03 18:31', 'Date: 3 Sept, 16:22', 'Fecha: 24/03 18:31'])('is not %s', (line) => {
    expect(voiceOpening(line)).toBeNull();
  });
});
