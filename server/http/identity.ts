import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '#server/db/database.ts';
import { auditSource, type Refusals } from '#server/features/audit/audit.public.ts';
import { getHostConfig, getServerStatus } from '#server/features/hosts/hosts.public.ts';
import type { Bearer, SessionKeys } from '#server/features/session/session.public.ts';
import { readOnlyText, readsOnly, viewAsText } from '#server/graphql/read-only.ts';
import { Problem } from '#server/lib/problem.ts';
import type { HostConfig } from '#shared/host-config.ts';

declare module 'fastify' {
  interface FastifyInstance {
    sessionKeys: SessionKeys;
    /** Where refused calls are recorded. */
    refusals: Refusals;
  }
  interface FastifyRequest {
    portal: HostConfig | null;
    bearer: Bearer | null;
  }
  interface FastifyContextConfig {
    /**
     * The checks before a route runs: none (`open`, also during maintenance), a known host (`host`), or,
     * when unset, a known host and, if a token is sent, a valid one.
     */
    access?: 'open' | 'host';
    /**
     * Whether users who only read may call a route that writes (every method but GET and HEAD): it
     * changes nothing but what is the user's own, or asks for its permission itself.
     */
    readOnlyUsers?: boolean;
    /** Whether an administrator who views as a user may call the route: it only shows something. */
    viewAs?: boolean;
  }
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Finds out, before any body is read, which host a call came to and who makes it.
 * Refuses every call while the server is not online (B139), and calls that write to users who only read.
 */
export function identify(app: FastifyInstance, db: Db): void {
  app.decorateRequest('portal', null);
  app.decorateRequest('bearer', null);
  app.addHook('onRequest', async (request) => {
    const { access, readOnlyUsers, viewAs } = request.routeOptions.config;
    if (access === 'open') return;
    const { online, message } = await getServerStatus(db);
    if (!online) throw new Problem(500, 'MAINTENANCE', message, { status: 'maintenance' });
    request.portal = await getHostConfig(db, request.hostname);
    if (!request.portal) throw new Problem(404, 'UNKNOWN_HOST', 'No such host');
    const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (access === 'host' || token === undefined) return;
    const bearer = app.sessionKeys.access.verify(token);
    if (bearer?.viewer.sorg !== request.portal.sorg) throw unauthenticated();
    if (bearer.host !== null && bearer.host !== request.portal.host) throw unauthenticated();
    if (await app.sessionKeys.revocations.isRevoked(bearer)) throw revoked();
    request.bearer = bearer;
    if (bearer.viewedBy && !viewAs) throw refusedView(request);
    if (!reading.has(request.method) && !readOnlyUsers && readsOnly(bearer.viewer.areas))
      throw new Problem(403, 'AUDIT_READS_ONLY', readOnlyText);
  });
}

/** Neither 401 nor 403, which would end the session on the client. */
function refusedView(request: FastifyRequest): Problem {
  const { method, routeOptions } = request;
  const code = 'VIEW_AS_READS_ONLY';
  request.server.refusals.note(auditSource(request), `${method} ${routeOptions.url}`, code);
  return new Problem(422, code, viewAsText);
}

/** The host a call came to. @throws for a route with open access, which is a programming error */
export function hostOf(request: FastifyRequest): HostConfig {
  if (!request.portal) throw new Error('This route is open and has no host');
  return request.portal;
}

/**
 * Returns the user of a call.
 * @throws 401 UNAUTHENTICATED without a valid token
 */
export function bearerOf(request: FastifyRequest): Bearer {
  if (!request.bearer) throw unauthenticated();
  return request.bearer;
}

/** The client gets a new token automatically, unless the login itself has ended. */
function revoked(): Problem {
  return new Problem(401, 'TOKEN_REVOKED', 'Refresh the token');
}

function unauthenticated(): Problem {
  return new Problem(401, 'UNAUTHENTICATED', 'Log in first');
}
