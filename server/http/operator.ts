import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { Problem } from '#server/lib/problem.ts';
import { bearsToken } from '#server/lib/same-secret.ts';

/** The tokens that prove an operator: the configured one, and the one of this machine's commands. */
export type OperatorTokens = Pick<Config, 'operatorToken' | 'localOperatorToken'>;

/**
 * Options of a route for the operator alone. The token is checked before the body is read; the route
 * needs no known host and also answers during maintenance.
 */
export function operatorRoute(tokens: OperatorTokens) {
  return {
    config: { access: 'open' as const },
    onRequest: async (request: FastifyRequest) => requireOperator(request, tokens),
  };
}

/** @throws 401 OPERATOR_TOKEN for a call without the operator's token, also when the server has none */
export function requireOperator(request: FastifyRequest, tokens: OperatorTokens): void {
  const accepted = [tokens.operatorToken, tokens.localOperatorToken].filter(
    (token) => token !== null,
  );
  const header = request.headers.authorization;
  if (!accepted.some((token) => bearsToken(header, token)))
    throw new Problem(401, 'OPERATOR_TOKEN', 'This call needs the operator token');
}
