import { readFileSync } from 'node:fs';
import type { TestApp } from '#server/testing/app.ts';

const file = new URL('../../../trusted-documents.json', import.meta.url);
const documents: [string, string][] = Object.entries(JSON.parse(readFileSync(file, 'utf8')));

/** The hashes of the client's documents by the name of their operation. */
export const documentHashes: ReadonlyMap<string, string> = new Map(
  documents.map(([hash, text]) => [/\b(?:query|mutation) (\w+)/.exec(text)?.[1] ?? text, hash]),
);

/** Where a call without a login comes from, and its other headers. */
export interface PublicCaller {
  /** The caller's network address. */
  address?: string;
  headers?: Record<string, string>;
}

/** Sends a body to POST /public/graphql. */
export async function postPublic(app: TestApp, body: object, caller: PublicCaller = {}) {
  const { address = '192.0.2.1', headers } = caller;
  const reply = await app.app.inject({
    method: 'POST',
    url: '/public/graphql',
    remoteAddress: address,
    headers: { host: 'localhost', 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  });
  return { status: reply.statusCode, headers: reply.headers, body: reply.json() };
}

/** Calls an operation of the client without a login. */
export function callPublic(
  app: TestApp,
  operation: string,
  variables: object = {},
  caller: PublicCaller = {},
) {
  const sha256Hash = documentHashes.get(operation);
  const extensions = { persistedQuery: { version: 1, sha256Hash } };
  return postPublic(app, { operationName: operation, variables, extensions }, caller);
}
