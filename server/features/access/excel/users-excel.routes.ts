import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { recordAudit } from '#server/features/audit/audit.public.ts';
import { viewerOf } from '#server/graphql/context.ts';
import type { Services } from '#server/graphql/feature.ts';
import { requireRecentLoginOfCall } from '#server/graphql/recent-login.ts';
import { scopedContext } from '#server/graphql/request-context.ts';
import { bearerOf } from '#server/http/identity.ts';
import { readSent } from '#server/lib/read-sent.ts';
import { sendTable } from '#server/lib/table-export.ts';
import { getDayIn } from '#shared/days.ts';
import { administratorOf } from '../rights/administrator.ts';
import { usersTable } from './users-table.ts';

const scopes = ['page.user-management', 'page.user-management-us'];
/** The file contains the addresses of all users, and no user needs it often. */
const limit = { calls: 10, minutes: 60 };

/** Ids of group roles, separated by commas; none for all. */
const query = v.object({
  groupRoleIds: v.optional(
    v.pipe(
      v.string(),
      v.excludes('\0'),
      v.transform((text) => text.split(',')),
      v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(255))),
      v.maxLength(500),
    ),
  ),
});

/**
 * Sends the users whom the viewer administers as an Excel file (O022, B306, N115). It needs a recent login, and each
 * download is audited.
 */
export function usersExcelRoutes(app: FastifyInstance, services: Services): void {
  app.get('/api/admin/users/download-excel', { config: { limit } }, async (request, reply) => {
    const ctx = await scopedContext(services, request, scopes);
    await requireRecentLoginOfCall(services.db, bearerOf(request));
    const { groupRoleIds = [] } = readSent(query, request.query);
    const table = usersTable(ctx, await administratorOf(ctx), groupRoleIds);
    const { userId } = viewerOf(ctx);
    const slots = app.exportSlots;
    const day = getDayIn(ctx.host.timeZone);
    const detail = { groupRoles: groupRoleIds.join(', ') };
    await recordAudit(ctx.db, { ...ctx.auditSource, kind: 'users.exported', detail });
    return sendTable(reply, table, { format: 'xlsx', day, slots, userId });
  });
}
