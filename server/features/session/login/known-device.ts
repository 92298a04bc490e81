import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Only the call that logs in gets it; it proves nothing about who calls. */
const plainName = 'pannier-device';
/** Browsers take a cookie of this name over https only, and no neighboring http site can set it. */
const secureName = `__Secure-${plainName}`;
const path = '/login';
const days = 90;
const shape = /^[\w-]{43}$/;

/** The hash of the token of the device a login comes from; null where it has none of ours. */
export function deviceHashOf(request: FastifyRequest): string | null {
  const token = tokenOf(request);
  return token === null ? null : hashToken(token);
}

/** A token for a device, and what is stored of it. */
export function newDevice(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

/** Has the device keep a token, or the one it has for longer, for the next logins (90 days). */
export function keepDeviceToken(
  request: FastifyRequest,
  reply: FastifyReply,
  issued: string | null,
): void {
  const token = issued ?? tokenOf(request);
  if (token === null) return;
  const secure = isSecure(request) ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${nameFor(request)}=${token}; Path=${path}; Max-Age=${days * 86_400}; HttpOnly; SameSite=Strict${secure}`,
  );
}

const isSecure = (request: FastifyRequest) => request.protocol === 'https';
const nameFor = (request: FastifyRequest) => (isSecure(request) ? secureName : plainName);

function tokenOf(request: FastifyRequest): string | null {
  const name = nameFor(request);
  const found = (request.headers.cookie ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  const token = found?.slice(name.length + 1) ?? '';
  return shape.test(token) ? token : null;
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
