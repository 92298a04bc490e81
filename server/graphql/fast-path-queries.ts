import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getArgumentValues,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
} from 'graphql';
import type { CountOperation } from '#server/http/metrics.ts';
import type { Context } from './context.ts';
import { createWriter, type Write } from './json-serializer.ts';
import { hashOf, type TrustedDocuments } from './trusted-documents.ts';

/** A root field as it was asked for, with what answers it. */
interface PlainField {
  node: FieldNode;
  field: GraphQLField<unknown, Context>;
  write: Write;
}

/** A document whose answer is plain data. */
interface PlainQuery {
  name: string;
  operation: OperationDefinitionNode;
  roots: readonly PlainField[];
}

interface Plain {
  schema: GraphQLSchema;
  documents: TrustedDocuments;
  /** Root fields whose resolvers answer with plain data: no functions, nothing to be waited for. */
  fields: ReadonlySet<string>;
  createContext: (request: FastifyRequest) => Promise<Context>;
  countOperation: CountOperation;
}

/**
 * Answers known documents whose result is plain data without the GraphQL executor, which costs a list more
 * than everything else. Permission, arguments and resolver are the same, and unchanged parts of an answer
 * are reused as JSON. Anything unusual falls back to the executor, which reports the error.
 */
export function plainQueries(plain: Plain) {
  const known = new Map<string, PlainQuery | null>();
  const getQuery = (text: string): PlainQuery | null => {
    const query = known.get(text);
    if (query !== undefined) return query;
    const made = plainQuery(plain, parse(text, { noLocation: true }));
    known.set(text, made);
    return made;
  };
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> => {
    const body = request.body as Record<string, unknown> | null | undefined;
    const text = body && plain.documents.get(hashOf(body) ?? '');
    const query = text && !request.validationError && getQuery(text);
    if (!query || (body.operationName ?? query.name) !== query.name) return undefined;
    const answer = await answerQuery(plain, query, request, body.variables).catch(() => null);
    if (answer === null) return undefined;
    await readRequests();
    plain.countOperation(query.name, 'ok');
    return reply.type('application/json; charset=utf-8').send(answer);
  };
}

/**
 * Waits until the requests that have arrived were read. Answers are then written one after the other: under load that
 * costs a fifth less than to write each before the next request is read, as every write wakes a client up.
 */
function readRequests(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

async function answerQuery(
  { schema, createContext }: Plain,
  { operation, roots }: PlainQuery,
  request: FastifyRequest,
  sent: unknown,
): Promise<string | null> {
  const variables = (sent ?? {}) as Record<string, unknown>;
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  if (!coerced) return null;
  const args = roots.map(({ field, node }) =>
    getArgumentValues(field as GraphQLField<unknown, unknown>, node, coerced),
  );
  const context = await createContext(request);
  // None of these resolvers reads `info`.
  const info = {} as GraphQLResolveInfo;
  const values = await Promise.all(
    roots.map(async ({ field }, at) => field.resolve?.(undefined, args[at], context, info)),
  );
  const parts = roots.map(
    ({ node, write }, at) => `${JSON.stringify(keyOf(node))}:${write(values[at])}`,
  );
  return `{"data":{${parts.join()}}}`;
}

const keyOf = (node: FieldNode) => (node.alias ?? node.name).value;

/** Returns the fast path of a document; null when the executor is needed. */
export function plainQuery(
  { schema, fields }: Pick<Plain, 'schema' | 'fields'>,
  { definitions }: DocumentNode,
): PlainQuery | null {
  const operation = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (operation?.operation !== OperationTypeNode.QUERY || operation.directives?.length) return null;
  const fragments = new Map(
    definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  const queryFields = schema.getQueryType()?.getFields() ?? {};
  const roots = operation.selectionSet.selections.map((node): PlainField | null => {
    if (node.kind !== Kind.FIELD || node.directives?.length) return null;
    const field = queryFields[node.name.value];
    const write = field && fields.has(field.name) && createWriter(field.type, [node], fragments);
    return field && write ? { node, field, write } : null;
  });
  if (!roots.every((root) => root !== null)) return null;
  // The executor merges fields of one key.
  if (new Set(roots.map(({ node }) => keyOf(node))).size < roots.length) return null;
  return { name: operation.name?.value ?? '', operation, roots };
}
