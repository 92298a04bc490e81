import { foldVersion } from '#shared/serials/parse-serial.ts';
import { readTheftHashes } from '#shared/serials/theft-hashes.ts';
import { type Sender, SendFailure, type Transport } from '#src/offline/sync/send-document.ts';

const timeoutMs = 60_000;

interface LoadedThefts {
  /** In the format of shared/serials/theft-hashes.ts. */
  packed: Uint8Array;
  size: number;
  etag: string;
}

/**
 * Loads the hashes of stolen numbers. Unlike elsewhere, a 403 does not end the session.
 * @param etag of the stored hashes
 * @returns null when the stored hashes are still up to date
 * @throws SendFailure, also when the answer is incomplete or not from our server
 */
export async function loadThefts(
  transport: Transport,
  { userId }: Pick<Sender, 'userId'>,
  etag: string | null,
): Promise<LoadedThefts | null> {
  const send = async (token: string | null) => {
    if (!token) throw new SendFailure('LOGIN');
    if (transport.readClaims(token)?.userId !== userId) throw new SendFailure('OTHER_VIEWER');
    const headers = { authorization: `Bearer ${token}`, ...(etag && { 'if-none-match': etag }) };
    // A cache of the browser would keep them after a logout.
    const init = { headers, cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) } as const;
    return await transport.fetch(`/stolen-bikes/${foldVersion}`, init).catch((cause) => {
      throw Object.assign(new SendFailure('OFFLINE'), { cause });
    });
  };
  let response = await send(await transport.accessToken());
  if (response.status === 401) response = await send(await transport.refreshAccessToken());
  if (response.status === 304) return null;
  if (!response.ok) throw new SendFailure(`HTTP_${response.status}`);
  return await readBody(response);
}

async function readBody(response: Response): Promise<LoadedThefts> {
  const type = response.headers.get('content-type') ?? '';
  try {
    const packed = new Uint8Array(await response.arrayBuffer());
    if (!type.startsWith('application/octet-stream')) throw new SendFailure('OFFLINE');
    const { size } = readTheftHashes(packed);
    return { packed, size, etag: response.headers.get('etag') ?? '' };
  } catch {
    throw new SendFailure('OFFLINE');
  }
}
