import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Problem } from '#server/lib/problem.ts';
import { commonHeaders } from './security-headers.ts';

const answers: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Answers what cannot be read as HTTP: there is no request then, and no hook. */
export function answerMalformed(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const body = JSON.stringify({ code: 'BAD_REQUEST', message: 'The request cannot be read' });
  const headers = {
    ...commonHeaders,
    'content-type': 'application/json',
    connection: 'close',
    'content-length': body.length,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const status = answers[error.code ?? ''] ?? '400 Bad Request';
  if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy();
}

/** Two Host headers: this server and a proxy in front could each take another one. */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { rawHeaders } }) => {
    let hosts = 0;
    for (let at = 0; at < rawHeaders.length; at += 2)
      if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
    if (hosts > 1) throw new Problem(400, 'BAD_REQUEST', 'The request names two hosts');
  });
}
