import type { FastifyRequest } from 'fastify';
import type { Db } from '#server/db/database.ts';
import { auditSource } from '#server/features/audit/audit.public.ts';
import { findCustomer } from '#server/features/customers/customers.public.ts';
import { bearerOf, hostOf } from '#server/http/identity.ts';
import { Problem } from '#server/lib/problem.ts';
import { publicOrigin } from '#server/lib/public-origin.ts';
import { defaultLocale, isLocale, type Locale, languageOf, locales } from '#shared/locales.ts';
import type { Context, CustomerCode, Viewer } from './context.ts';
import type { Feature, Services } from './feature.ts';

/**
 * Builds the context of one request.
 * @throws Problem 400 BAD_IDEMPOTENCY_KEY; 422 CUSTOMER_LOST for a customer the viewer may not act for
 */
export async function requestContext(
  { config, db, files, jobs }: Services,
  request: FastifyRequest,
  histories: Context['histories'],
): Promise<Context> {
  const { bearer, headers } = request;
  const host = hostOf(request);
  return {
    requestId: request.id,
    log: request.log,
    db,
    files,
    fileAddress: request.server.fileSigner.createAddress,
    jobs,
    originOf: (host) => publicOrigin(config, host),
    keyFor: request.server.sessionKeys.keyFor,
    host,
    locale: negotiateLocale(headers['accept-language']),
    viewer: bearer && (await actingFor(db, bearer.viewer, headers['x-act-for'])),
    viewedBy: bearer?.viewedBy?.userId ?? null,
    refreshHash: bearer?.refreshHash ?? null,
    idempotencyKey: parseIdempotencyKey(headers['idempotency-key']),
    auditSource: auditSource(request),
    noteRefusal: (operation, reason) =>
      request.server.refusals.note(auditSource(request), operation, reason),
    expireRevocations: () => request.server.sessionKeys.revocations.expire(),
    histories,
    memo: new Map(),
  };
}

/** The histories of records by the name of their feature. */
export function collectHistories(features: readonly Feature[]): Context['histories'] {
  return new Map(
    features.flatMap(({ name, history }) => (history ? [[name, history] as const] : [])),
  );
}

/**
 * Builds the context of a request of a user who has one of some permissions.
 * @throws Problem 401 without a user, 403 FORBIDDEN without a permission, and what `requestContext` throws
 */
export async function scopedContext(
  services: Services,
  request: FastifyRequest,
  scopes: readonly string[],
  histories: Context['histories'] = new Map(),
): Promise<Context> {
  const { viewer } = bearerOf(request);
  if (!scopes.some((scope) => viewer.scopes.has(scope)))
    throw new Problem(403, 'FORBIDDEN', 'Not allowed');
  return await requestContext(services, request, histories);
}

/** The first wanted language that is one of ours, or one with the same language; else English. */
export function negotiateLocale(header: string | undefined): Locale {
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const wanted = part.split(';')[0]?.trim() ?? '';
    if (isLocale(wanted)) return wanted;
    const alike = locales.find((locale) => languageOf(locale) === wanted.split('-')[0]);
    if (alike) return alike.startsWith('en') ? defaultLocale : alike;
  }
  return defaultLocale;
}

/**
 * Returns the viewer, for this request acting for the customer that the `x-act-for` header names by its
 * unified code: changes made offline arrive under the customer they were made for, whichever is active
 * now. With a customer outside the viewer's fence, known or not, the whole request is refused with a
 * status that neither ends the client's session (as 403 does) nor makes it retry.
 */
async function actingFor(
  db: Db,
  viewer: Viewer,
  header: string | string[] | undefined,
): Promise<Viewer> {
  if (header === undefined || header === viewer.customer?.unified) return viewer;
  const customer = await customerNamed(db, viewer, String(header));
  if (!customer) throw new Problem(422, 'CUSTOMER_LOST', 'You may not act for this customer');
  return { ...viewer, customer };
}

async function customerNamed(
  db: Db,
  viewer: Viewer,
  unified: string,
): Promise<CustomerCode | null> {
  const found = await findCustomer(db, viewer, unified);
  // It may be found by another of its codes; a device knows the unified one.
  if (found?.unified !== unified) return null;
  return { unified, r3: found.r3, isr: found.isr };
}

function parseIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && /^[\w.:-]{8,100}$/.test(header)) return header;
  throw new Problem(400, 'BAD_IDEMPOTENCY_KEY', 'idempotency-key: 8 to 100 letters and digits');
}
