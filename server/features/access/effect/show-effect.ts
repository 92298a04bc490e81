import type { Db } from '#server/db/database.ts';
import type { AccessChange, AccessEffect } from '#server/graphql/generated/types.ts';
import type { Administrator } from '../rights/administrator.store.ts';
import { type Change, computeEffect, type RightsModel, type UserProfile } from './effect.rules.ts';
import { type Concerned, listUsersOf, readRights } from './effect.store.ts';

const mostNames = 20;

/**
 * Returns what a change of rights does to users.
 * @param change makes the rights after the change of those before
 * @param more roles that the change may bring into the concerned group roles
 */
export async function findEffect(
  db: Db,
  me: Administrator,
  concerned: Concerned,
  change: (before: RightsModel) => RightsModel,
  more: readonly string[] = [],
): Promise<AccessEffect> {
  const { model, profiles } = await readRights(db, concerned, more);
  const { losing, gaining } = computeEffect(profiles, model, change(model));
  return {
    losing: await showChange(db, me, losing, profiles),
    gaining: await showChange(db, me, gaining, profiles),
  };
}

async function showChange(
  db: Db,
  me: Administrator,
  change: Change,
  profiles: readonly UserProfile[],
): Promise<AccessChange> {
  const changed = new Set(change.profiles);
  const groupRoles = profiles.filter(({ key }) => changed.has(key)).map((one) => one.groupRole);
  const asked = { profiles: change.profiles, groupRoles: [...new Set(groupRoles)] };
  const first = await listUsersOf(db, me, asked, mostNames);
  return { ...change, first: first.map((user) => ({ ...user, id: String(user.id) })) };
}
