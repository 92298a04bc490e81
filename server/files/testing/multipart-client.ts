import { request } from 'node:http';
import type { GraphqlAnswer } from '#server/testing/app.ts';

/** A part of a multipart request: a text, or a file. */
export interface Part {
  name: string;
  content: string | Uint8Array;
  fileName?: string;
}

interface Sent {
  token?: string | null;
  headers?: Record<string, string>;
  parts: readonly Part[];
  /** Sends only so many bytes as if they were the whole body. */
  endAt?: number;
  /** Cuts the connection when so many bytes have been sent. */
  cutAt?: number;
  /** Sends only so many bytes, keeps the connection open, and says when they are sent and how to cut it. */
  waitAt?: { bytes: number; sent: (close: () => void) => void };
}

const boundary = 'sample-boundary';

function bodyOf(parts: readonly Part[]): Buffer {
  const pieces = parts.flatMap(({ name, content, fileName }) => [
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`,
    fileName === undefined ? '' : `; filename="${fileName}"\r\ncontent-type: image/png`,
    '\r\n\r\n',
    content,
    '\r\n',
  ]);
  return Buffer.concat([...pieces, `--${boundary}--\r\n`].map((piece) => Buffer.from(piece)));
}

/** Makes the parts of a request of the GraphQL multipart request specification. */
export function formOf(
  operations: object,
  map: object,
  files: Readonly<Record<string, { content: Uint8Array; fileName: string }>>,
): Part[] {
  return [
    { name: 'operations', content: JSON.stringify(operations) },
    { name: 'map', content: JSON.stringify(map) },
    ...Object.entries(files).map(([name, file]) => ({ name, ...file })),
  ];
}

/** Sends a multipart request over a real connection. @returns the answer; null when the connection was cut */
export function sendForm(
  port: number,
  { token, headers = {}, parts, endAt, cutAt, waitAt }: Sent,
): Promise<(GraphqlAnswer & { code?: string }) | null> {
  const body = bodyOf(parts).subarray(0, endAt);
  return new Promise((resolve, reject) => {
    const call = request({
      port,
      host: '127.0.0.1',
      path: '/graphql',
      method: 'POST',
      headers: {
        host: 'localhost',
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': body.length,
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
    });
    call.on('error', (error) => (cutAt === undefined && !waitAt ? reject(error) : resolve(null)));
    call.on('response', async (answer) => {
      let text = '';
      for await (const part of answer.setEncoding('utf8')) text += part;
      resolve({ status: answer.statusCode ?? 0, ...JSON.parse(text) });
      call.destroy();
    });
    if (cutAt !== undefined)
      call.write(body.subarray(0, cutAt), () => setTimeout(() => call.destroy(), 30));
    else if (waitAt)
      call.write(body.subarray(0, waitAt.bytes), () => waitAt.sent(() => call.destroy()));
    else call.end(body);
  });
}
