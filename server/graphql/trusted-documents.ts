import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type GraphQLSchema, Kind, parse, validate } from 'graphql';
import type { PersistedQueryProvider } from 'mercurius';
import * as v from 'valibot';
import { Problem } from '#server/lib/problem.ts';

const file = fileURLToPath(new URL('../../trusted-documents.json', import.meta.url));
const map = v.record(v.string(), v.string());

/** The documents of our own client: their text by hash. */
export interface TrustedDocuments {
  get(hash: string): string | undefined;
  /** The operation's name; foreign documents are all called the same. */
  nameOf(text: string | undefined): string;
}

/** Those of the documents that a schema with fewer operations can answer; the others are as unknown as foreign ones. */
export function publicDocuments(
  documents: TrustedDocuments,
  schema: GraphQLSchema,
): TrustedDocuments {
  const answers = new Map<string, boolean>();
  const isPublic = (text: string) => {
    const known = answers.get(text) ?? validate(schema, parse(text)).length === 0;
    answers.set(text, known);
    return known;
  };
  return {
    get: (hash) => {
      const text = documents.get(hash);
      return text !== undefined && isPublic(text) ? text : undefined;
    },
    nameOf: documents.nameOf,
  };
}

/** Reads the generated list; without one there are no trusted documents. */
export function readTrustedDocuments(): TrustedDocuments {
  return trustedDocuments(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
}

/** @param documents texts by sha256 in hex, with or without `sha256:` before it */
export function trustedDocuments(documents: unknown): TrustedDocuments {
  const texts = new Map(
    Object.entries(v.parse(map, documents)).map(([hash, text]) => [plain(hash), text]),
  );
  const names = new Map([...texts.values()].map((text) => [text, operationName(text)]));
  return {
    get: (hash) => texts.get(plain(hash)),
    nameOf: (text) => names.get(text ?? '') ?? 'other',
  };
}

interface RequestBody {
  query?: unknown;
  documentId?: unknown;
  extensions?: { persistedQuery?: { sha256Hash?: unknown } };
}

/** Requests by hash in every mode; with `only`, nothing else is accepted (trusted documents). */
export function documentProvider(documents: TrustedDocuments, only: boolean) {
  const provider: PersistedQueryProvider = {
    isPersistedQuery: (body: RequestBody) => {
      // Mercurius would take JSON for a parsed document and stumble over anything else.
      if (isJson(body.query)) throw new Problem(400, 'BAD_REQUEST', 'query is not GraphQL');
      return only || hashOf(body) !== null;
    },
    isPersistedQueryRetry: () => false,
    getHash: (body) => hashOf(body) ?? '',
    getQueryFromHash: async (hash) => documents.get(hash) as string,
    notFoundError: 'This document is not known to the server',
    notSupportedError: 'Only known documents are accepted, by their hash',
  };
  return provider;
}

/** The hash a request names its document by; null when it sends a text. */
export function hashOf({ documentId, extensions }: RequestBody): string | null {
  const hash = documentId ?? extensions?.persistedQuery?.sha256Hash;
  return typeof hash === 'string' && hash !== '' ? hash : null;
}

function isJson(query: unknown): boolean {
  // Requests by hash have none, and an error thrown for each of them would cost more than the rest.
  if (typeof query !== 'string') return false;
  try {
    JSON.parse(query);
    return true;
  } catch {
    return false;
  }
}

function plain(hash: string): string {
  return hash.replace(/^sha256:/, '');
}

function operationName(text: string): string {
  for (const node of parse(text).definitions)
    if (node.kind === Kind.OPERATION_DEFINITION) return node.name?.value ?? 'unnamed';
  return 'unnamed';
}
