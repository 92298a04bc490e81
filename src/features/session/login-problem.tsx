import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { HttpError, isNetworkError } from '#src/graphql/errors.ts';

function waitingMinutes(body: unknown): number {
  const ms = Number((body as { retryAfter?: unknown } | null)?.retryAfter);
  return Math.max(1, Math.ceil((Number.isFinite(ms) ? ms : 60_000) / 60_000));
}

/** Returns the message for a failed login (M045 to M047, N025); the server's code decides. */
export function loginProblem(error: unknown): ReactNode {
  if (isNetworkError(error)) {
    return <Trans>No connection. Logging in needs one.</Trans>;
  }
  if (!(error instanceof HttpError)) return <Trans>Something went wrong. Please try again.</Trans>;
  switch (error.code) {
    case 'UNKNOWN_USER':
      return <Trans>Incorrect username</Trans>;
    case 'WRONG_PASSWORD':
      return <Trans>Incorrect password</Trans>;
    case 'TOO_MANY_ATTEMPTS':
      return (
        <Plural
          value={{ count: waitingMinutes(error.body) }}
          one="Too many attempts. Try again in # minute."
          other="Too many attempts. Try again in # minutes."
        />
      );
    default:
      return error.status === 401 ? (
        <Trans>Login failed. Check username and password.</Trans>
      ) : (
        <Trans>Something went wrong. Please try again.</Trans>
      );
  }
}
