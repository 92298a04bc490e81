import { isRetired, openUserDatabase, type UserDatabase } from '../database.ts';
import { storedUser } from '../session/session-tokens.ts';
import { readClaims } from '../session/token-claims.ts';
import { viewerTag } from '../viewer.ts';
import { answerKey, type KeptRequest } from './answer-key.ts';
import { keepAnswer, keptAnswer } from './answer-store.ts';
import { keptOperations } from './kept-operations.ts';

/** After this long without an answer of the network, a kept one is given. */
const timeoutMs = 4_000;

type Data = Record<string, unknown>;

interface Body {
  /** Of a part: the root field that belongs to it. */
  field?: string;
  operationName?: string;
  variables?: unknown;
  extensions?: {
    persistedQuery?: { sha256Hash?: string };
    /** The queries that this one takes the place of (src/graphql/join-requests.ts). */
    parts?: Body[];
  };
}

/** A request whose answer is kept. */
interface KeptPart extends KeptRequest {
  /** The root field that belongs to it; undefined when all do. */
  field: string | undefined;
}

/** Returns what identifies the answers to a request, each part's its own; null when they are not kept. */
function readParts(headers: Headers, body: Body): KeptPart[] | null {
  const parts = body.extensions?.parts ?? [body];
  const kept = parts.flatMap((part) => {
    const request = readKept(headers, part);
    return request ? { ...request, field: part.field } : [];
  });
  return kept.length === parts.length ? kept : null;
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
  const kept = readParts(request.headers, body);
  const [first] = kept ?? [];
  if (!kept || !first) return await fetch(request);
  const db = openUserDatabase(host, Number(first.viewer.split(':')[0]));
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
  parts: readonly KeptPart[],
  token: string | null,
  response: Response,
): Promise<void> {
  const claims = readClaims(token ?? '');
  if (!response.ok || !claims) return;
  const viewer = viewerTag(claims.userId, claims.customer);
  if (parts.some((part) => part.viewer !== viewer)) return;
  const { data, errors } = (await response.json()) as { data?: Data; errors?: unknown };
  if (!data || errors) return;
  if (!(await isLoggedIn(claims.userId))) return;
  // Checked again after opening: from then on a logout closes the connection permanently.
  if (isRetired(db)) return;
  await db.open();
  if (!(await isLoggedIn(claims.userId))) return;
  for (const { field, ...kept } of parts) {
    const own = field === undefined ? data : { [field]: data[field] };
    await keepAnswer(db, answerKey(kept), own, Date.now());
  }
}

async function isLoggedIn(userId: number): Promise<boolean> {
  return Number((await storedUser<{ id: number | string }>())?.id) === userId;
}

/** The kept answers of all parts, as old as the oldest; null when one is missing. */
async function fromDevice(db: UserDatabase, parts: readonly KeptPart[]): Promise<Response | null> {
  const answers = await Promise.all(
    parts.map((part) => keptAnswer(db, answerKey(part), Date.now()).catch(() => null)),
  );
  if (!answers.every((answer) => answer !== null)) return null;
  const data = Object.assign({}, ...answers.map((answer) => answer.data));
  const storedAt = new Date(Math.min(...answers.map((answer) => answer.storedAt))).toISOString();
  return Response.json({ data, extensions: { fromDevice: true, storedAt } });
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
