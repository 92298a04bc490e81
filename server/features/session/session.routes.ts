import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { auditSource } from '#server/features/audit/audit.public.ts';
import type { Services } from '#server/graphql/feature.ts';
import { bearerOf, hostOf } from '#server/http/identity.ts';
import { Problem } from '#server/lib/problem.ts';
import { publicOrigin } from '#server/lib/public-origin.ts';
import { readSent } from '#server/lib/read-sent.ts';
import { changeCustomer } from './login/change-cust.ts';
import { deviceHashOf, keepDeviceToken } from './login/known-device.ts';
import { type LoginSource, login } from './login/login.ts';
import { loginWithSecondFactor } from './login/login-with-second-factor.ts';
import { logout } from './login/logout.ts';
import { forgotPassword } from './password-reset/forgot-password.ts';
import { resetPassword } from './password-reset/reset-password.ts';
import { proofShape } from './second-factor/prove.ts';
import type { Session } from './session.ts';
import type { Origin } from './sessions/sessions.store.ts';
import { deviceOf } from './tokens/device.rules.ts';
import { refreshToken } from './tokens/refresh-token.ts';
import { user } from './user.ts';

const text = (longest: number) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(longest), v.regex(/^[^\0]*$/));
const credentials = v.object({ username: text(200), password: text(1_000) });
const secondFactor = v.object({
  challenge: text(100),
  name: v.optional(text(100)),
  ...proofShape,
});
const refresh = v.object({ token: text(200) });
const forgotten = v.object({ username: text(200) });
const reset = v.object({
  token: text(200),
  password: v.optional(v.pipe(v.string(), v.maxLength(1_000))),
});
const logoutBody = v.union([
  v.object({ token: text(200) }),
  v.object({ tokenHash: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) }),
]);
const choice = v.object({ custCode: text(100) });
const renewal = v.object({ refreshToken: v.optional(v.nullable(text(200)), null) });
/** Changes of customer: each one writes a session. */
const limit = { calls: 300, minutes: 15 };
const codes = v.object({ r3: v.optional(text(100)), isr: v.optional(text(100)) });

/** Changes nothing but the user's own session: auditors choose customers too (B046). */
const own = { config: { readOnlyUsers: true, limit } };

/** Logging in and staying logged in (O003 to O008, N023), and out. Answers are never kept by caches. */
export function sessionRoutes(root: FastifyInstance, services: Services): void {
  const { db, config, jobs } = services;
  const { mode, refreshTokenDays: days } = config;
  const { sessionKeys: keys, callLimits: limits } = root;
  const session: Session = {
    db,
    keys,
    limits,
    jobs,
    days,
    mode,
    originOf: (host) => publicOrigin(config, host),
  };
  const originOf = (request: FastifyRequest): Origin => ({
    host: hostOf(request),
    source: auditSource(request),
    device: deviceOf(request),
  });
  const change = (request: FastifyRequest, codes: string[]) => {
    const bearer = bearerOf(request);
    const { refreshToken } = readSent(renewal, request.body ?? {});
    return changeCustomer(session, originOf(request), bearer, { codes, refreshToken });
  };

  root.register(async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    const sourceOf = (request: FastifyRequest): LoginSource => ({
      source: auditSource(request),
      device: deviceOf(request),
      deviceHash: deviceHashOf(request),
    });
    app.post('/login', { config: { access: 'host' } }, async (request, reply) => {
      const sent = readSent(credentials, request.body);
      const answer = await login(session, hostOf(request), sent, sourceOf(request));
      keepDeviceToken(request, reply, answer.deviceToken);
      if ('tokens' in answer) return answer.tokens;
      throw new Problem(401, 'SECOND_FACTOR_REQUIRED', 'Second factor required', answer.next);
    });
    app.post('/login/second-factor', { config: { access: 'host' } }, async (request, reply) => {
      const sent = readSent(secondFactor, request.body);
      const answer = await loginWithSecondFactor(session, hostOf(request), sent, sourceOf(request));
      keepDeviceToken(request, reply, answer.deviceToken);
      const { recoveryCodes } = answer;
      return recoveryCodes ? { ...answer.tokens, recoveryCodes } : answer.tokens;
    });
    app.post('/refresh-token', { config: { access: 'host' } }, (request) =>
      refreshToken(session, originOf(request), readSent(refresh, request.body).token),
    );
    app.post('/logout', { config: { access: 'host' } }, async (request, reply) => {
      await logout(session, originOf(request), readSent(logoutBody, request.body));
      return reply.code(204).send();
    });
    app.post('/forgot-password', { config: { access: 'host' } }, async (request, reply) => {
      const { username } = readSent(forgotten, request.body);
      // A link that arrives hours later is of no use, so the request fails immediately when no mail can be
      // sent.
      await root.readiness.expect('mail');
      await forgotPassword(services, hostOf(request), username, auditSource(request));
      return reply.code(204).send();
    });
    app.post('/reset-password', { config: { access: 'host' } }, async (request, reply) => {
      const sent = readSent(reset, request.body);
      await resetPassword(session, hostOf(request), sent, auditSource(request));
      return reply.code(204).send();
    });
    app.get('/user', { config: { viewAs: true } }, (request) => user(db, bearerOf(request)));
    app.post<{ Params: { code: string } }>('/change-cust/:code', own, (request) =>
      change(request, [request.params.code]),
    );
    app.post('/change-cust', own, (request) => {
      const { r3, isr } = readSent(codes, request.query);
      return change(
        request,
        [r3, isr].filter((code) => code !== undefined),
      );
    });
    app.post('/v2/change-cust', own, (request) => {
      // Without a login this refusal comes first.
      bearerOf(request);
      return change(request, [readSent(choice, request.body).custCode]);
    });
  });
}
