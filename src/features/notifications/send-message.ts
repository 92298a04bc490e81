import { type HashedDocument, request } from '#src/graphql/client.ts';
import { isNetworkError, OperationError } from '#src/graphql/errors.ts';
import type { Problem } from '#src/i18n/problem-texts.ts';

/** What came of something the user has asked the server for. */
export type Outcome =
  | { kind: 'done' }
  | { kind: 'refused'; problem: Problem }
  | { kind: 'unreachable' }
  | { kind: 'failed' };

interface Payload {
  message: { status: boolean; description: string };
  userErrors: readonly Problem[];
}

/**
 * Runs a mutation whose only field answers message and userErrors (B159), and never throws: the
 * place that asked says what came of it.
 */
export async function sendMessage<Variables>(
  document: HashedDocument<Record<string, Payload>, Variables>,
  variables: Variables,
): Promise<Outcome> {
  try {
    const [payload] = Object.values(await request(document, variables));
    if (payload?.message.status) return { kind: 'done' };
    const problem = payload?.userErrors[0] ?? {
      code: 'REFUSED',
      message: payload?.message.description ?? '',
    };
    return { kind: 'refused', problem };
  } catch (error) {
    if (isNetworkError(error)) return { kind: 'unreachable' };
    if (!(error instanceof OperationError) || error.code === 'INTERNAL') return { kind: 'failed' };
    return { kind: 'refused', problem: { code: error.code, message: error.message } };
  }
}
