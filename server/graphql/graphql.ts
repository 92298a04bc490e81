import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type ASTVisitor,
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type ValidationContext,
} from 'graphql';
import mercurius, { type MercuriusOptions } from 'mercurius';
import { isPublicMode } from '#server/config.ts';
import { rulesByPurpose } from '#server/files/file-rules.ts';
import type { CountOperation } from '#server/http/metrics.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Context } from './context.ts';
import { executableSchema } from './executable-schema.ts';
import { plainQueries } from './fast-path-queries.ts';
import type { Feature, Services } from './feature.ts';
import { formatErrors, isFault } from './format-errors.ts';
import { acceptMultipart, multipartRequests } from './multipart-request.ts';
import { publicSchema } from './public-schema.ts';
import { collectHistories, requestContext } from './request-context.ts';
import { documentProvider, publicDocuments, readTrustedDocuments } from './trusted-documents.ts';

const sdlFile = fileURLToPath(new URL('../../schema.graphql', import.meta.url));
/** A body of a call without a login holds no more than the texts of one form. */
const publicBodyLimit = 64_000;
/** Of one user, far beyond what an app asks for; costly operations have limits of their own. */
const allOperations = { calls: 3_000, minutes: 1 };

/**
 * POST /graphql (O001), as JSON or, for operations that take files, as multipart (B287), and POST /public/graphql (O002),
 * which answers a few operations without a login. In production only documents of our client run; introspection and
 * GraphiQL are for development.
 */
export async function graphqlRoute(
  app: FastifyInstance,
  services: Services,
  features: readonly Feature[],
  countOperation: CountOperation,
): Promise<void> {
  const { mode } = services.config;
  const development = mode === 'development';
  const sdl = [readFileSync(sdlFile, 'utf8'), ...features.flatMap(({ schema }) => schema ?? [])];
  const schema = executableSchema(sdl.join('\n'), features, app.callLimits);
  const documents = readTrustedDocuments();
  const histories = collectHistories(features);
  const createContext = async (request: FastifyRequest) => {
    // Not at GET /user, which a client asks before it has put its new tokens away.
    if (request.bearer?.viewedBy === null)
      await app.sessionKeys.arrived(request.bearer.refreshHash);
    return requestContext(services, request, histories);
  };
  const onlyKnown = isPublicMode(mode);
  const rules = rulesByPurpose(features.flatMap(({ files = [] }) => files));
  const fields = new Set(features.flatMap(({ plain = [] }) => plain));
  const options: MercuriusOptions = {
    ...common,
    schema,
    context: createContext,
    additionalRouteOptions: {
      // `@allow` decides field by field.
      config: { readOnlyUsers: true, viewAs: true, limit: allOperations },
      preValidation: multipartRequests({
        services,
        schema,
        documents,
        onlyKnown,
        rules,
        createContext,
      }),
      preHandler: plainQueries({ schema, documents, fields, createContext, countOperation }),
    },
    validationRules: development ? [oneOperation] : [oneOperation, NoSchemaIntrospectionCustomRule],
    persistedQueryProvider: documentProvider(documents, onlyKnown),
    graphiql: development,
  };
  const register = async (scope: FastifyInstance, of: MercuriusOptions) => {
    await scope.register(mercurius, of);
    scope.graphql.addHook('onResolution', async (execution, context) => {
      const { __currentQuery: text } = context as { __currentQuery?: string };
      countOperation(documents.nameOf(text), isFault(execution) ? 'failed' : 'ok');
    });
  };
  await app.register(async (scope) => {
    acceptMultipart(scope);
    await register(scope, options);
  });
  const open = publicSchema(sdl.join('\n'), features, app.callLimits);
  await app.register(async (scope) => {
    // Mercurius also answers GET, which is not offered (O002).
    scope.addHook('onRequest', async ({ method }) => {
      if (method !== 'POST') throw new Problem(405, 'METHOD_NOT_ALLOWED', 'Use POST');
    });
    await register(scope, {
      ...common,
      path: '/public/graphql',
      schema: open,
      context: (request) => requestContext(services, request, histories),
      additionalRouteOptions: { bodyLimit: publicBodyLimit, config: { access: 'host' } },
      validationRules: [oneOperation, NoSchemaIntrospectionCustomRule],
      persistedQueryProvider: documentProvider(publicDocuments(documents, open), true),
      graphiql: false,
    });
  });
}

/** What both endpoints share. */
const common: MercuriusOptions = {
  jit: { minCount: 1, eluThreshold: 1 },
  queryDepth: 12,
  graphql: { parseOptions: { maxTokens: 4_000 } },
  errorHandler: false,
  errorFormatter: (result, context) => formatErrors(result, context as unknown as Context),
};

/**
 * Refuses documents with several operations. Compiled documents are remembered by their text alone,
 * so the second operation of a text would answer with the result of the first.
 */
function oneOperation(context: ValidationContext): ASTVisitor {
  return {
    Document(node) {
      const operations = node.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
      if (operations.length > 1)
        context.reportError(new GraphQLError('Send one operation per document', { nodes: node }));
    },
  };
}
