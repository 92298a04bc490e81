import type { ManifestAnswer } from './manifest.ts';

/** Why the server gave nothing. */
export type WireProblem = 'offline' | 'login' | 'refused' | 'missing' | 'gone' | 'failed';

export class WireError extends Error {
  readonly problem: WireProblem;

  constructor(problem: WireProblem, cause?: unknown) {
    super(`Catalog: ${problem}`, { cause });
    this.name = 'WireError';
    this.problem = problem;
  }
}

/** Where tokens come from and where requests go; tests bring their own. */
export interface CatalogDoor {
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

/** What was shown of the stock at `asOf` (ISO), as changes of the base with a hash. */
export interface StockOffer {
  asOf: string;
  base: string;
  chunks: Uint8Array<ArrayBuffer>[];
}

const patienceMs = 60_000;

const problems: Record<number, WireProblem> = {
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
async function ask(door: CatalogDoor, path: string, signal: AbortSignal): Promise<Response> {
  const url = await door.url(path);
  const send = async (token: string | null) => {
    if (!token) throw new WireError('login');
    const limit = AbortSignal.timeout(patienceMs);
    return await door.fetch(url, {
      headers: { authorization: `Bearer ${token}` },
      // The browser's own cache would keep prices in plain.
      cache: 'no-store',
      signal: 'any' in AbortSignal ? AbortSignal.any([signal, limit]) : signal,
    });
  };
  let response = await send(await door.accessToken());
  if (response.status === 401) response = await send(await door.refreshAccessToken());
  if (!response.ok) throw new WireError(problems[response.status] ?? 'failed');
  return response;
}

/** Everything that is no answer of our server counts as no network. */
async function asked<T>(
  door: CatalogDoor,
  path: string,
  signal: AbortSignal,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  try {
    return await read(await ask(door, path, signal));
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof WireError) throw error;
    throw new WireError('offline', error);
  }
}

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

/** The binary body of our server, not the page of a captive portal. */
function binary(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const type = response.headers.get('content-type') ?? '';
  if (!type.startsWith('application/octet-stream')) throw new WireError('offline');
  return bytesOf(response);
}

/** The binary body, null for none. */
async function contentOf(response: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  return response.status === 204 ? null : await binary(response);
}

/**
 * Takes apart `length (uint32, little endian), chunk, length, chunk, …`.
 * @throws WireError for a body cut short
 */
export function splitDelta(body: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 0; at < body.byteLength; ) {
    if (at + 4 > body.byteLength) throw new WireError('offline');
    const end = at + 4 + view.getUint32(at, true);
    if (end > body.byteLength) throw new WireError('offline');
    chunks.push(body.slice(at + 4, end));
    at = end;
  }
  return chunks;
}

/** What the server offers of the catalog, each call answered or failing with a WireError. */
export function catalogWire(door: CatalogDoor) {
  return {
    /**
     * @param customers unified codes; `''` alone offers the catalog at retail prices only
     * @throws WireError `refused` when one of the customers is not the user's (any more)
     */
    offer: (customers: readonly string[], signal: AbortSignal): Promise<ManifestAnswer> => {
      const list = customers.map(encodeURIComponent).join(',');
      const path = `/catalog/manifest${customers.length > 0 ? `?customers=${list}` : ''}`;
      return asked(door, path, signal, async (response) => {
        const offer = (await response.json()) as ManifestAnswer;
        if (!offer?.manifest?.range) throw new WireError('offline');
        return offer;
      });
    },
    chunk: (hash: string, signal: AbortSignal) =>
      asked(door, `/catalog/chunks/${hash}`, signal, binary),
    /**
     * What changed since a version.
     * @returns null when nothing did
     * @throws WireError `gone` when the server no longer knows that version
     */
    delta: (from: number, of: DeltaOf, signal: AbortSignal): Promise<Delta | null> => {
      const query = new URLSearchParams({ ...of });
      return asked(door, `/catalog/deltas/${from}?${query}`, signal, async (response) => {
        if (response.status === 204) return null;
        const version = Number(response.headers.get('x-version'));
        if (!(version > from)) throw new WireError('failed');
        return { version, chunks: splitDelta(await binary(response)) };
      });
    },
    /**
     * Order blocks and groupsets for these customers.
     * @param have hash of the chunk that is here already
     * @returns null when that is still the right one
     */
    extras: (customers: readonly string[], have: string | null, signal: AbortSignal) => {
      const query = new URLSearchParams({ customers: customers.join(','), ...(have && { have }) });
      return asked(door, `/catalog/extras?${query}`, signal, contentOf);
    },
    /** Stock by warehouse; null where the host does not show it. */
    warehouses: (signal: AbortSignal) => asked(door, '/catalog/warehouses', signal, contentOf),
    /**
     * What leads to the stock there is: changes since the base with a hash, or a base and the changes
     * since, where `have` is null or not known to the server any more.
     */
    stock: (have: string | null, signal: AbortSignal): Promise<StockOffer> =>
      asked(door, `/catalog/stock?have=${have ?? ''}`, signal, async (response) => {
        const asOf = response.headers.get('x-as-of') ?? new Date().toISOString();
        const base = response.headers.get('x-base') ?? '';
        return { asOf, base, chunks: splitDelta(await binary(response)) };
      }),
  };
}

export type CatalogWire = ReturnType<typeof catalogWire>;
