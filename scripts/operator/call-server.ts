// How the commands talk to a running server: they find its address and token, and explain failures.
import type { Config } from '#server/config.ts';
import { type LocalOperator, readLocalOperator } from '#server/lib/local-operator.ts';

/**
 * The server a command shall talk to: the one named by `--server`, else the one that runs on the data
 * folder of this machine, else the port of the settings. The configured operator token comes first.
 * @throws a sentence when no token is known
 */
export function findServer(
  { operatorToken, dataDir, port }: Pick<Config, 'operatorToken' | 'dataDir' | 'port'>,
  named?: string,
): LocalOperator {
  const local = readLocalOperator(dataDir);
  const address = named ?? local?.address ?? `http://localhost:${port}`;
  const token = operatorToken ?? (named === undefined ? local?.token : undefined);
  if (!token) throw new Error('Set PANNIER_OPERATOR_TOKEN to the token of the server');
  return { address, token };
}

/**
 * Calls the operator's routes of a server.
 * @throws a sentence when the server cannot be reached
 */
export async function callServer(
  { address, token }: LocalOperator,
  path: string,
  { headers, ...init }: RequestInit & { duplex?: 'half' } = {},
): Promise<Response> {
  const withToken = new Headers(headers);
  withToken.set('authorization', `Bearer ${token}`);
  try {
    return await fetch(new URL(path, address), { redirect: 'error', ...init, headers: withToken });
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = cause instanceof Error ? `${message}: ${cause.message}` : message;
    throw new Error(`The server at ${address} cannot be reached: ${reason}`, { cause: error });
  }
}

/** "The server answered 401: …", from an answer that is not OK. */
export async function describeRefusal(answer: Response): Promise<string> {
  return `The server answered ${answer.status}: ${(await answer.text()).slice(0, 500)}`;
}
