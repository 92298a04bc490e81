import { findOpened, type Opened } from '../rights/opened.rules.ts';

/** Active users who have the same group role, and the same roles of it deselected. */
export interface UserProfile {
  key: string;
  groupRole: string;
  deselected: readonly string[];
  users: number;
}

/** The roles of group roles, and the permissions of roles, by their ids. */
export interface RightsModel {
  groupRoles: ReadonlyMap<string, readonly string[]>;
  roles: ReadonlyMap<string, readonly string[]>;
}

/** The effect of a change of rights on the users who lose something, or to those who gain something. */
export interface Change extends Opened {
  users: number;
  /** The profiles of these users. */
  profiles: string[];
  permissions: string[];
}

export interface Effect {
  losing: Change;
  gaining: Change;
}

/** Returns what the users of the profiles lose and gain when rights change from one model to another. */
export function computeEffect(
  profiles: readonly UserProfile[],
  before: RightsModel,
  after: RightsModel,
): Effect {
  const pairs = profiles.map((profile) => ({
    profile,
    before: findPermissions(profile, before),
    after: findPermissions(profile, after),
  }));
  return {
    losing: collectChange(pairs.map((pair) => ({ ...pair, from: pair.before, to: pair.after }))),
    gaining: collectChange(pairs.map((pair) => ({ ...pair, from: pair.after, to: pair.before }))),
  };
}

function findPermissions(
  { groupRole, deselected }: UserProfile,
  { groupRoles, roles }: RightsModel,
): Set<string> {
  const held = (groupRoles.get(groupRole) ?? []).filter((role) => !deselected.includes(role));
  return new Set(held.flatMap((role) => roles.get(role) ?? []));
}

/** Collects what is in `from` and not in `to`, over all profiles. */
function collectChange(
  pairs: readonly { profile: UserProfile; from: ReadonlySet<string>; to: ReadonlySet<string> }[],
): Change {
  const changed = pairs
    .map((pair) => ({ ...pair, permissions: [...pair.from].filter((name) => !pair.to.has(name)) }))
    .filter(({ permissions }) => permissions.length > 0);
  const opened = changed.map(({ from, to }) => findDifference(findOpened(from), findOpened(to)));
  return {
    users: changed.reduce((sum, { profile }) => sum + profile.users, 0),
    profiles: changed.map(({ profile }) => profile.key),
    permissions: [...new Set(changed.flatMap(({ permissions }) => permissions))].sort(),
    pages: [...new Set(opened.flatMap(({ pages }) => pages))],
    operations: [...new Set(opened.flatMap(({ operations }) => operations))],
  };
}

function findDifference(one: Opened, other: Opened): Opened {
  return {
    pages: one.pages.filter((page) => !other.pages.includes(page)),
    operations: one.operations.filter((operation) => !other.operations.includes(operation)),
  };
}
