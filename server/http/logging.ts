import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';

const secrets = ['authorization', 'password', 'token', 'requestToken', 'refreshToken'];

/** Fields of errors of the database in which values of rows are repeated. */
const values = ['err.detail', 'err.where', 'err.params', 'err.parameters'];

/** Settings of the JSON log. Fields that may hold secrets, or what users have entered, are left out. */
export function loggerOptions(config: Pick<Config, 'logLevel'>) {
  const paths = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  return { level: config.logLevel, redact: { paths: [...paths, ...values], censor: '[secret]' } };
}

/**
 * The id that follows a piece of work through logs and answers: what the client sent when it is
 * harmless, else a new one.
 */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const sent = request.headers['x-request-id'];
  return typeof sent === 'string' && /^[\w.:-]{8,64}$/.test(sent) ? sent : randomUUID();
}

/**
 * An address as it may be logged: a link from a mail carries what it opens in its query (N023), and the address of a
 * list what was searched for, such as a consumer.
 */
function withoutSecrets(url: string): string {
  return url.replace(/([?&](?:reset|token|search)=)[^&#]*/gi, '$1[secret]');
}

/** Answers every request's id and writes one line per answer. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const url = withoutSecrets(request.url);
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method, url, status: reply.statusCode, ms }, 'request');
  });
}
