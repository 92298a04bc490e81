import type { UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import type { Administrator } from './administrator.store.ts';

type Me = Pick<Administrator, 'isOwner' | 'sorgs' | 'scopes'>;

/**
 * Returns why an administrator may not have a role or group role in an organisation (reading 56): those of all
 * organisations are the owners'.
 * @param sorg null for one of all organisations
 */
export function findPlaceProblems(me: Me, sorg: string | null, field: string): UserError[] {
  if (me.isOwner && (sorg === null || me.sorgs.includes(sorg))) return [];
  if (sorg === null)
    return [
      userError(field, 'NOT_YOURS_TO_CHANGE', 'Only owners change what all organisations use'),
    ];
  if (me.sorgs.includes(sorg)) return [];
  return [userError(field, 'AREA_NOT_YOURS', `You do not administer ${sorg}`, { name: sorg })];
}

/** Returns the refusal of a permission that the administrator does not hold (reading 55). */
export function findUnheld(me: Me, permissions: Iterable<string>, field: string): UserError[] {
  if (me.isOwner) return [];
  const unheld = [...permissions].find((permission) => !me.scopes.has(permission));
  if (unheld === undefined) return [];
  const message = `You do not hold ${unheld}`;
  return [userError(field, 'NOT_YOURS_TO_GRANT', message, { name: unheld })];
}

/** Whether two lists hold the same names. */
export function haveSameNames(one: readonly string[], other: readonly string[]): boolean {
  return JSON.stringify([...new Set(one)].sort()) === JSON.stringify([...new Set(other)].sort());
}

/**
 * Returns an id for a record by its name, such as `regional-buyer`.
 * @param taken ids of other records
 */
export function toId(name: string, taken: ReadonlySet<string>): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const id =
    plain
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 80) || 'role';
  if (!taken.has(id)) return id;
  for (let nth = 2; ; nth += 1) if (!taken.has(`${id}-${nth}`)) return `${id}-${nth}`;
}
