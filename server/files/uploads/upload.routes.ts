import { PassThrough, Readable } from 'node:stream';
import { Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from '#server/graphql/context.ts';
import type { Services } from '#server/graphql/feature.ts';
import { bearerOf } from '#server/http/identity.ts';
import { Problem } from '#server/lib/problem.ts';
import { budgetOf, type FileRules } from '../file-rules.ts';
import { beginOrFind, rulesFor } from './begin-upload.ts';
import { finishUpload, uploadGone } from './finish-upload.ts';
import { PieceStore } from './piece-store.ts';
import { findUpload } from './uploads.store.ts';

const path = '/files/uploads';
/** Of one request; clients send less and go on. */
const maxPatchBytes = 64_000_000;
const answered = ['location', 'upload-offset', 'upload-length', 'upload-expires', 'tus-resumable'];

/** The data that tus's hooks need about the request they are called for. */
interface Call {
  viewer: Viewer;
  rules: ReadonlyMap<string, FileRules>;
  /** How much of the upload is there already. */
  received: number;
  /** Why it failed; our own error handler answers it. */
  failure: unknown;
}

/**
 * Resumable uploads by the tus protocol 1.0 (creation, termination, expiration). The metadata of a new
 * upload names its `purpose` (see FileRules), the file's `name`, and a `key` made by the client, under
 * which it finds the same upload again. The last PATCH is answered with the stored file as JSON; an empty
 * PATCH at the end asks for that answer again.
 */
export function uploadRoutes(
  app: FastifyInstance,
  services: Services,
  rules: ReadonlyMap<string, FileRules>,
): void {
  const calls = new WeakMap<Request, Call>();
  const tus = tusServer(services, (request) => {
    const call = calls.get(request);
    if (!call) throw new Error('A call of nobody');
    return call;
  });

  /** Hands a request to tus and its answer to Fastify. */
  async function handle(request: FastifyRequest, reply: FastifyReply) {
    const call: Call = { viewer: bearerOf(request).viewer, rules, received: 0, failure: null };
    const body = request.method === 'PATCH' ? openBody(request) : null;
    const web = webRequest(request, body?.stream ?? null);
    calls.set(web, call);
    const response = await tus.handleWeb(web);
    body?.dropRest();
    if (call.failure) throw problemOf(call.failure);
    if (response.status >= 400) throw badUpload(response.status, (await response.text()).trim());
    for (const name of answered) {
      const value = response.headers.get(name);
      if (value !== null) reply.header(name, value);
    }
    if (request.method === 'POST') reply.header('upload-offset', call.received);
    reply.header('cache-control', 'no-store').code(response.status);
    const answer = await response.text();
    return answer === '' ? reply.send() : reply.type('application/json').send(answer);
  }

  app.register(async (uploads) => {
    // tus reads the body itself, piece by piece.
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser('*', (_request, _payload, done) => done(null));
    // Each purpose says what users with read-only areas may upload.
    const config = { readOnlyUsers: true };
    const ofUser = async (request: FastifyRequest<{ Params: { id: string } }>) => {
      const { userId, sorg } = bearerOf(request).viewer;
      const upload = await findUpload(services.db, request.params.id);
      if (upload?.userId !== userId || upload.sorg !== sorg || upload.refusal === 'CANCELLED')
        throw uploadGone();
    };
    const bodyLimit = maxPatchBytes;
    uploads.post(path, { config, bodyLimit: 1_000 }, handle);
    uploads.head(`${path}/:id`, { config, preHandler: ofUser }, handle);
    uploads.patch(`${path}/:id`, { config, bodyLimit, preHandler: ofUser }, handle);
    uploads.delete(`${path}/:id`, { config, preHandler: ofUser }, handle);
  });
}

function tusServer(services: Services, callOf: (request: Request) => Call): Server {
  const { db, files } = services;
  return new Server({
    path,
    relativeLocation: true,
    allowedOrigins: [],
    datastore: new PieceStore(db, files),
    // The number of received bytes is the lock, see PieceStore.
    locker: { newLock: () => ({ lock: async () => {}, unlock: async () => {} }) },
    async namingFunction(request, metadata = {}) {
      const call = callOf(request);
      const rules = rulesFor(call.rules, call.viewer, metadata.purpose);
      const file = { ...metadata, bytes: lengthOf(request) };
      const budget = budgetOf(rules, call.rules);
      const begun = await beginOrFind(db, call.viewer, { rules, budget }, file);
      call.received = begun.received;
      return begun.id;
    },
    async onUploadFinish(request, { id }) {
      const upload = await findUpload(db, id);
      const call = callOf(request);
      const rules = rulesFor(call.rules, call.viewer, upload?.purpose);
      const file = await finishUpload(services, rules, id);
      const { name, bytes, type, hasPlace } = file;
      // For the notice that a picture says where it was taken.
      const notice = hasPlace ? { hasPlace } : {};
      const answer = { id: file.id, name, bytes, type, ...notice };
      return { status_code: 200, body: JSON.stringify(answer) };
    },
    onResponseError(request, error) {
      callOf(request).failure = error;
      return undefined;
    },
  });
}

function lengthOf(request: Request): number {
  return Number(request.headers.get('upload-length') ?? Number.NaN);
}

/**
 * The body of a request, and a way to read the rest of it to nowhere: a client that is still sending does
 * not see the answer otherwise.
 */
function openBody({ raw }: FastifyRequest): { stream: ReadableStream; dropRest: () => void } {
  const body = new PassThrough();
  raw.pipe(body);
  raw.once('close', () => {
    if (!raw.complete) body.destroy(new Error('The connection broke'));
  });
  const dropRest = () => {
    raw.unpipe(body);
    raw.resume();
  };
  return { stream: Readable.toWeb(body) as ReadableStream, dropRest };
}

/** The request as tus reads it: without a body when it creates, so that no byte comes before the checks. */
function webRequest(request: FastifyRequest, body: ReadableStream | null): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (/^(tus|upload)-|^content-(type|length)$/.test(name) && typeof value === 'string')
      headers.set(name, value);
  const { method } = request;
  if (method !== 'PATCH')
    for (const name of ['content-type', 'content-length']) headers.delete(name);
  const url = new URL(request.url, 'http://localhost');
  return new Request(url, { method, headers, body, duplex: 'half' } as RequestInit);
}

function problemOf(failure: unknown): unknown {
  const { status_code: status, body } = failure as { status_code?: number; body?: string };
  return status === undefined ? failure : badUpload(status, String(body).trim());
}

/** Answers a refusal of tus in the form of our routes. */
function badUpload(status: number, message: string): Problem {
  if (status === 404 || status === 410) return uploadGone();
  const code = status === 409 ? 'UPLOAD_OFFSET' : status === 413 ? 'TOO_LARGE' : 'BAD_UPLOAD';
  return new Problem(status, code, message || 'Not an upload');
}
