import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { auditSource, recordAudit } from '#server/features/audit/audit.public.ts';
import { deviceOf, endView, viewCustomer } from '#server/features/session/view-session.public.ts';
import type { Services } from '#server/graphql/feature.ts';
import { bearerOf, hostOf } from '#server/http/identity.ts';
import { Problem } from '#server/lib/problem.ts';
import { readSent } from '#server/lib/read-sent.ts';
import { viewReasonMax } from '#shared/access/view-as.rules.ts';
import { beginView } from './begin-view.ts';

const begin = v.object({
  userId: v.pipe(v.string(), v.regex(/^\d{1,15}$/)),
  reason: v.pipe(
    v.string(),
    v.maxLength(viewReasonMax),
    v.excludes('\0'),
    v.trim(),
    v.minLength(1),
  ),
});
const choice = v.object({
  custCode: v.pipe(v.string(), v.minLength(1), v.maxLength(100), v.excludes('\0')),
});
const scopes = ['page.user-management', 'page.user-management-us'];
const limit = { calls: 30, minutes: 15 };
/** The routes of a view itself: they change nothing of the user's. */
const within = { viewAs: true, readOnlyUsers: true };

/**
 * `POST /view-as` answers an access token for reading as a user, `POST /view-as/customer` one for another customer of
 * the user, and `POST /view-as/end` ends the view.
 */
export function viewAsRoutes(root: FastifyInstance, { db }: Services): void {
  const { sessionKeys: keys } = root;
  root.register(async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    app.post('/view-as', { config: { limit } }, (request) => {
      const by = bearerOf(request);
      if (!scopes.some((scope) => by.viewer.scopes.has(scope)))
        throw new Problem(403, 'FORBIDDEN', 'Not allowed');
      const sent = readSent(begin, request.body);
      const from = { host: hostOf(request), device: deviceOf(request) };
      return beginView({ db, keys }, { ...from, source: auditSource(request), by }, sent);
    });
    app.post('/view-as/customer', { config: within }, async (request) => {
      const bearer = bearerOf(request);
      if (!bearer.viewedBy) throw new Problem(403, 'FORBIDDEN', 'Not allowed');
      const viewed = await viewCustomer(
        { db, keys },
        bearer,
        readSent(choice, request.body).custCode,
      );
      if (!viewed) throw new Problem(404, 'UNKNOWN_CUSTOMER', 'No such customer');
      const event = { ...auditSource(request), customer: viewed.customer.unified };
      const detail = { user: `user:${bearer.viewer.userId}` };
      await recordAudit(db, { ...event, kind: 'view-as.customer-changed', detail });
      return viewed.token;
    });
    app.post('/view-as/end', { config: within }, async (request, reply) => {
      const bearer = bearerOf(request);
      if (bearer.viewedBy && (await endView({ db, keys }, bearer))) {
        const detail = { user: `user:${bearer.viewer.userId}` };
        await recordAudit(db, { ...auditSource(request), kind: 'view-as.ended', detail });
      }
      return reply.code(204).send();
    });
  });
}
