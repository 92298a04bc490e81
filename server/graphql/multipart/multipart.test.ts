import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyMultipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import mercurius from 'mercurius';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bearer } from '#server/features/session/session.public.ts';
import { answerErrors } from '#server/http/errors.ts';
import { executableSchema } from '../executable-schema.ts';
import { graphqlMultipart } from './multipart.ts';
import type { UploadedFile } from './uploaded-file.ts';

const sdl = `
  directive @allow(scope: String!, readOnlyUsers: Boolean = false) on FIELD_DEFINITION
  scalar Upload
  type Query { a: String @allow(scope: "user") }
  type Mutation {
    read(files: [Upload!]!): [String!]! @allow(scope: "user")
    ignore(file: Upload!): String @allow(scope: "user")
    tell(file: Upload!): String @allow(scope: "user")
  }`;
const resolvers = {
  Query: { a: () => 'a' },
  Mutation: {
    read: (_: unknown, { files }: { files: UploadedFile[] }) =>
      Promise.all(files.map(async ({ filename, path }) => `${filename}:${await readFile(path)}`)),
    ignore: () => 'ignored',
    tell: (_: unknown, { file }: { file: UploadedFile }) => JSON.stringify(file),
  },
};
const bearer = { viewer: { scopes: new Set(), areas: [] }, refreshHash: '' } as unknown as Bearer;

let app: FastifyInstance;
let address: string;
beforeAll(async () => {
  app = Fastify();
  app.decorateRequest('bearer', null);
  app.addHook('onRequest', async (request) => {
    if (request.headers.authorization) request.bearer = bearer;
  });
  answerErrors(app);
  await app.register(fastifyMultipart);
  graphqlMultipart(app, '/graphql', { fileSize: 600_000, files: 2 });
  await app.register(mercurius, {
    schema: executableSchema(sdl, [{ name: 'files', resolvers: resolvers as object }]),
    context: () => bearer,
    errorHandler: false,
  });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const read = {
  query: 'mutation ($files: [Upload!]!) { read(files: $files) }',
  variables: { files: [null] },
};
type Parts = [string, string | Blob][];

async function send(parts: Parts, headers: Record<string, string> = { authorization: 'Bearer x' }) {
  const body = new FormData();
  for (const [name, value] of parts)
    if (typeof value === 'string') body.append(name, value);
    else body.append(name, value, `${name}.txt`);
  const answer = await fetch(`${address}/graphql`, { method: 'POST', body, headers });
  // biome-ignore lint/suspicious/noExplicitAny: the query decides the shape
  return { status: answer.status, body: (await answer.json()) as any };
}
const uploads = () => globSync(join(tmpdir(), 'pannier-upload-*'));
/** Files that other programs may have left in the temporary folder. */
const before = new Set(uploads());
const json = (value: unknown) => JSON.stringify(value);

describe('files', () => {
  it('arrive completely in the order of the map', async () => {
    const { body } = await send([
      ['operations', json({ ...read, variables: { files: [null, null] } })],
      ['map', json({ a: ['variables.files.1'], b: ['variables.files.0'] })],
      ['a', new Blob(['one'])],
      ['b', new Blob(['two'])],
    ]);
    expect(body.data.read).toEqual(['b.txt:two', 'a.txt:one']);
  });

  // R14
  it('identifies a resent file by name, type, size and content', async () => {
    const tell = json({
      query: 'mutation ($file: Upload!) { tell(file: $file) }',
      variables: { file: null },
    });
    const told = async (content: string) => {
      const map = json({ a: ['variables.file'] });
      const parts: Parts = [
        ['operations', tell],
        ['map', map],
        ['a', new Blob([content], { type: 'image/webp' })],
      ];
      return JSON.parse((await send(parts)).body.data.tell);
    };
    const photo = 'x'.repeat(300_000);
    const first = await told(photo);
    expect(first).toEqual({
      filename: 'a.txt',
      mimetype: 'image/webp',
      size: 300_000,
      hash: createHash('sha256').update(photo).digest('hex'),
    });
    expect(await told(photo)).toEqual(first);
    expect(await told(`${photo.slice(1)}y`)).not.toEqual(first);
  });

  it('do not stall a request that fails before reading them', async () => {
    const big = new Blob(['x'.repeat(500_000)]);
    const operations = (query: string) => json({ query, variables: { file: null } });
    for (const query of ['mutation ($file: Upload!) { nothing(file: $file) }', 'no query'])
      expect(
        (
          await send([
            ['operations', operations(query)],
            ['map', json({ a: ['variables.file'] })],
            ['a', big],
          ])
        ).status,
      ).toBe(400);
    const { body } = await send([
      ['operations', operations('mutation ($file: Upload!) { ignore(file: $file) }')],
      ['map', json({ a: ['variables.file'] })],
      ['a', big],
    ]);
    expect(body.data.ignore).toBe('ignored');
  });

  it('are rejected when too long, never truncated', async () => {
    const { status, body } = await send([
      ['operations', json(read)],
      ['map', json({ a: ['variables.files.0'] })],
      ['a', new Blob(['x'.repeat(600_001)])],
    ]);
    expect([status, body.code]).toEqual([413, 'TOO_LARGE']);
  });

  it('are not received from anonymous callers', async () => {
    const parts: Parts = [['operations', json(read)]];
    expect((await send(parts, { 'x-request-id': 'stranger' })).status).toBe(401);
  });

  it('are deleted when the response is sent', async () => {
    await expect.poll(() => uploads().filter((name) => !before.has(name))).toEqual([]);
  });
});

describe('requests off the specification', () => {
  const file: [string, Blob] = ['a', new Blob(['x'])];
  const cases: [string, Parts][] = [
    ['no operations', [['map', json({ a: ['variables.files.0'] })], file]],
    ['operations that are no JSON', [['operations', '{'], ['map', '{}'], file]],
    ['a map of something else', [['operations', json(read)], ['map', '[1'], file]],
    [
      'a file that is missing',
      [
        ['operations', json(read)],
        ['map', json({ a: ['variables.files.0'] })],
      ],
    ],
    [
      'paths that are no list',
      [['operations', json(read)], ['map', json({ a: 'variables' })], file],
    ],
    [
      'a place that is not null',
      [['operations', json(read)], ['map', json({ a: ['query'] })], file],
    ],
    [
      'a place in a prototype',
      [['operations', json(read)], ['map', json({ a: ['__proto__.polluted'] })], file],
    ],
  ];
  it.each(cases)('%s', async (_what, parts) => {
    const { status, body } = await send(parts);
    expect([status, body.code]).toEqual([400, 'BAD_MULTIPART']);
  });
});
