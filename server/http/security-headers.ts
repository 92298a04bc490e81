import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The content security policy of pages. */
export const contentPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  // A video that is not sent yet is played from the device.
  "media-src 'self' blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  // Texts become code through two policies only: ours for workers (src/lib/device/own-script-url.ts) and the
  // one of the library that cleans HTML.
  "require-trusted-types-for 'script'",
  'trusted-types pannier dompurify',
].join('; ');

/** The camera reads barcodes; nothing else of the device is used, by no script that got in either. */
const permissions = [
  'camera=(self)',
  'accelerometer',
  'bluetooth',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => (feature.includes('=') ? feature : `${feature}=()`))
  .join(', ');

/**
 * Adds the headers of pages and of files that a browser runs or displays: no foreign or inline code.
 * @param style the text of the one `<style>` that the page may hold
 */
export function protectPage(reply: FastifyReply, style?: string): void {
  const hash = style && createHash('sha256').update(style).digest('base64');
  const policy = hash
    ? contentPolicy.replace("style-src 'self'", `$& 'sha256-${hash}'`)
    : contentPolicy;
  reply.header('content-security-policy', policy);
  reply.header('permissions-policy', permissions);
}

/** Headers of every answer: nothing is guessed, framed, or shared with pages and windows of others. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/**
 * Gives an answer these headers, also one that no hook sees. Of a request whose address cannot be read
 * Fastify does not know the protocol; to believe the caller does no harm, as browsers heed this header on
 * https alone.
 */
export function protectAnswer(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(commonHeaders);
  const forwarded = request.headers['x-forwarded-proto'];
  if (
    request.protocol === 'https' ||
    (request.routeOptions.url === undefined && forwarded === 'https')
  )
    reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
}

export function protectEverything(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => protectAnswer(request, reply));
}
