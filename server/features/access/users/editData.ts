import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { administratorOf } from '../rights/administrator.ts';
import { getFormData } from './form-data.ts';
import { showUser } from './show-user.ts';
import { findUser } from './user.store.ts';

/** A user with the choices of the form (O159); null for one whom the viewer may not see. */
export const editData: QueryResolvers['editData'] = async (_, { id, us }, ctx) => {
  const me = await administratorOf(ctx);
  const user = await findUser(ctx.db, me, id);
  if (!user) return null;
  return { ...(await getFormData(ctx, me, us)), user: showUser(user, me, ctx.host) };
};
