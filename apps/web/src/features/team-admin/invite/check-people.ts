/** Which of the listed people can be invited, before anybody is asked (product §18.8). The server judges again. */
import {
  emailFault,
  INVITED_AT_ONCE_MAX,
  keptEmail,
  lineFault,
  NAME_MAX_CHARACTERS,
  type MemberStats,
} from '@parley/shared';
import { countOf } from '@/lib/format';
import type { ListedPerson } from './read-people';

export interface CheckedPerson extends ListedPerson {
  /** In words for the user; null where nothing is wrong. */
  readonly fault: string | null;
}

type Seated = Pick<MemberStats, 'email' | 'status'>;

function faultOf(
  { name, email, surplus }: ListedPerson,
  earlier: ReadonlyMap<string, number>,
  seated: ReadonlyMap<string, Seated>,
): string | null {
  const wrong = emailFault(email) ?? lineFault('Name', NAME_MAX_CHARACTERS, name);
  if (wrong !== undefined) return wrong;
  if (surplus > 0) return 'More columns than a name and an email';
  const before = earlier.get(keptEmail(email));
  if (before !== undefined) return `Already in line ${before}`;
  const there = seated.get(keptEmail(email));
  if (there === undefined) return null;
  return there.status === 'invited' ? 'Already invited' : 'Already in the team';
}

/** A fault for each line that has one: what is missing or malformed, and who stands there twice or has a seat. */
export function checkPeople(people: readonly ListedPerson[], members: readonly Seated[]): CheckedPerson[] {
  const seated = new Map(members.map((member) => [keptEmail(member.email), member]));
  const earlier = new Map<string, number>();
  return people.map((person) => {
    const fault = faultOf(person, earlier, seated);
    if (!earlier.has(keptEmail(person.email))) earlier.set(keptEmail(person.email), person.line);
    return { ...person, fault };
  });
}

/**
 * Why so many can't be invited at once, whoever they are; null where they can.
 * @param seats how many are free; null: unlimited
 */
export function tooMany(count: number, seats: number | null): string | null {
  const listed = `${countOf(count, 'person is', 'people are')} listed`;
  if (count > INVITED_AT_ONCE_MAX)
    return `${listed}; at most ${INVITED_AT_ONCE_MAX} can be invited at once. Please split the list.`;
  if (seats !== null && count > seats)
    return `${listed}, and ${countOf(seats, 'seat is', 'seats are')} free. Please leave out ${count - seats}.`;
  return null;
}
