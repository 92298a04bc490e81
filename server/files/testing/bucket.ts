import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { FilesConfig } from '#server/config.ts';

/** The files of a bucket by their key. */
export type BucketObjects = Map<string, Buffer>;

interface Answer {
  status?: number;
  body?: Buffer | string;
  etag?: string;
}

const name = 'pannier';
const accessKeyId = 'BUCKET-KEY';
/** Small, so that tests read several pages; the services of others have 1,000. */
const keysPerPage = 2;

const etagOf = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`;
const refuse = (status: number, code: string): Answer => ({
  status,
  body: `<Error><Code>${code}</Code></Error>`,
});

/**
 * A bucket in memory that answers the calls of S3 that the file store makes: HEAD, GET, PUT and DELETE of an object,
 * an upload in parts, and ListObjectsV2 by pages. It checks which key signed a request and not the signature.
 * @param objects outlives the bucket, so that a test can start it again
 * @param port the same one again, or any
 */
export async function startBucket({ objects = new Map() as BucketObjects, port = 0 } = {}) {
  const uploads = new Map<string, Map<number, Buffer>>();
  const server = createServer(async (request, response) => {
    const { status = 200, body, etag } = await answer(request, objects, uploads);
    if (etag) response.setHeader('etag', etag);
    if (body !== undefined) response.setHeader('content-length', Buffer.byteLength(body));
    response.writeHead(status).end(request.method === 'HEAD' ? undefined : body);
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const { port: taken } = server.address() as AddressInfo;
  const files: FilesConfig = {
    kind: 's3',
    bucket: name,
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${taken}`,
    accessKeyId,
    secretAccessKey: 'secret',
  };
  const close = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return { port: taken, files, close };
}

async function answer(
  request: IncomingMessage,
  objects: BucketObjects,
  uploads: Map<string, Map<number, Buffer>>,
): Promise<Answer> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
  const sent = await buffer(request);
  if (!request.headers.authorization?.includes(`Credential=${accessKeyId}/`))
    return refuse(403, 'InvalidAccessKeyId');
  const [, bucket, ...path] = decodeURIComponent(pathname).split('/');
  if (bucket !== name) return refuse(404, 'NoSuchBucket');
  const key = path.join('/');
  if (key === '') return { body: listObjects(objects, searchParams) };
  if (searchParams.has('uploads') || searchParams.has('uploadId'))
    return takePart({ method: request.method, key, sent, searchParams }, objects, uploads);
  const content = objects.get(key);
  switch (request.method) {
    case 'PUT':
      objects.set(key, sent);
      return { etag: etagOf(sent) };
    case 'DELETE':
      objects.delete(key);
      return { status: 204 };
    case 'GET':
      return content ? readPart(content, request.headers.range) : refuse(404, 'NoSuchKey');
    default:
      return content ? { body: content, etag: etagOf(content) } : refuse(404, 'NoSuchKey');
  }
}

/** Answers an object, or the part of it that is asked for. */
function readPart(content: Buffer, range = ''): Answer {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
  const part = from && to ? content.subarray(Number(from), Number(to) + 1) : content;
  return { status: from ? 206 : 200, body: part, etag: etagOf(content) };
}

/** Begins an upload in parts, takes a part, or joins the parts to the object; DELETE drops them. */
function takePart(
  {
    method,
    key,
    sent,
    searchParams,
  }: { method?: string; key: string; sent: Buffer; searchParams: URLSearchParams },
  objects: BucketObjects,
  uploads: Map<string, Map<number, Buffer>>,
): Answer {
  const id = searchParams.get('uploadId') ?? randomUUID();
  const parts = uploads.get(id) ?? new Map<number, Buffer>();
  if (method === 'PUT') {
    if (!uploads.has(id)) return refuse(404, 'NoSuchUpload');
    parts.set(Number(searchParams.get('partNumber')), sent);
    return { etag: etagOf(sent) };
  }
  if (searchParams.has('uploads')) {
    uploads.set(id, parts);
    const result = `<Key>${key}</Key><UploadId>${id}</UploadId>`;
    return { body: `<InitiateMultipartUploadResult>${result}</InitiateMultipartUploadResult>` };
  }
  uploads.delete(id);
  if (method === 'DELETE') return { status: 204 };
  const whole = Buffer.concat([...parts].sort(([a], [b]) => a - b).map(([, part]) => part));
  objects.set(key, whole);
  const result = `<Key>${key}</Key><ETag>${etagOf(whole)}</ETag>`;
  return { body: `<CompleteMultipartUploadResult>${result}</CompleteMultipartUploadResult>` };
}

/** One page of the keys behind the continuation token, as XML; a token is the last key of the page before. */
function listObjects(objects: BucketObjects, query: URLSearchParams): string {
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? ''))
    .filter((key) => key > (query.get('continuation-token') ?? ''))
    .sort();
  const page = keys.slice(0, keysPerPage);
  const contents = page.map(
    (key) =>
      `<Contents><Key>${key}</Key><Size>${objects.get(key)?.length}</Size><ETag>x</ETag>` +
      `<LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>`,
  );
  const isTruncated = keys.length > page.length;
  const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return (
    `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}` +
    `${contents.join('')}</ListBucketResult>`
  );
}
