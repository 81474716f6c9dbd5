import { describe, expect, it } from '@jest/globals';
import type { Person } from './people';
import { calledByRole } from './nameless';

const roleOf = (brief: string, people: readonly Person[] = []): string | undefined =>
  calledByRole(brief, people)?.person.role ?? undefined;

describe('somebody who is called by what they are', () => {
  const brief = [
    'On Friday I have to ask the lock keeper for two nights. He has closed the gate at ten for thirty years.',
    'The lock keeper says that the lamps blind the barges.',
  ].join(' ');

  it('is found where the brief comes back to them', () => {
    const found = calledByRole(brief, []);
    expect(found?.person).toMatchObject({ role: 'Lock keeper', pronoun: 'he' });
    expect(found?.person.mentions).toHaveLength(2);
  });

  it('is nobody where somebody with a name is that', () => {
    const keeper = { role: 'lock keeper' } as Person;
    expect(roleOf(brief, [keeper])).toBeUndefined();
  });

  it('is nobody where they are named in passing among others', () => {
    const other = { role: null } as Person;
    expect(roleOf('Wanda wants the key back. Some driver left it there.', [other])).toBeUndefined();
  });

  it('is hardly whom one answers to', () => {
    const other = { role: null } as Person;
    expect(roleOf('My director has been to see him. My director got a cup of tea, he says.', [other])).toBeUndefined();
  });

  it('is no group of people', () => {
    expect(roleOf('The board meets on Monday. Tell the board. The committee waits.')).toBeUndefined();
  });
});
