import {
  defaultFieldResolver,
  GraphQLError,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isObjectType,
  Kind,
} from 'graphql';
import type { Context, Viewer } from './context.ts';

type Field = GraphQLField<unknown, Context>;

/**
 * Puts the permission its SDL names in front of every field with `@allow`. Everything is denied by
 * default: @throws when a root field names none, so that a server with a hole does not start
 */
export function enforceAllow(schema: GraphQLSchema): void {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields()) as Field[]) {
      const scope = scopeOf(field);
      if (scope) field.resolve = guarded(scope, field.resolve ?? defaultFieldResolver);
      else if (roots.includes(type))
        throw new Error(`${type.name}.${field.name} does not say who may use it: add @allow`);
    }
  }
}

/** @throws UNAUTHENTICATED without a login, FORBIDDEN without the permission */
export function authorize(viewer: Viewer | null, scope: string): void {
  if (!viewer) throw new GraphQLError('Log in first', { extensions: { code: 'UNAUTHENTICATED' } });
  if (scope !== 'user' && !viewer.scopes.has(scope))
    throw new GraphQLError('Not allowed', { extensions: { code: 'FORBIDDEN' } });
}

function guarded(
  scope: string,
  resolve: GraphQLFieldResolver<unknown, Context>,
): GraphQLFieldResolver<unknown, Context> {
  return (source, args, context, info) => {
    authorize(context.viewer, scope);
    return resolve(source, args, context, info);
  };
}

function scopeOf(field: Field): string | null {
  const allow = field.astNode?.directives?.find(({ name }) => name.value === 'allow');
  const value = allow?.arguments?.find(({ name }) => name.value === 'scope')?.value;
  return value?.kind === Kind.STRING && value.value !== '' ? value.value : null;
}
