import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Services } from '#server/graphql/room.ts';
import { bearerOf, hostOf } from '#server/http/identity.ts';
import { Problem } from '#server/lib/problem.ts';
import { changeCustomer } from './change-cust.ts';
import { login } from './login.ts';
import { refreshToken } from './refresh-token.ts';
import type { Session } from './session.ts';
import { user } from './user.ts';

const text = (longest: number) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(longest), v.regex(/^[^\0]*$/));
const credentials = v.object({ username: text(200), password: text(1_000) });
const refresh = v.object({ token: text(200) });
const choice = v.object({ custCode: text(100) });
const codes = v.object({ r3: v.optional(text(100)), isr: v.optional(text(100)) });

/** Logging in and staying logged in (O003 to O008). Answers are never kept by caches. */
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
      login(session, hostOf(request), read(credentials, request.body), request.ip),
    );
    app.post('/refresh-token', { config: { door: 'host' } }, (request) =>
      refreshToken(session, hostOf(request).sorg, read(refresh, request.body).token),
    );
    app.get('/user', (request) => user(db, bearerOf(request).viewer));
    app.post<{ Params: { code: string } }>('/change-cust/:code', (request) =>
      change(request, [request.params.code]),
    );
    app.post('/change-cust', (request) => {
      const { r3, isr } = read(codes, request.query);
      return change(
        request,
        [r3, isr].filter((code) => code !== undefined),
      );
    });
    app.post('/v2/change-cust', (request) =>
      change(request, [read(choice, request.body).custCode]),
    );
  });
}

/** What a request sent, when it has the shape it should. @throws 400 BAD_REQUEST naming the field */
function read<Shape extends v.GenericSchema>(shape: Shape, sent: unknown): v.InferOutput<Shape> {
  const parsed = v.safeParse(shape, sent);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const field = v.getDotPath(issue) ?? 'body';
  throw new Problem(400, 'BAD_REQUEST', `${field}: ${issue.message}`, { field });
}
