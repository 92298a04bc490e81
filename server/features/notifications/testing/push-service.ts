import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the push service received. */
export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The answer: a status with headers, or none at all. */
export type Answer = { status: number; headers?: Record<string, string> } | 'hang';

/** A push service on this machine that answers what a test wants. */
export interface PushService {
  endpoint(name: string): string;
  received: Received[];
  /** Answers by name of the endpoint; 201 for all others. */
  answers: Map<string, Answer>;
  /** How many requests were open at once at most. */
  most(): number;
  /** Knows nothing of what was, and answers 201. */
  forget(): void;
  close(): Promise<void>;
}

/** Starts one on a free port. */
export async function startPushService(): Promise<PushService> {
  const received: Received[] = [];
  const answers = new Map<string, Answer>();
  let open = 0;
  let most = 0;
  const server = createServer((request, response) => {
    open += 1;
    most = Math.max(most, open);
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      received.push({ path, headers: request.headers, body: Buffer.concat(parts) });
      const answer = answers.get(path.slice(1)) ?? { status: 201 };
      if (answer === 'hang') return;
      open -= 1;
      response.writeHead(answer.status, answer.headers).end();
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: (name) => `http://127.0.0.1:${port}/${name}`,
    received,
    answers,
    most: () => most,
    forget() {
      received.length = 0;
      answers.clear();
      open = 0;
      most = 0;
    },
    async close() {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** A browser with the keys of its subscription. */
export function newDevice() {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  const privateKey = pair.getPrivateKey('base64url');
  return { p256dh, auth, read: (body: Buffer) => decryptPush({ p256dh, auth, privateKey }, body) };
}

/**
 * Reads what was sent to a device, step by step as RFC 8291 §3.4 and RFC 8188 §2 tell the receiver.
 * @throws when it was encrypted for another device
 */
export function decryptPush(
  keys: { p256dh: string; auth: string; privateKey: string },
  body: Buffer,
): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderPublic = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(keys.privateKey, 'base64url'));
  const info = Buffer.concat([
    Buffer.from('WebPush: info\0'),
    Buffer.from(keys.p256dh, 'base64url'),
    senderPublic,
  ]);
  const auth = Buffer.from(keys.auth, 'base64url');
  const input = expand(extract(auth, pair.computeSecret(senderPublic)), info, 32);
  const secret = extract(salt, input);
  const key = expand(secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = expand(secret, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(sealed.subarray(-16));
  const record = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  const end = record.lastIndexOf(2);
  if (record.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('no last record');
  return record.subarray(0, end).toString('utf8');
}

function extract(salt: Buffer, input: Buffer): Buffer {
  return createHmac('sha256', salt).update(input).digest();
}

function expand(key: Buffer, info: Buffer, length: number): Buffer {
  const block = createHmac('sha256', key)
    .update(info)
    .update(Buffer.from([1]))
    .digest();
  return block.subarray(0, length);
}
