import { GraphQLError, type GraphQLFormattedError } from 'graphql';

/** An error as it goes out; `extensions.code` is always there. */
export interface PublicError extends GraphQLFormattedError {
  extensions: { code: string; requestId?: string; [more: string]: unknown };
}

const codes: Record<string, string> = {
  MER_ERR_GQL_PERSISTED_QUERY_NOT_FOUND: 'UNKNOWN_DOCUMENT',
  MER_ERR_GQL_PERSISTED_QUERY_NOT_SUPPORTED: 'UNKNOWN_DOCUMENT',
  MER_ERR_GQL_QUERY_DEPTH: 'TOO_DEEP',
  MER_ERR_METHOD_NOT_ALLOWED: 'METHOD_NOT_ALLOWED',
};

interface Failure {
  message: string;
  code?: unknown;
  errors?: unknown;
}

/**
 * A request that failed before anything was resolved, as a list of GraphQL errors: documents that do
 * not validate list what is wrong, everything else is one error.
 * @param fallback the code for an error that has none of its own
 */
export function graphqlErrors(error: Failure, fallback: string, requestId: string): PublicError[] {
  const listed = Array.isArray(error.errors) ? (error.errors as Failure[]) : [error];
  return listed.map((one) => {
    const own = one instanceof GraphQLError ? one.extensions?.code : one.code;
    const code = codes[String(own)] ?? codes[String(error.code)] ?? (ownCode(one) || fallback);
    const locations = one instanceof GraphQLError ? one.locations : undefined;
    const extensions = { code, requestId };
    return { message: one.message, extensions, ...(locations && { locations }) };
  });
}

/**
 * Returns an error from a resolver as the client may see it: a GraphQLError with a code is passed on.
 * @returns null for one that must be masked and logged
 */
export function expectedError(error: GraphQLError): PublicError | null {
  const own = error.originalError instanceof GraphQLError ? error.originalError : error;
  const code = ownCode(own);
  // Without a path nothing was resolved yet: the request itself is wrong, as with an unknown operation.
  if (!code && !error.path && !error.originalError)
    return { message: error.message, extensions: { code: 'BAD_REQUEST' } };
  if (!code || (error.originalError && own === error)) return null;
  return { ...error.toJSON(), extensions: { ...own.extensions, code } };
}

// Errors of the compiled executor come without extensions, whatever the types say.
function ownCode(error: unknown): string {
  const code = error instanceof GraphQLError ? error.extensions?.code : null;
  return typeof code === 'string' ? code : '';
}
