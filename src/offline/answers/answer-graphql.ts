import { isRetired, openUserDatabase, type UserDatabase } from '../database.ts';
import { storedUser } from '../session/session-tokens.ts';
import { readClaims } from '../session/token-claims.ts';
import { viewerTag } from '../viewer.ts';
import { answerKey, type KeptRequest } from './answer-key.ts';
import { keepAnswer, keptAnswer } from './answer-store.ts';
import { keptOperations } from './kept-operations.ts';

/** After this long without an answer of the network, a kept one is given. */
const timeoutMs = 4_000;

interface Body {
  operationName?: string;
  variables?: unknown;
  extensions?: { persistedQuery?: { sha256Hash?: string } };
}

/** Returns what identifies an answer; null for an operation that is not kept or has no viewer. */
function readKept(headers: Headers, body: Body): KeptRequest | null {
  const viewer = headers.get('x-viewer');
  const operation = body.operationName ?? '';
  if (!viewer || !keptOperations.has(operation)) return null;
  return {
    viewer,
    operation,
    hash: body.extensions?.persistedQuery?.sha256Hash ?? '',
    variables: body.variables ?? {},
    locale: headers.get('accept-language') ?? '',
  };
}

/**
 * Answers a GraphQL request: from the network when it answers in time, else with what the device
 * has kept for this user and customer, marked `extensions.fromDevice`. The network's answer is
 * kept also when it comes too late.
 * @param stayAlive keeps the worker running until the promise is done
 */
export async function answerGraphql(
  request: Request,
  stayAlive: (work: Promise<unknown>) => void,
  host: string,
): Promise<Response> {
  const body = (await request
    .clone()
    .json()
    .catch(() => ({}))) as Body;
  const kept = readKept(request.headers, body);
  if (!kept) return await fetch(request);
  const db = openUserDatabase(host, Number(kept.viewer.split(':')[0]));
  const token = request.headers.get('authorization');
  const network = fetch(request);
  stayAlive(network.then((response) => keep(db, kept, token, response.clone())).catch(() => {}));
  const inTime = await Promise.race([network.catch(() => null), wait(timeoutMs)]);
  if (inTime && isServersOwn(inTime)) return inTime;
  return (await fromDevice(db, kept)) ?? (await network);
}

/** Only a whole answer is kept, for the very viewer the token speaks of, while they are logged in. */
async function keep(
  db: UserDatabase,
  kept: KeptRequest,
  token: string | null,
  response: Response,
): Promise<void> {
  const claims = readClaims(token ?? '');
  if (!response.ok || !claims || viewerTag(claims.userId, claims.customer) !== kept.viewer) return;
  const { data, errors } = (await response.json()) as { data?: unknown; errors?: unknown };
  if (!data || errors) return;
  if (!(await isLoggedIn(claims.userId))) return;
  // Checked again after opening: from then on a logout closes the connection permanently.
  if (isRetired(db)) return;
  await db.open();
  if (await isLoggedIn(claims.userId)) await keepAnswer(db, answerKey(kept), data, Date.now());
}

async function isLoggedIn(userId: number): Promise<boolean> {
  return Number((await storedUser<{ id: number | string }>())?.id) === userId;
}

async function fromDevice(db: UserDatabase, kept: KeptRequest): Promise<Response | null> {
  const answer = await keptAnswer(db, answerKey(kept), Date.now()).catch(() => null);
  if (!answer) return null;
  const storedAt = new Date(answer.storedAt).toISOString();
  return Response.json({ data: answer.data, extensions: { fromDevice: true, storedAt } });
}

/** False for the page of a captive portal and for a gateway that could not reach the server. */
function isServersOwn(response: Response): boolean {
  const { status } = response;
  const json = /\bjson\b/.test(response.headers.get('content-type') ?? '');
  return json && status !== 502 && status !== 503 && status !== 504;
}

function wait(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms));
}
