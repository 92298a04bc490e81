import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Services } from '#server/graphql/room.ts';
import { bearerOf, hostOf } from '#server/http/identity.ts';
import { readSent } from '#server/lib/read-sent.ts';
import { changeCustomer } from './change-cust.ts';
import { forgotPassword } from './forgot-password.ts';
import { login } from './login.ts';
import { refreshToken } from './refresh-token.ts';
import { resetPassword } from './reset-password.ts';
import type { Session } from './session.ts';
import { user } from './user.ts';

const text = (longest: number) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(longest), v.regex(/^[^\0]*$/));
const credentials = v.object({ username: text(200), password: text(1_000) });
const refresh = v.object({ token: text(200) });
const forgotten = v.object({ username: text(200) });
const reset = v.object({ token: text(200), password: v.pipe(v.string(), v.maxLength(1_000)) });
const choice = v.object({ custCode: text(100) });
const codes = v.object({ r3: v.optional(text(100)), isr: v.optional(text(100)) });

/** Logging in and staying logged in (O003 to O008, N023). Answers are never kept by caches. */
export function sessionRoutes(root: FastifyInstance, services: Services): void {
  const { db, config } = services;
  const session: Session = { db, keys: root.sessionKeys, days: config.refreshTokenDays };
  const change = (request: FastifyRequest, wanted: string[]) =>
    changeCustomer(session, bearerOf(request), wanted);

  root.register(async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    app.post('/login', { config: { door: 'host' } }, (request) =>
      login(session, hostOf(request), readSent(credentials, request.body), request.ip),
    );
    app.post('/refresh-token', { config: { door: 'host' } }, (request) =>
      refreshToken(session, hostOf(request).sorg, readSent(refresh, request.body).token),
    );
    app.post('/forgot-password', { config: { door: 'host' } }, async (request, reply) => {
      const { username } = readSent(forgotten, request.body);
      const { ip } = request;
      await forgotPassword(services, hostOf(request), username, { ip, origin: originOf(request) });
      return reply.code(204).send();
    });
    app.post('/reset-password', { config: { door: 'host' } }, async (request, reply) => {
      const sent = readSent(reset, request.body);
      await resetPassword(db, hostOf(request), sent, request.ip);
      return reply.code(204).send();
    });
    app.get('/user', (request) => user(db, bearerOf(request).viewer));
    app.post<{ Params: { code: string } }>('/change-cust/:code', (request) =>
      change(request, [request.params.code]),
    );
    app.post('/change-cust', (request) => {
      const { r3, isr } = readSent(codes, request.query);
      return change(
        request,
        [r3, isr].filter((code) => code !== undefined),
      );
    });
    app.post('/v2/change-cust', (request) =>
      change(request, [readSent(choice, request.body).custCode]),
    );
  });
}

/** Where the portal is reached, as the caller reached it; the name is the one of the known host. */
function originOf(request: FastifyRequest): string {
  const { port } = request;
  const protocol = request.protocol === 'https' ? 'https' : 'http';
  const usual = protocol === 'https' ? 443 : 80;
  return `${protocol}://${hostOf(request).host}${port && port !== usual ? `:${port}` : ''}`;
}
