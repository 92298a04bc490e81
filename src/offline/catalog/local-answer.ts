import { HttpError, isNetworkError } from '#src/graphql/errors.ts';
import { currentLocale } from '#src/i18n/locale-choice.ts';
import { boundViewer, type Viewer } from '../viewer.ts';
import { askCatalog } from './catalog-client.ts';

/** After this long without an answer of the network the device's own is given, in ms. */
const timeoutMs = 300;

/** The answer of the network; the service worker marks a kept one (answers/). */
export interface NetworkAnswer<Data> {
  data: Data;
  extensions?: unknown;
}

const isKept = ({ extensions }: NetworkAnswer<unknown>) =>
  (extensions as { fromDevice?: unknown } | undefined)?.fromDevice === true;

/**
 * The device's answer to a catalog operation for the viewer: what the server would have said when
 * the catalog was last fetched, with its `asOf`. Null when it was not taken along for this customer
 * or the operation is none of the catalog.
 */
export async function localAnswer(
  viewer: Viewer,
  operation: string,
  variables: unknown,
  signal?: AbortSignal,
): Promise<unknown> {
  const { host, userId, customer } = viewer;
  const locale = currentLocale();
  const request = {
    type: 'answer',
    customer: customer ?? '',
    operation,
    variables,
    locale,
  } as const;
  return await askCatalog({ host, userId }, request, signal);
}

/** Whether the server was not reached, so that the device may answer in its place. */
export function isUnreachable(error: unknown): boolean {
  if (isNetworkError(error)) return true;
  return error instanceof HttpError && [502, 503, 504].includes(error.status);
}

const late = Symbol('late');

function wait(ms: number): Promise<typeof late> {
  return new Promise((resolve) => setTimeout(() => resolve(late), ms));
}

/**
 * Asks device and network at once. The server's answer counts when it comes in time; without a
 * network, and when it takes longer, the device's own is given if it has one.
 * @throws what the network threw, when the device does not know either
 */
export async function deviceOrNetwork<Data>(
  operation: string,
  variables: unknown,
  fromNetwork: () => Promise<NetworkAnswer<Data>>,
  signal?: AbortSignal,
): Promise<Data> {
  const viewer = boundViewer();
  const network = fromNetwork();
  // Looked at below; without this a failure that comes too late would be reported as unhandled.
  network.catch(() => undefined);
  if (!viewer) return (await network).data;
  const device = localAnswer(viewer, operation, variables, signal).catch((error) => {
    // The network's answer stands in, so that only the log shows that the worker fails.
    if (!signal?.aborted) console.error(`The device could not answer ${operation}.`, error);
    return null;
  });
  const ownOrNothing = async () => {
    const answer = (await device) as Data | null;
    if (answer === null || viewer !== boundViewer()) return null;
    return answer;
  };
  try {
    const first = await Promise.race([network, wait(navigator.onLine ? timeoutMs : 0)]);
    if (first !== late) return (isKept(first) ? await ownOrNothing() : null) ?? first.data;
  } catch (error) {
    const own = isUnreachable(error) ? await ownOrNothing() : null;
    if (own === null) throw error;
    return own;
  }
  // Slow: whichever is there first, and the network when the device does not know.
  const served = network.then((answer) => (isKept(answer) ? ownOrNothing() : answer.data));
  const own = await Promise.race([ownOrNothing(), served.catch(() => ownOrNothing())]);
  return own ?? (await network).data;
}
