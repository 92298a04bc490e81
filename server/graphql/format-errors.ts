import { type ExecutionResult, GraphQLError } from 'graphql';
import { isUnstorableText } from '#server/db/unstorable-text.ts';
import { tooManyRequests } from '#server/lib/call-limits.ts';
import { isUnavailable } from '#server/lib/unavailable.ts';
import type { Context } from './context.ts';
import { expectedError, type PublicError } from './public-errors.ts';

/** Mercurius adds the reply to the context. */
interface WithReply {
  reply?: { header(name: string, value: number): unknown; request: { body: unknown } };
}
type Failed = ExecutionResult & Required<Pick<ExecutionResult, 'errors'>>;

const statuses: Record<string, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  [tooManyRequests.code]: 429,
  TOO_OFTEN: 429,
};
const faults: readonly unknown[] = ['INTERNAL', 'UNAVAILABLE'];

/**
 * Formats the errors of resolvers. Internal errors are logged with the request id and answered as INTERNAL
 * with nothing but that id. A refused root field sets the HTTP status, and so does a database or a disk
 * that is unavailable or full: UNAVAILABLE does not depend on the operation, so the same request may be
 * sent again.
 */
export function formatErrors(result: Failed, { log, requestId, reply }: Context & WithReply) {
  const errors = result.errors.map((error): PublicError => {
    const expected = expectedError(error);
    if (expected) return expected;
    const cause = error.originalError ?? error;
    const [code, message] = describeError(cause, reply?.request.body);
    log[code === 'INTERNAL' ? 'error' : 'warn'](
      { err: cause, path: error.path },
      'resolver failed',
    );
    const { locations, path } = error.toJSON();
    const extensions = { code, requestId };
    return {
      message,
      ...(locations && { locations }),
      ...(path && { path }),
      extensions,
    };
  });
  const refused = errors.find(
    ({ path, extensions }) => path?.length === 1 && extensions.code in statuses,
  );
  const wrong = errors.some(({ path, extensions }) => !path && extensions.code === 'BAD_REQUEST');
  const away = errors.some(({ extensions }) => extensions.code === 'UNAVAILABLE');
  const wait = errors.find(({ extensions }) => statuses[extensions.code] === 429);
  if (wait) reply?.header('retry-after', Math.ceil(Number(wait.extensions.retryAfter) / 1_000));
  if (away) return { statusCode: 503, response: { data: null, errors } };
  // Sent again as it is, the whole document would be: not where other parts of it were answered.
  const partly = refused === wait && Object.values(result.data ?? {}).some((part) => part != null);
  const status = partly ? 200 : statuses[refused?.extensions.code ?? ''];
  const statusCode = status ?? (wrong ? 400 : 200);
  return { statusCode, response: { data: result.data ?? null, errors } };
}

/** The code and the words for an error that no resolver expected. */
function describeError(cause: unknown, sent: unknown): [code: string, message: string] {
  if (isUnavailable(cause)) return ['UNAVAILABLE', 'Try again in a moment'];
  if (isUnstorableText(cause, sent))
    return ['BAD_USER_INPUT', 'A text holds characters that are not allowed'];
  return ['INTERNAL', 'Internal server error'];
}

/** Whether an answer counts as failed in the metrics: expected refusals do not. */
export function isFault(result: ExecutionResult): boolean {
  return Boolean(
    result.errors?.some((error) =>
      error instanceof GraphQLError
        ? false
        : faults.includes((error as PublicError).extensions?.code),
    ),
  );
}
