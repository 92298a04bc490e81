import type { RecordHistory } from '#server/graphql/context.ts';
import { findGroupRole } from './group-roles/group-role.store.ts';
import { administratorOf } from './rights/administrator.ts';
import { findRole } from './roles/role.store.ts';
import { findUser } from './users/user.store.ts';

const scopes = ['page.user-management', 'page.user-management-us'];

/**
 * Decides who sees the changes of users, roles, group roles and permissions: those who see the record, and changes of
 * areas in the own organisations only.
 */
export const accessHistory: RecordHistory = {
  scopes,
  isOfAllOrganisations: true,
  async isVisible(ctx, id) {
    const me = await administratorOf(ctx);
    const [kind, name = ''] = id.split(/:(.*)/s);
    if (kind === 'user') return (await findUser(ctx.db, me, name)) !== null;
    if (me.isUsOnly) return false;
    if (kind === 'role') return (await findRole(ctx.db, me, name)) !== null;
    if (kind === 'group-role') return (await findGroupRole(ctx.db, me, name)) !== null;
    return kind === 'permission';
  },
  async isFieldVisible(ctx) {
    const { sorgs } = await administratorOf(ctx);
    return (field) => !field.startsWith('areas.') || sorgs.includes(field.slice('areas.'.length));
  },
};
