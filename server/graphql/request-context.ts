import type { FastifyRequest } from 'fastify';
import { hostOf } from '#server/http/identity.ts';
import { Problem } from '#server/lib/problem.ts';
import { defaultLocale, isLocale, type Locale, languageOf, locales } from '#shared/locales.ts';
import type { Context } from './context.ts';
import type { Services } from './room.ts';

/** What the resolvers of one request get. @throws 400 for an unusable idempotency key */
export function requestContext({ db, files, jobs }: Services, request: FastifyRequest): Context {
  return {
    requestId: request.id,
    log: request.log,
    db,
    files,
    jobs,
    host: hostOf(request),
    locale: localeOf(request.headers['accept-language']),
    viewer: request.bearer?.viewer ?? null,
    refreshHash: request.bearer?.refreshHash ?? null,
    idempotencyKey: idempotencyKeyOf(request.headers['idempotency-key']),
    memo: new Map(),
  };
}

/** The first wanted language that is one of ours, or one with the same language; else English. */
export function localeOf(header: string | undefined): Locale {
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const wanted = part.split(';')[0]?.trim() ?? '';
    if (isLocale(wanted)) return wanted;
    const alike = locales.find((locale) => languageOf(locale) === wanted.split('-')[0]);
    if (alike) return alike.startsWith('en') ? defaultLocale : alike;
  }
  return defaultLocale;
}

function idempotencyKeyOf(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && /^[\w.:-]{8,100}$/.test(header)) return header;
  throw new Problem(400, 'BAD_IDEMPOTENCY_KEY', 'idempotency-key: 8 to 100 letters and digits');
}
