import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { badUserInput } from '#server/lib/paging.ts';
import { toId, toLogFilter } from './asked-events.ts';
import { readLog } from './audit-log.store.ts';
import { nameUsers } from './name-users.ts';
import { openLog } from './show-events.ts';

const mostEvents = 50;

/** The audit log of the organisations that the viewer administers, newest first, without a count. */
export const auditEvents: QueryResolvers['auditEvents'] = async (_root, args, ctx) => {
  const { before, limit } = args;
  if (!Number.isInteger(limit) || limit < 1 || limit > mostEvents)
    throw badUserInput(`limit must be between 1 and ${mostEvents}`);
  const filter = {
    ...toLogFilter(args, ctx),
    ...(before && { before: toId(before, 'before') }),
  };
  const asOf = new Date().toISOString();
  const { me, sorgs, show } = await openLog(ctx);
  const rows = await readLog(ctx.db, sorgs, filter, limit + 1);
  const events = await nameUsers(ctx.db, me, rows.slice(0, limit), show);
  return { events, hasMore: rows.length > limit, asOf };
};
