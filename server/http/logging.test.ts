import { Writable } from 'node:stream';
import Fastify, { LogController } from 'fastify';
import { expect, it } from 'vitest';
import { loggerOptions, logRequests, requestId } from './logging.ts';

it('omits the secret of a mailed link from the logged URL', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const app = Fastify({
    logger: { ...loggerOptions({ logLevel: 'info' }), stream },
    logController: new LogController({ disableRequestLogging: true }),
  });
  logRequests(app);
  app.get('/en-us/login', async () => ({}));
  await app.inject('/en-us/login?from=mail&reset=s3cret-_x&next=1');
  await app.inject('/en-us/login?TOKEN=s3cret');
  await app.inject('/nowhere?reset=s3cret');
  await app.inject('/en-us/retail-sales?search=s3cret+consumer&page=1');
  await app.close();
  expect(lines.join()).not.toContain('s3cret');
  expect(JSON.parse(lines[0] ?? '').url).toBe('/en-us/login?from=mail&reset=[secret]&next=1');
});

it('writes one line per response with its id and no secrets', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const app = Fastify({
    logger: { ...loggerOptions({ logLevel: 'info' }), stream },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
  });
  logRequests(app);
  app.get('/x', async (request) => {
    request.log.info({ body: { password: 's3cret', token: 's3cret' }, authorization: 's3cret' });
    return {};
  });
  await app.inject({ url: '/x', headers: { 'x-request-id': 'entry-12345' } });
  await app.close();
  const [first, last] = lines.map((line) => JSON.parse(line));
  expect(lines.join()).not.toContain('s3cret');
  expect(first.body).toEqual({ password: '[secret]', token: '[secret]' });
  expect(last).toMatchObject({ reqId: 'entry-12345', method: 'GET', url: '/x', status: 200 });
  expect(lines).toHaveLength(2);
});
