import type { FastifyInstance } from 'fastify';
import { viewerOf } from '#server/graphql/context.ts';
import type { Services } from '#server/graphql/feature.ts';
import { requestContext } from '#server/graphql/request-context.ts';
import type { ListExport } from '#server/lib/list-export.ts';
import { Problem } from '#server/lib/problem.ts';
import { ExportSlots, sendTable } from '#server/lib/table-export.ts';
import { dayIn } from '#shared/days.ts';
import { bearerOf } from './identity.ts';

const limit = { calls: 30, minutes: 15 };

/** Sends whole lists as files: `POST /exports/<list>` with filter, columns and their headers. */
export function listExportRoutes(
  app: FastifyInstance,
  services: Services,
  exports: readonly ListExport[],
): void {
  // Of all lists together.
  const slots = new ExportSlots();
  for (const { list, scopes, tableOf } of exports)
    app.post(
      `/exports/${list}`,
      // It reads only; POST because a filter may be too long for an address.
      { config: { limit, readOnlyUsers: true } },
      async (request, reply) => {
        const { viewer } = bearerOf(request);
        if (!scopes.some((scope) => viewer.scopes.has(scope)))
          throw new Problem(403, 'FORBIDDEN', 'Not allowed');
        // The request may act for another customer than that of the token, as with the list's query.
        const ctx = await requestContext(services, request, new Map());
        const { table, format } = tableOf(ctx, request.body);
        const day = dayIn(ctx.host.timeZone);
        return sendTable(reply, table, { format, day, slots, userId: viewerOf(ctx).userId });
      },
    );
}
