import { type ExecutionResult, GraphQLError } from 'graphql';
import { isDatabaseAway } from '#server/db/away.ts';
import type { Context } from './context.ts';
import { expectedError, type PublicError } from './public-errors.ts';

type Failed = ExecutionResult & Required<Pick<ExecutionResult, 'errors'>>;

const statuses: Record<string, number> = { UNAUTHENTICATED: 401, FORBIDDEN: 403 };
const faults: readonly unknown[] = ['INTERNAL', 'UNAVAILABLE'];

/**
 * What goes out when resolvers threw. Faults of ours are logged with the request id and answered as
 * INTERNAL with nothing but that id. A refused root field sets the HTTP status, and so does a database
 * that is away: UNAVAILABLE is nothing of the operation's, it may be sent again as it is.
 */
export function formatErrors(result: Failed, { log, requestId }: Context) {
  const errors = result.errors.map((error): PublicError => {
    const expected = expectedError(error);
    if (expected) return expected;
    const cause = error.originalError ?? error;
    const away = isDatabaseAway(cause);
    log[away ? 'warn' : 'error']({ err: cause, path: error.path }, 'resolver failed');
    const { locations, path } = error.toJSON();
    const extensions = { code: away ? 'UNAVAILABLE' : 'INTERNAL', requestId };
    return {
      message: away ? 'Try again in a moment' : 'Internal server error',
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
  if (away) return { statusCode: 503, response: { data: null, errors } };
  const statusCode = statuses[refused?.extensions.code ?? ''] ?? (wrong ? 400 : 200);
  return { statusCode, response: { data: result.data ?? null, errors } };
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
