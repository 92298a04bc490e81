import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { isUnstorableText } from '#server/db/unstorable-text.ts';
import { auditSource } from '#server/features/audit/audit.public.ts';
import { graphqlErrors } from '#server/graphql/public-errors.ts';
import { Problem } from '#server/lib/problem.ts';
import { isUnavailable } from '#server/lib/unavailable.ts';
import { protectAnswer } from './security-headers.ts';

const codes: Record<number, string> = {
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
};

/** Seconds after which a server without its database, disk or file store may be asked again. */
const retryAfter = 5;

/**
 * Answers every failed call with `{code, message, requestId}`, on GraphQL with `errors` as its
 * clients expect. Internal details are logged and never sent. While the database or the file store is
 * unavailable, or a disk is full, the answer is 503 UNAVAILABLE with Retry-After: clients keep their data
 * and try again.
 */
export function answerErrors(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after'))
      reply.header('retry-after', retryAfter);
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Problem) return answerProblem(error, request, reply);
    // Routes and resolvers share the functions that look for a right in the database.
    if (error instanceof GraphQLError && error.extensions.code === 'FORBIDDEN')
      return answerProblem(new Problem(403, 'FORBIDDEN', error.message), request, reply);
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500)
      return send(request, reply, status, codes[status] ?? 'BAD_REQUEST', error);
    if (isUnavailable(error)) {
      request.log.warn({ err: error }, 'something the server needs is away');
      return send(request, reply, 503, 'UNAVAILABLE', new Error('Try again in a moment'));
    }
    if (isUnstorableText(error, [request.params, request.query, request.body])) {
      const wrong = new Error('A text holds characters that are not allowed');
      return send(request, reply, 400, 'BAD_USER_INPUT', wrong);
    }
    // A caller who hung up is no fault of ours.
    const gone = error.code === 'ERR_STREAM_PREMATURE_CLOSE' || request.raw.destroyed;
    request.log[gone ? 'info' : 'error']({ err: error }, 'request failed');
    return send(request, reply, 500, 'INTERNAL', new Error('Internal server error'));
  });
}

/** An address that cannot be read, or one with too long a part, fails before any hook has run. */
export function answerBadAddress(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const status = error.statusCode ?? 400;
  const message = status === 414 ? 'The address is too long' : 'The address cannot be read';
  protectAnswer(request, reply);
  reply.header('x-request-id', request.id);
  reply.code(status).send({ code: 'BAD_REQUEST', message, requestId: request.id });
}

/** Refusals that are security events, whatever their HTTP status. */
const refusals: readonly string[] = ['FORBIDDEN', 'CUSTOMER_LOST', 'OPERATOR_TOKEN'];

function answerProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply) {
  if ([403, 429].includes(problem.statusCode) || refusals.includes(problem.code)) {
    const route = `${request.method} ${request.routeOptions.url}`;
    request.server.refusals.note(auditSource(request), route, problem.code);
  }
  const { retryAfter } = problem.details;
  if (typeof retryAfter === 'number') reply.header('retry-after', Math.ceil(retryAfter / 1_000));
  return send(request, reply, problem.statusCode, problem.code, problem, problem.details);
}

const isGraphql = (url: string | undefined) => url === '/graphql' || url === '/public/graphql';

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  code: string,
  error: Error,
  details: Readonly<Record<string, unknown>> = {},
) {
  const requestId = request.id;
  const answer = { ...details, code, message: error.message, requestId };
  if (!isGraphql(request.routeOptions.url)) return reply.code(status).send(answer);
  const errors = graphqlErrors(error, code, requestId);
  return reply.code(status).send({ ...answer, code: errors[0]?.extensions.code ?? code, errors });
}
