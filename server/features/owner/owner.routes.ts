import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Services } from '#server/graphql/feature.ts';
import { operatorRoute } from '#server/http/operator.ts';
import { storedAddress } from '#server/lib/mail-address.ts';
import { readSent } from '#server/lib/read-sent.ts';
import { email } from '#shared/validation/rules.ts';
import { appointOwner } from './appoint-owner.ts';

const text = (longest: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longest), v.regex(/^\P{Cc}*$/u));
const owner = v.strictObject({
  username: text(100),
  email: v.optional(v.nullable(v.pipe(text(255), email, v.transform(storedAddress))), null),
  sorg: v.optional(v.nullable(text(20)), null),
});

/** `npm run access -- owner` while a server runs on the embedded database (reading 55). */
export function ownerRoutes(app: FastifyInstance, services: Services): void {
  app.post('/access/owner', operatorRoute(services.config), async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const source = { address: request.ip, requestId: request.id };
    return await appointOwner(services, readSent(owner, request.body), source);
  });
}
