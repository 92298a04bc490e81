import { request } from 'node:http';
import type { TestApp } from '#server/testing/app.ts';

export interface TusAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  // biome-ignore lint/suspicious/noExplicitAny: the route decides the shape
  body: any;
}

interface Sent {
  token?: string | null;
  headers?: Record<string, string | number>;
  body?: Uint8Array;
  /** Cuts the connection when so many bytes of the body have been sent. */
  cutAt?: number;
}

/** Begins to listen, for uploads need a real connection. @returns the port */
export async function listen({ app }: Pick<TestApp, 'app'>): Promise<number> {
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return Number(new URL(address).port);
}

/** One request of the tus protocol; null when the connection was cut. */
export function tusRequest(
  port: number,
  method: string,
  path: string,
  { token, headers = {}, body = new Uint8Array(), cutAt }: Sent,
): Promise<TusAnswer | null> {
  return new Promise((resolve, reject) => {
    const call = request({
      port,
      host: '127.0.0.1',
      path,
      method,
      headers: {
        host: 'localhost',
        'tus-resumable': '1.0.0',
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
        'content-length': body.length,
      },
    });
    call.on('error', (error) => (cutAt === undefined ? reject(error) : resolve(null)));
    call.on('response', async (answer) => {
      let text = '';
      for await (const part of answer.setEncoding('utf8')) text += part;
      const isJson = String(answer.headers['content-type']).includes('json');
      const { statusCode: status = 0, headers: told } = answer;
      resolve({ status, headers: told, body: isJson && text ? JSON.parse(text) : text });
    });
    if (cutAt === undefined) call.end(body);
    else call.write(body.subarray(0, cutAt), () => setTimeout(() => call.destroy(), 30));
  });
}

const coded = (text: string) => Buffer.from(text).toString('base64');

/** Begins an upload. @returns the answer to the POST */
export async function begin(
  port: number,
  token: string | null,
  file: { purpose: string; name: string; bytes: number; key?: string },
): Promise<TusAnswer> {
  const { purpose, name, bytes, key = crypto.randomUUID() } = file;
  const metadata = `purpose ${coded(purpose)},name ${coded(name)},key ${coded(key)}`;
  const headers = { 'upload-length': bytes, 'upload-metadata': metadata };
  const answer = await tusRequest(port, 'POST', '/files/uploads', { token, headers });
  if (!answer) throw new Error('cut');
  return answer;
}

/** Sends bytes from an offset on. */
export function patch(
  port: number,
  token: string | null,
  path: string,
  offset: number,
  body: Uint8Array,
  cutAt?: number,
): Promise<TusAnswer | null> {
  const headers = { 'upload-offset': offset, 'content-type': 'application/offset+octet-stream' };
  return tusRequest(port, 'PATCH', path, { token, headers, body, cutAt });
}

/** Uploads a whole file without a break. @returns the last answer */
export async function uploadWhole(
  port: number,
  token: string | null,
  file: { purpose: string; name: string; content: Uint8Array; key?: string },
): Promise<TusAnswer> {
  const { content, ...rest } = file;
  const begun = await begin(port, token, { ...rest, bytes: content.length });
  if (begun.status !== 201) return begun;
  const from = Number(begun.headers['upload-offset']);
  const path = String(begun.headers.location);
  const sent = await patch(port, token, path, from, content.subarray(from));
  if (!sent) throw new Error('cut');
  return sent;
}
