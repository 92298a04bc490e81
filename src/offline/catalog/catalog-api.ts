import type { ManifestAnswer, PackRef } from './manifest.ts';

/** Why the server gave nothing. */
export type CatalogApiProblem = 'offline' | 'login' | 'refused' | 'missing' | 'gone' | 'failed';

export class CatalogApiError extends Error {
  readonly problem: CatalogApiProblem;

  constructor(problem: CatalogApiProblem, cause?: unknown) {
    super(`Catalog: ${problem}`, { cause });
    this.name = 'CatalogApiError';
    this.problem = problem;
  }
}

/** Where tokens come from and where requests go; tests bring their own. */
export interface CatalogTransport {
  fetch: typeof globalThis.fetch;
  /** The full address of an API path. */
  url(path: string): Promise<string>;
  accessToken(): Promise<string | null>;
  refreshAccessToken(): Promise<string | null>;
}

/** Which deltas are asked for. */
export type DeltaOf = { part: 'range' } | { part: 'prices'; list: string };

export interface Delta {
  version: number;
  chunks: Uint8Array<ArrayBuffer>[];
}

/** The stock as displayed at `asOf` (ISO), as changes to the base with a hash. */
export interface StockOffer {
  asOf: string;
  base: string;
  chunks: Uint8Array<ArrayBuffer>[];
}

const timeoutMs = 60_000;

const problems: Record<number, CatalogApiProblem> = {
  401: 'login',
  403: 'refused',
  404: 'missing',
  410: 'gone',
  502: 'offline',
  503: 'offline',
  504: 'offline',
};

/**
 * Asks without the app's own `sessionFetch`, for which a 403 ends the session (B138): here it means
 * that a customer or the permission is lost, and the data has to go.
 */
async function sendRequest(
  transport: CatalogTransport,
  path: string,
  signal: AbortSignal,
): Promise<Response> {
  const url = await transport.url(path);
  const send = async (token: string | null) => {
    if (!token) throw new CatalogApiError('login');
    const limit = AbortSignal.timeout(timeoutMs);
    return await transport.fetch(url, {
      headers: { authorization: `Bearer ${token}` },
      // The browser's own cache would keep prices in plain.
      cache: 'no-store',
      signal: 'any' in AbortSignal ? AbortSignal.any([signal, limit]) : signal,
    });
  };
  let response = await send(await transport.accessToken());
  if (response.status === 401) response = await send(await transport.refreshAccessToken());
  if (!response.ok) throw new CatalogApiError(problems[response.status] ?? 'failed');
  return response;
}

/** Everything that is no answer of our server counts as no network. */
async function sendAndRead<T>(
  transport: CatalogTransport,
  path: string,
  signal: AbortSignal,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  try {
    return await read(await sendRequest(transport, path, signal));
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof CatalogApiError) throw error;
    throw new CatalogApiError('offline', error);
  }
}

const readBytes = async (response: Response) => new Uint8Array(await response.arrayBuffer());

/** The binary body of our server, not the page of a captive portal. */
function binary(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const type = response.headers.get('content-type') ?? '';
  if (!type.startsWith('application/octet-stream')) throw new CatalogApiError('offline');
  return readBytes(response);
}

/** The binary body, null for none. */
async function readContent(response: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  return response.status === 204 ? null : await binary(response);
}

/**
 * Takes apart `length (uint32, little endian), chunk, length, chunk, …`. Each chunk is copied when it is taken, so that
 * the page goes on between the chunks of a large body.
 * @throws CatalogApiError for a body cut short
 */
function splitDelta(body: Uint8Array<ArrayBuffer>): Iterable<Uint8Array<ArrayBuffer>> {
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  const places: [from: number, to: number][] = [];
  for (let at = 0; at < body.byteLength; ) {
    if (at + 4 > body.byteLength) throw new CatalogApiError('offline');
    const end = at + 4 + view.getUint32(at, true);
    if (end > body.byteLength) throw new CatalogApiError('offline');
    places.push([at + 4, end]);
    at = end;
  }
  return copies(body, places);
}

function* copies(body: Uint8Array<ArrayBuffer>, places: readonly [from: number, to: number][]) {
  for (const [from, to] of places) yield body.slice(from, to);
}

/** The server's catalog API; each call is answered or fails with a CatalogApiError. */
export function catalogApi(transport: CatalogTransport) {
  return {
    /**
     * @param customers unified codes; `''` alone offers the catalog at retail prices only
     * @throws CatalogApiError `refused` when one of the customers is not the user's (any more)
     */
    offer: (customers: readonly string[], signal: AbortSignal): Promise<ManifestAnswer> => {
      const list = customers.map(encodeURIComponent).join(',');
      const path = `/catalog/manifest${customers.length > 0 ? `?customers=${list}` : ''}`;
      return sendAndRead(transport, path, signal, async (response) => {
        const offer = (await response.json()) as ManifestAnswer;
        if (!offer?.manifest?.range) throw new CatalogApiError('offline');
        return offer;
      });
    },
    chunk: (hash: string, signal: AbortSignal) =>
      sendAndRead(transport, `/catalog/chunks/${hash}`, signal, binary),
    /** The chunks of a pack; some may be of an earlier version. */
    pack: ({ kind, list, nth }: PackRef, signal: AbortSignal) => {
      const path = `/catalog/packs/${kind}/${nth}?${new URLSearchParams({ list })}`;
      return sendAndRead(transport, path, signal, async (response) =>
        splitDelta(await binary(response)),
      );
    },
    /**
     * Fetches the changes since a version.
     * @returns null when there are none
     * @throws CatalogApiError `gone` when the server no longer knows that version
     */
    delta: (from: number, of: DeltaOf, signal: AbortSignal): Promise<Delta | null> => {
      const query = new URLSearchParams({ ...of });
      return sendAndRead(
        transport,
        `/catalog/deltas/${from}?${query}`,
        signal,
        async (response) => {
          if (response.status === 204) return null;
          const version = Number(response.headers.get('x-version'));
          if (!(version > from)) throw new CatalogApiError('failed');
          return { version, chunks: [...splitDelta(await binary(response))] };
        },
      );
    },
    /**
     * Order blocks and groupsets for these customers.
     * @param have hash of the chunk that is here already
     * @returns null when that is still the right one
     */
    extras: (customers: readonly string[], have: string | null, signal: AbortSignal) => {
      const query = new URLSearchParams({ customers: customers.join(','), ...(have && { have }) });
      return sendAndRead(transport, `/catalog/extras?${query}`, signal, readContent);
    },
    /** Stock by warehouse; null where the host does not show it. */
    warehouses: (signal: AbortSignal) =>
      sendAndRead(transport, '/catalog/warehouses', signal, readContent),
    /**
     * Fetches the stock: changes since the base with a hash, or a base and the changes since, where `have`
     * is null or unknown to the server.
     */
    stock: (have: string | null, signal: AbortSignal): Promise<StockOffer> =>
      sendAndRead(transport, `/catalog/stock?have=${have ?? ''}`, signal, async (response) => {
        const asOf = response.headers.get('x-as-of') ?? new Date().toISOString();
        const base = response.headers.get('x-base') ?? '';
        return { asOf, base, chunks: [...splitDelta(await binary(response))] };
      }),
  };
}

export type CatalogApi = ReturnType<typeof catalogApi>;
