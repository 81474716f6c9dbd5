/** What is written when the owner of a team closes their account (product §18.3). */
import type { NewEmail, Vacated } from '@parley/db';
import type { Brand } from '@parley/shared';

/** To who owns the team now or, where nobody does, to the operator; none where it was not the owner who went. */
export function lettersOfVacated(
  { team, left, wasOwner, heir }: Vacated,
  { brand, now }: { readonly brand: Pick<Brand, 'name' | 'salesEmail'>; readonly now: Date },
): NewEmail[] {
  if (!wasOwner) return [];
  const key = `team_owner:${left.id}`;
  if (heir?.userId) {
    const to = { name: heir.name, address: heir.email };
    const data = { name: heir.name, teamName: team.name };
    return [{ key, template: 'team_inherited', userId: heir.userId, to, data, now }];
  }
  const to = { name: brand.name, address: brand.salesEmail };
  const data = { teamId: team.id, teamName: team.name, seatsTaken: team.seatsTaken };
  return [{ key, template: 'team_without_owner', userId: null, to, data, now }];
}
