import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  Busboy,
  type BusboyFileStream,
  type BusboyHeaders,
  type BusboyInstance,
} from '@fastify/busboy';
import { type FileRules, fileRefused } from '#server/files/file-rules.ts';
import { Problem } from '#server/lib/problem.ts';

/** A file part that the map announces. */
export interface AnnouncedPart {
  /** Where its id belongs, such as `variables.file`. */
  path: string;
  rules: FileRules;
}

/** A file part that has arrived. */
export interface ReceivedPart extends AnnouncedPart {
  /** The name on the client, without folders. */
  name: string;
  /** The file of this machine with its content. */
  content: string;
  bytes: number;
}

interface Form {
  request: IncomingMessage;
  /** The folder for the content of the files. */
  folder: string;
  /** Of `operations` and of `map`. */
  maxTextBytes: number;
  /**
   * Reads the two texts, before a byte of a file is kept.
   * @returns the file parts by their names @throws Problem
   */
  announce(operations: string, map: string): ReadonlyMap<string, AnnouncedPart>;
}

/** Of one request. */
export const mostFiles = 20;
/** For the whole request; the server itself gives up a minute later. */
const maxMs = 240_000;

/**
 * Receives a multipart request: `operations`, then `map`, then the files, as the GraphQL multipart request
 * specification orders them. Files are written to the folder as they arrive, so that no body is in memory.
 * @returns the files in the order of the map
 * @throws Problem at the first byte that should not be there; the rest of the body is read to nowhere, because a client
 *   that is still sending does not see the answer otherwise
 */
export async function receiveForm(form: Form): Promise<ReceivedPart[]> {
  const { request } = form;
  const parser = openParser(form);
  const parts = new FormParts(form);
  let timer: NodeJS.Timeout | undefined;
  const cut = () => new Problem(400, 'MULTIPART_CUT', 'The body ends before its last part does');
  try {
    await new Promise<void>((resolve, reject) => {
      const guarded = (take: () => void) => {
        try {
          take();
        } catch (error) {
          reject(error);
        }
      };
      const tooMany = () =>
        reject(new Problem(413, 'TOO_MANY_FILES', `At most ${mostFiles} files in a request`));
      timer = setTimeout(() => {
        reject(new Problem(408, 'MULTIPART_TIMEOUT', 'The body did not arrive in time'));
      }, maxMs);
      parser.on('field', (name, value, _cutName, isCut) =>
        guarded(() => parts.takeText(name, value, isCut)),
      );
      parser.on('file', (name, stream, fileName) => {
        // The body broke: the parser says so as well.
        stream.on('error', () => {});
        guarded(() => parts.takeFile(name, stream, fileName).catch(reject));
      });
      parser.on('filesLimit', tooMany).on('partsLimit', tooMany);
      parser.on('error', () => reject(cut()));
      parser.on('finish', () => resolve());
      request.once('close', () => {
        if (!request.readableEnded) reject(cut());
      });
      request.pipe(parser);
    });
    return await parts.complete();
  } finally {
    clearTimeout(timer);
    request.unpipe(parser);
    request.resume();
    await parts.close();
  }
}

/** @throws Problem without a boundary */
function openParser({ request, maxTextBytes }: Form): BusboyInstance {
  try {
    return new Busboy({
      headers: request.headers as BusboyHeaders,
      // Some clients send the two texts as files.
      isPartAFile: (name) => !texts.includes(name ?? ''),
      limits: {
        fieldSize: maxTextBytes,
        files: mostFiles,
        parts: mostFiles + texts.length + 1,
        headerPairs: 20,
        headerSize: 8_192,
      },
    });
  } catch {
    throw new Problem(400, 'BAD_REQUEST', 'The content type needs a boundary');
  }
}

const texts = ['operations', 'map'];

/** The parts of a form in the order in which they arrive. */
class FormParts {
  readonly #form: Form;
  #operations: string | null = null;
  #announced: ReadonlyMap<string, AnnouncedPart> | null = null;
  readonly #received = new Map<string, ReceivedPart>();
  readonly #closing = new AbortController();
  readonly #writes: Promise<void>[] = [];

  constructor(form: Form) {
    this.#form = form;
  }

  takeText(name: string, text: string, isCut: boolean): void {
    if (this.#closing.signal.aborted) return;
    if (name !== texts[this.#operations === null ? 0 : 1] || this.#announced) throw wrongOrder();
    if (isCut) throw new Problem(413, 'TOO_LARGE', `The part ${name} is too large`);
    if (this.#operations === null) this.#operations = text;
    else this.#announced = this.#form.announce(this.#operations, text);
  }

  async takeFile(name: string, stream: BusboyFileStream, fileName: string): Promise<void> {
    if (this.#closing.signal.aborted) return;
    if (!this.#announced) throw wrongOrder();
    const announced = this.#announced.get(name);
    if (!announced) throw new Problem(400, 'FILE_NOT_MAPPED', 'The map does not name this file');
    if (this.#received.has(name))
      throw new Problem(400, 'FILE_TWICE', 'A file of the map was sent twice');
    const content = join(this.#form.folder, String(this.#received.size));
    const part = { ...announced, name: fileName ?? '', content, bytes: 0 };
    this.#received.set(name, part);
    const { signal } = this.#closing;
    const write = pipeline(stream, countBytes(part), createWriteStream(content), { signal });
    this.#writes.push(write);
    await write;
  }

  /** @throws Problem when something is missing @returns the files in the order of the map */
  async complete(): Promise<ReceivedPart[]> {
    if (!this.#announced) throw wrongOrder();
    await Promise.all(this.#writes);
    return [...this.#announced.keys()].map((name) => {
      const part = this.#received.get(name);
      if (!part) throw new Problem(400, 'FILE_MISSING', 'A file of the map was not sent');
      return part;
    });
  }

  /** Stops writing. Afterwards the folder can be deleted. */
  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.allSettled(this.#writes);
  }
}

function wrongOrder(): Problem {
  const text = 'The parts are operations, then map, then the files';
  return new Problem(400, 'MULTIPART_ORDER', text);
}

/** Counts what passes and stops at the limit of the file. */
function countBytes(part: ReceivedPart): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      part.bytes += chunk.length;
      const isTooLarge = part.bytes > part.rules.maxBytes;
      done(isTooLarge ? fileRefused('FILE_TOO_LARGE', part.rules) : null, chunk);
    },
  });
}
