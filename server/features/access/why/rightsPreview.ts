import type { UserArea } from '#server/graphql/context.ts';
import type { QueryResolvers, UserAreaInput } from '#server/graphql/generated/types.ts';
import { badUserInput, checkedText } from '#server/lib/paging.ts';
import { maxAreas, needsValue } from '#shared/access/user.rules.ts';
import { administratorOf } from '../rights/administrator.ts';
import { showRights } from './user-rights.ts';
import { readGroupRole } from './why.store.ts';

const mostRoles = 500;

/** Returns what the rights in the form of a user would open. */
export const rightsPreview: QueryResolvers['rightsPreview'] = async (_, args, ctx) => {
  const { roles, userAreas } = args;
  if ((roles?.length ?? 0) > mostRoles || userAreas.length > maxAreas)
    throw badUserInput('Too many roles or areas');
  const me = await administratorOf(ctx);
  const areas = toAreas(userAreas).filter(({ sorg }) => me.sorgs.includes(sorg));
  const groupRole = await readGroupRole(ctx.db, me, checkedText(args.groupRole, 'groupRole'));
  if (!groupRole) return null;
  const { id, description } = groupRole;
  return showRights(ctx.db, me, {
    user: null,
    active: true,
    areas,
    groupRole: { id, description },
    roles: groupRole.roles.filter((role) => !roles || roles.includes(role.id)),
  });
};

/** The areas that are complete. */
function toAreas(userAreas: readonly UserAreaInput[]): UserArea[] {
  return userAreas
    .map(({ sorg, limitation, value }) => ({
      sorg: checkedText(sorg, 'sorg'),
      limitation,
      value: needsValue(limitation) ? checkedText(value ?? '', 'value').trim() : '',
    }))
    .filter(({ limitation, value }) => !needsValue(limitation) || value !== '');
}
