import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type HashedDocument, request } from '#src/graphql/client.ts';
import { reportConnectionFailed } from '#src/graphql/connection-failed.ts';
import { isNetworkError, OperationError } from '#src/graphql/errors.ts';
import type { Problem } from '#src/i18n/problem-texts.ts';
import { withRecentLogin } from './recent-login.ts';

/** The answer of every mutation (B159). */
export interface MutationAnswer {
  message: { status: boolean; description?: string };
  userErrors: readonly Problem[];
}

/**
 * How an action ended. `done` and an expected refusal come with the answer of the server; a refusal
 * of the operation as a whole has none. Without an answer (`unanswered`) it may have taken effect
 * or not: running it again with the same variables finds out and never does it twice.
 */
export type ActionResult<Answer = MutationAnswer> =
  | { kind: 'done'; answer: Answer }
  | { kind: 'refused'; problems: readonly Problem[]; answer: Answer | null }
  | { kind: 'unanswered' | 'failed'; problems: readonly Problem[] };

/** The result of a change that the device has made without the server. */
export const doneHere: ActionResult<MutationAnswer> = {
  kind: 'done',
  answer: { message: { status: true }, userErrors: [] },
};

/** The result of a change that the device has refused without the server. */
export const refusedHere = (problem: Problem): ActionResult<never> => ({
  kind: 'refused',
  problems: [problem],
  answer: null,
});

export interface Action<Answer, Variables> {
  /** Never throws. */
  run: (variables: Variables) => Promise<ActionResult<Answer>>;
  busy: boolean;
  /** The problem of the last call; null also where the pop-up about the connection reports it (B146). */
  problem: Problem | null;
  /** The answer of the last run, also of a refused one. */
  answer: Answer | null;
  clear: () => void;
}

export interface ActionOptions {
  /** Queries to read again once it has run; also after a failure, which may have changed something. */
  invalidates?: readonly QueryKey[];
  /** The place of the action says in `problem` that there is no connection, instead of the pop-up. */
  ownFailure?: boolean;
  /** It is sent without a login. */
  isPublic?: boolean;
}

/** Turns the error of a request into the result of its action. */
function resultOfError(error: unknown): Exclude<ActionResult<never>, { kind: 'done' }> {
  if (isNetworkError(error)) return { kind: 'unanswered', problems: [{ code: 'OFFLINE' }] };
  if (!(error instanceof OperationError) || error.code === 'INTERNAL')
    return { kind: 'failed', problems: [{ code: 'FAILED' }] };
  const { code, message, retryAfter } = error;
  const minutes = retryAfter === undefined ? {} : { minutes: Math.ceil(retryAfter / 60_000) };
  return { kind: 'refused', problems: [{ code, message, ...minutes }], answer: null };
}

/** Turns the answer of the server into a result. A false status without errors gets its description. */
function resultOfAnswer<Answer extends MutationAnswer>(answer: Answer): ActionResult<Answer> {
  const { message, userErrors } = answer;
  if (message.status) return { kind: 'done', answer };
  const refused = { code: 'REFUSED', message: message.description ?? '' };
  return { kind: 'refused', problems: userErrors.length > 0 ? userErrors : [refused], answer };
}

/**
 * Runs an online mutation whose only field answers message and userErrors. Its idempotency key is
 * kept for the same variables until the server has answered, and is a new one after that, because
 * the server keeps a refusal under its key too. An operation that needs a recent login asks for it and goes on.
 */
export function useAction<Result extends Record<string, MutationAnswer>, Variables>(
  document: HashedDocument<Result, Variables>,
  { invalidates = [], ownFailure = false, isPublic = false }: ActionOptions = {},
): Action<Result[keyof Result], Variables> {
  type Answer = Result[keyof Result];
  const queries = useQueryClient();
  const [keys] = useState(() => new Map<string, string>());

  const mutation = useMutation({
    // Offline it fails at once instead of waiting unseen for a connection.
    networkMode: 'always',
    retry: false,
    mutationFn: async (variables: Variables): Promise<ActionResult<Answer>> => {
      const serialized = JSON.stringify(variables) ?? '';
      const idempotencyKey = keys.get(serialized) ?? crypto.randomUUID();
      keys.set(serialized, idempotencyKey);
      try {
        const send = () => request(document, variables, { idempotencyKey, isPublic });
        const [answer] = Object.values(await withRecentLogin(send));
        keys.delete(serialized);
        return resultOfAnswer(answer as Answer);
      } catch (error) {
        const result = resultOfError(error);
        if (result.kind === 'unanswered' && !ownFailure) reportConnectionFailed();
        return result;
      }
    },
    onSettled: () => {
      for (const queryKey of invalidates) void queries.invalidateQueries({ queryKey });
    },
  });

  const result = mutation.data;
  const said = !result || result.kind === 'done' || (result.kind === 'unanswered' && !ownFailure);
  return {
    run: mutation.mutateAsync,
    busy: mutation.isPending,
    problem: said ? null : (result.problems[0] ?? null),
    answer: result && 'answer' in result ? result.answer : null,
    clear: mutation.reset,
  };
}
