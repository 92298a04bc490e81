import {
  buildASTSchema,
  type FieldDefinitionNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  Kind,
  parse,
  visit,
} from 'graphql';
import type { CallLimit, CallLimits } from '#server/lib/call-limits.ts';
import { networkOf } from '#server/lib/network-of.ts';
import type { Context } from './context.ts';
import type { Feature } from './feature.ts';

type Resolver = GraphQLFieldResolver<unknown, Context>;

/**
 * Builds the schema of POST /public/graphql: the root fields with `@public` and no other, so that a call without a login
 * can reach nothing else. Calls are limited by the network they come from.
 */
export function publicSchema(
  sdl: string,
  features: readonly Feature[],
  limits: CallLimits,
): GraphQLSchema {
  const isRoot = ({ name }: { name: { value: string } }) =>
    ['Query', 'Mutation'].includes(name.value);
  const isPublic = (field: FieldDefinitionNode) => directiveOf(field) !== undefined;
  const publicOnly = visit(parse(sdl), {
    ObjectTypeDefinition: (node) =>
      isRoot(node) ? { ...node, fields: node.fields?.filter(isPublic) } : undefined,
    // Features of tests bring their own SDL; null removes it.
    ObjectTypeExtension: (node) => (isRoot(node) ? null : undefined),
  });
  const schema = buildASTSchema(publicOnly);
  for (const root of [schema.getQueryType(), schema.getMutationType()])
    for (const field of Object.values(root?.getFields() ?? {})) {
      const limit = publicLimitOf(field);
      const resolve = findResolver(features, `${root?.name}`, field.name);
      if (!limit || !resolve) throw new Error(`No feature answers the public ${field.name}`);
      field.resolve = limited(limits, field.name, limit, resolve);
    }
  return schema;
}

/** The limit of a public field; null for a field that is not public. */
export function publicLimitOf(
  field: Pick<GraphQLField<unknown, unknown>, 'astNode'>,
): CallLimit | null {
  const directive = field.astNode && directiveOf(field.astNode);
  if (!directive) return null;
  const number = (wanted: string): number => {
    const value = directive.arguments?.find(({ name }) => name.value === wanted)?.value;
    return value?.kind === Kind.INT ? Number(value.value) : 0;
  };
  return { calls: number('calls'), minutes: number('minutes') };
}

const directiveOf = ({ directives }: FieldDefinitionNode) =>
  directives?.find(({ name }) => name.value === 'public');

function findResolver(
  features: readonly Feature[],
  type: string,
  field: string,
): Resolver | undefined {
  const resolvers = features.map(
    (feature) => (feature.resolvers ?? {}) as Record<string, Record<string, Resolver> | undefined>,
  );
  return resolvers.map((of) => of[type]?.[field]).find((resolve) => resolve !== undefined);
}

function limited(limits: CallLimits, field: string, limit: CallLimit, resolve: Resolver): Resolver {
  return async (source, args, context, info) => {
    const network = networkOf(context.auditSource.address ?? '');
    const retryAfter = await limits.take(`public ${field}`, limit, network);
    if (retryAfter > 0) throw tooOften(retryAfter);
    return resolve(source, args, context, info);
  };
}

/** Refuses a call without a login that comes too soon. @param retryAfter in milliseconds */
export function tooOften(retryAfter: number): GraphQLError {
  const minutes = Math.ceil(retryAfter / 60_000);
  const message = `Please try again in ${minutes} minutes`;
  return new GraphQLError(message, { extensions: { code: 'TOO_OFTEN', retryAfter } });
}
