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
import { writingContext } from './read-only.ts';

type Field = GraphQLField<unknown, Context>;

/**
 * Puts the permission its SDL names in front of every field with `@allow`. Everything is denied by
 * default: @throws when a root field names none, so that a server with a hole does not start. A mutation
 * is also denied to users who only read, unless its SDL says `readOnlyUsers: true` (docs/permissions.md).
 */
export function enforceAllow(schema: GraphQLSchema): void {
  const mutation = schema.getMutationType();
  const roots = [schema.getQueryType(), mutation, schema.getSubscriptionType()];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields()) as Field[]) {
      const rule = ruleOf(field);
      const writes = type === mutation && !rule?.readOnlyUsers;
      if (rule) {
        const { name, resolve = defaultFieldResolver } = field;
        const allowed = guarded(name, rule.scope, resolve);
        field.resolve = writes ? writing(name, allowed) : allowed;
      } else if (roots.includes(type))
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

type Resolver = GraphQLFieldResolver<unknown, Context>;

function guarded(field: string, scope: string, resolve: Resolver): Resolver {
  return (source, args, context, info) => {
    try {
      authorize(context.viewer, scope);
    } catch (error) {
      if (context.viewer) context.noteRefusal(field, scope);
      throw error;
    }
    return resolve(source, args, context, info);
  };
}

/** A mutation that changes business data: it runs with what the viewer may change. */
function writing(field: string, resolve: Resolver): Resolver {
  return (source, args, context, info) => {
    const writer = writingContext(context, field);
    if (writer === context) return resolve(source, args, context, info);
    return Promise.resolve(writer).then((changed) => resolve(source, args, changed, info));
  };
}

/** What the SDL says in `@allow`; null for a field without one. */
function ruleOf(field: Field): { scope: string; readOnlyUsers: boolean } | null {
  const allow = field.astNode?.directives?.find(({ name }) => name.value === 'allow');
  const given = (name: string) => allow?.arguments?.find((one) => one.name.value === name)?.value;
  const [scope, readOnlyUsers] = [given('scope'), given('readOnlyUsers')];
  if (scope?.kind !== Kind.STRING || scope.value === '') return null;
  return {
    scope: scope.value,
    readOnlyUsers: readOnlyUsers?.kind === Kind.BOOLEAN && readOnlyUsers.value,
  };
}
