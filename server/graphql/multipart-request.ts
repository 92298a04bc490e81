import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getVariableValues,
  Kind,
  parse,
  validate,
} from 'graphql';
import { budgetOf, type FileRules } from '#server/files/file-rules.ts';
import { rulesFor } from '#server/files/uploads/begin-upload.ts';
import { storeReceived } from '#server/files/uploads/store-received.ts';
import { bearerOf } from '#server/http/identity.ts';
import { Problem } from '#server/lib/problem.ts';
import { UserSlots } from '#server/lib/user-slots.ts';
import type { Context, Viewer } from './context.ts';
import type { Services } from './feature.ts';
import { type FilePlace, filePlaces } from './file-places.ts';
import { type AnnouncedPart, mostFiles, receiveForm } from './multipart-form.ts';
import { viewAsText } from './read-only.ts';
import { hashOf, type TrustedDocuments } from './trusted-documents.ts';

/** What the requests need of the GraphQL server. */
interface Server {
  services: Services;
  schema: GraphQLSchema;
  documents: TrustedDocuments;
  /** Whether only known documents run. */
  onlyKnown: boolean;
  rules: ReadonlyMap<string, FileRules>;
  createContext(request: FastifyRequest): Promise<Context>;
}

const contentType = 'multipart/form-data';
/** As of a JSON body. */
const maxTextBytes = 1_000_000;

interface Operations {
  query?: unknown;
  variables?: unknown;
}

/** Lets the routes of a scope get multipart requests; a hook made by `multipartRequests` reads them. */
export function acceptMultipart(app: FastifyInstance): void {
  app.addContentTypeParser(contentType, (_request, _payload, done) => done(null));
}

/**
 * Makes the hook that turns a multipart request (B287) into the request that its JSON would have been: the files are
 * stored as resumable uploads are, and their ids are put where the map says. Nothing is stored unless the whole body
 * has arrived and all of its files are taken.
 */
export function multipartRequests(server: Server): (request: FastifyRequest) => Promise<void> {
  const { services } = server;
  const slots = new UserSlots(2, 'TOO_MANY_UPLOADS', 'requests with files');
  return async (request) => {
    const sent = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
    if (request.method !== 'POST' || sent !== contentType) return;
    const { userId } = bearerOf(request).viewer;
    const { viewer, viewedBy, idempotencyKey } = await server.createContext(request);
    if (!viewer || viewedBy !== null) throw new Problem(422, 'VIEW_AS_READS_ONLY', viewAsText);
    const release = slots.take(userId);
    const folder = await mkdtemp(join(tmpdir(), 'pannier-form-'));
    try {
      const reader = new FormReader(server, request, viewer);
      const announce = reader.announce.bind(reader);
      const parts = await receiveForm({ request: request.raw, folder, maxTextBytes, announce });
      const received = parts.map(({ content, path, ...part }) => ({
        ...part,
        budget: budgetOf(part.rules, server.rules),
        path: content,
        key: keyOf(idempotencyKey, path),
      }));
      const ids = await storeReceived(services, viewer, received, request.log);
      for (const [at, { path }] of parts.entries()) reader.places.get(path)?.put(ids[at] ?? '');
      request.body = reader.operations;
    } finally {
      await rm(folder, { recursive: true, force: true });
      release();
    }
  };
}

/** The key under which a repetition of the request finds the upload of this place. */
function keyOf(idempotencyKey: string | null, path: string): string {
  if (idempotencyKey === null) return randomUUID();
  const hash = createHash('sha256').update(JSON.stringify([idempotencyKey, path]));
  return `multipart:${hash.digest('hex')}`;
}

/** Reads the texts of one request. */
class FormReader {
  readonly #server: Server;
  readonly #request: FastifyRequest;
  readonly #viewer: Viewer;
  operations: Operations = {};
  /** By their paths. */
  readonly places = new Map<string, FilePlace>();

  constructor(server: Server, request: FastifyRequest, viewer: Viewer) {
    this.#server = server;
    this.#request = request;
    this.#viewer = viewer;
  }

  /**
   * @returns the files by the names of their parts
   * @throws Problem for an operation that cannot run, and for a map that does not lead to its file arguments
   */
  announce(operations: string, map: string): ReadonlyMap<string, AnnouncedPart> {
    const parsed = this.#parse(operations);
    if (!isRecord(parsed)) throw new Problem(400, 'BAD_REQUEST', 'operations is not one operation');
    this.operations = parsed;
    const entries = this.#readMap(map);
    const document = this.#document();
    const find = filePlaces(this.#server.schema, document, this.operations.variables);
    const parts = entries.map(([name, path]): [string, AnnouncedPart] => {
      const place = find(path);
      if (!place) throw new Problem(400, 'NOT_A_FILE_ARGUMENT', `${path} takes no file`);
      this.places.set(path, place);
      const rules = rulesFor(this.#server.rules, this.#viewer, place.purpose);
      return [name, { path, rules }];
    });
    this.#checkVariables(document);
    return new Map(parts);
  }

  /** @throws Problem when the operation would be refused after its files were stored */
  #checkVariables({ definitions }: DocumentNode): void {
    for (const place of this.places.values()) place.put('announced');
    const variables = this.operations.variables as Record<string, unknown>;
    for (const node of definitions) {
      if (node.kind !== Kind.OPERATION_DEFINITION) continue;
      const nodes = node.variableDefinitions ?? [];
      const { errors } = getVariableValues(this.#server.schema, nodes, variables, { maxErrors: 1 });
      if (errors?.[0]) throw new Problem(400, 'BAD_REQUEST', errors[0].message);
    }
  }

  /** The names of the parts, each with the path of its one place. */
  #readMap(text: string): [name: string, path: string][] {
    const map = this.#parse(text);
    const wrong = (why: string) => new Problem(400, 'MULTIPART_MAP', why);
    if (!isRecord(map)) throw wrong('The map is not an object');
    const entries = Object.entries(map);
    if (entries.length === 0) throw wrong('The map names no file');
    if (entries.length > mostFiles)
      throw new Problem(413, 'TOO_MANY_FILES', `At most ${mostFiles} files in a request`);
    const found = entries.map(([name, paths]): [string, string] => {
      const [path, ...others] = Array.isArray(paths) ? paths : [];
      // A stored file belongs to one record, so that it has one place.
      if (typeof path !== 'string' || others.length > 0)
        throw wrong('The map names one place for each file');
      return [name, path];
    });
    if (new Set(found.map(([, path]) => path)).size < found.length)
      throw wrong('The map names a place twice');
    return found;
  }

  /** @throws Problem 400 for a text that no JSON body could be */
  #parse(text: string): unknown {
    let result: unknown;
    const parseJson = this.#request.server.getDefaultJsonParser('error', 'error');
    parseJson(this.#request, text, (error, value) => {
      if (error) throw new Problem(400, 'BAD_REQUEST', 'operations or map is not JSON');
      result = value;
    });
    return result;
  }

  /** @throws Problem for a document that is unknown or no GraphQL */
  #document(): DocumentNode {
    const { documents, onlyKnown } = this.#server;
    const hash = hashOf(this.operations);
    const { query } = this.operations;
    const text = hash !== null ? documents.get(hash) : onlyKnown ? undefined : query;
    if (text === undefined)
      throw new Problem(400, 'UNKNOWN_DOCUMENT', 'This document is not known to the server');
    if (typeof text !== 'string') throw new Problem(400, 'BAD_REQUEST', 'query is not GraphQL');
    try {
      const document = parse(text, { maxTokens: 4_000, noLocation: true });
      const [wrong] = hash === null ? validate(this.#server.schema, document) : [];
      if (wrong) throw wrong;
      return document;
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      throw new Problem(400, 'BAD_REQUEST', error.message);
    }
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
