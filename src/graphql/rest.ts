import { apiUrl, runtime } from '#src/lib/device/runtime.ts';
import { HttpError } from './errors.ts';
import { plainFetch, requestHeaders, sessionFetch } from './session-fetch.ts';

export interface RestOptions {
  body?: unknown;
  /** `session` carries the user's token and renews it, `basic` the app's credentials. */
  as?: 'session' | 'basic' | 'nobody';
  /** A token to use instead of the stored session's, right after login. */
  token?: string;
}

async function readAnswer(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

/**
 * One of the server's few REST calls.
 * @throws NetworkError without an answer; HttpError with the body's `code` otherwise
 */
export async function rest(
  method: 'GET' | 'POST',
  path: string,
  { body, as = 'session', token }: RestOptions = {},
): Promise<unknown> {
  const headers: Record<string, string> = {
    ...(await requestHeaders()),
    accept: 'application/json',
  };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (as === 'basic') headers.authorization = `Basic ${(await runtime()).basicAuth}`;
  if (token) headers.authorization = `Bearer ${token}`;
  const send = as === 'session' && !token ? sessionFetch : plainFetch;
  const response = await send(await apiUrl(path), {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = await readAnswer(response);
  if (response.ok) return answer;
  const code = (answer as { code?: unknown } | null)?.code;
  const word = typeof code === 'string' ? code : '';
  throw new HttpError(response.status, word, answer, headers['x-request-id']);
}
