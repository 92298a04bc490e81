import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Refusals } from '#server/features/audit/audit.public.ts';
import type { Bearer } from '#server/features/session/session.public.ts';
import { openCallLimits } from '#server/lib/call-limits.ts';
import { answerErrors } from './errors.ts';
import { limitRoutes } from './route-limits.ts';

/** Routes of which one may be called twice a minute; the header `user` says who calls. */
async function startRoutes(callLimits = true) {
  const app = Fastify();
  app.decorate('refusals', { note: () => {} } as unknown as Refusals);
  app.decorate('callLimits', openCallLimits({ callLimits }));
  app.decorateRequest('bearer', null);
  app.addHook('onRequest', async (request) => {
    const userId = Number(request.headers.user);
    if (userId) request.bearer = { viewer: { userId } } as Bearer;
  });
  answerErrors(app);
  limitRoutes(app);
  const limit = { calls: 2, minutes: 1 };
  app.post('/costly', { config: { limit } }, async () => 'done');
  app.get('/costly', { config: { limit } }, async () => 'done');
  app.get('/cheap', async () => 'done');
  return app;
}

const user = (id: number) => ({ headers: { user: String(id) } });

test('asks a user over a route’s limit to wait', async () => {
  const app = await startRoutes();
  const post = { method: 'POST', url: '/costly' } as const;
  for (let n = 0; n < 2; n++)
    expect((await app.inject({ ...post, ...user(1) })).statusCode).toBe(200);
  const refused = await app.inject({ ...post, ...user(1) });
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await app.inject({ ...post, ...user(2) })).statusCode).toBe(200);
});

test('counts each route separately and ignores others', async () => {
  const app = await startRoutes();
  for (let n = 0; n < 3; n++) {
    const last = n === 2 ? 429 : 200;
    for (const method of ['POST', 'GET'] as const)
      expect((await app.inject({ method, url: '/costly', ...user(1) })).statusCode).toBe(last);
    expect((await app.inject({ url: '/cheap', ...user(1) })).statusCode).toBe(200);
  }
});

test('leaves calls without a login to the route', async () => {
  const app = await startRoutes();
  for (let n = 0; n < 4; n++)
    expect((await app.inject({ method: 'POST', url: '/costly' })).statusCode).toBe(200);
});

test('throttles no request without limits', async () => {
  const app = await startRoutes(false);
  for (let n = 0; n < 4; n++)
    expect((await app.inject({ url: '/costly', ...user(1) })).statusCode).toBe(200);
});
