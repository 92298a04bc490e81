import { createWriteStream } from 'node:fs';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { notPublic } from '#server/lib/public-address.ts';
import { isPictureAddress } from './picture-address.rules.ts';

/** Why a picture could not be fetched; only what is unreachable is tried again. */
export type PictureProblem = 'BAD_IMAGE' | 'NOT_PUBLIC' | 'UNREACHABLE';

/** Thrown for a picture that could not be fetched. */
export class NoPicture extends Error {
  readonly code: PictureProblem;
  constructor(code: PictureProblem) {
    super(`The picture could not be fetched: ${code}`);
    this.code = code;
  }
}

/** How pictures are fetched; tests have servers of their own. */
export interface PictureClient {
  lookup: LookupFunction;
  isAllowed: typeof isPictureAddress;
  get: (
    url: URL,
    options: RequestOptions,
    answered: (response: IncomingMessage) => void,
  ) => ReturnType<typeof request>;
}

export const mostPictureBytes = 10_000_000;
const seconds = 3;
const mostRedirects = 3;

/**
 * Downloads a vendor's picture to a file, within three seconds. Each redirect is checked like the first address, and each
 * connection goes to an address that was checked.
 * @throws NoPicture
 */
export async function downloadPicture(
  address: string,
  path: string,
  client: PictureClient,
): Promise<void> {
  const signal = AbortSignal.timeout(seconds * 1_000);
  let url = address;
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    if (!client.isAllowed(url)) throw new NoPicture('NOT_PUBLIC');
    const response = await open(new URL(url), client, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return await save(response, path, signal);
    response.destroy();
    const next = headers.location && URL.parse(headers.location, url);
    if (statusCode < 300 || statusCode > 399 || !next)
      throw new NoPicture(statusCode >= 500 ? 'UNREACHABLE' : 'BAD_IMAGE');
    url = next.href;
  }
  throw new NoPicture('BAD_IMAGE');
}

function open(url: URL, { get, lookup }: PictureClient, signal: AbortSignal) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const call = get(url, { lookup, signal, headers: { accept: 'image/*' } }, resolve);
    call.on('error', (error: NodeJS.ErrnoException) =>
      reject(new NoPicture(error.code === notPublic ? 'NOT_PUBLIC' : 'UNREACHABLE')),
    );
    call.end();
  });
}

/** The length that the answer announces is not trusted. */
async function save(response: IncomingMessage, path: string, signal: AbortSignal): Promise<void> {
  let bytes = 0;
  async function* counted() {
    for await (const chunk of response) {
      bytes += chunk.length;
      if (bytes > mostPictureBytes) throw new NoPicture('BAD_IMAGE');
      yield chunk;
    }
  }
  try {
    await pipeline(counted, createWriteStream(path), { signal });
  } catch (error) {
    throw error instanceof NoPicture ? error : new NoPicture('UNREACHABLE');
  } finally {
    response.destroy();
  }
}

/** Fetches from https addresses of the public internet. */
export function createPictureClient(lookup: LookupFunction): PictureClient {
  return { lookup, isAllowed: isPictureAddress, get: request };
}
