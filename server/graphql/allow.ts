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
import { publicLimitOf } from './public-schema.ts';
import { refuseView, writingContext } from './read-only.ts';

type Field = GraphQLField<unknown, Context>;

/**
 * Puts the permission its SDL names in front of every field with `@allow`. Everything is denied by
 * default: @throws when a root field names none, so that a server with a hole does not start. A mutation
 * is also denied to users who only read, unless its SDL says `readOnlyUsers: true`, and always to administrators who
 * view as another user (docs/permissions.md).
 */
export function enforceAllow(schema: GraphQLSchema): void {
  const mutation = schema.getMutationType();
  const roots = [schema.getQueryType(), mutation, schema.getSubscriptionType()];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields()) as Field[]) {
      // A field that is only public is answered to no one here.
      const rule = ruleOf(field) ?? (publicLimitOf(field) && { scopes: [], readOnlyUsers: false });
      const writes = type === mutation && !rule?.readOnlyUsers;
      if (rule) {
        const { name, resolve = defaultFieldResolver } = field;
        const allowed = guarded(name, rule.scopes, resolve);
        const written = writes ? writing(name, allowed) : allowed;
        field.resolve = type === mutation ? unlessViewing(name, written) : written;
      } else if (roots.includes(type))
        throw new Error(`${type.name}.${field.name} does not say who may use it: add @allow`);
    }
  }
}

/**
 * Lets a viewer pass who holds one of the permissions.
 * @throws UNAUTHENTICATED without a login, FORBIDDEN without any of them
 */
function authorize(viewer: Viewer | null, scopes: readonly string[]): void {
  if (!viewer) throw new GraphQLError('Log in first', { extensions: { code: 'UNAUTHENTICATED' } });
  if (!scopes.some((scope) => scope === 'user' || viewer.scopes.has(scope)))
    throw new GraphQLError('Not allowed', { extensions: { code: 'FORBIDDEN' } });
}

type Resolver = GraphQLFieldResolver<unknown, Context>;

function guarded(field: string, scopes: readonly string[], resolve: Resolver): Resolver {
  return (source, args, context, info) => {
    try {
      authorize(context.viewer, scopes);
    } catch (error) {
      if (context.viewer) context.noteRefusal(field, scopes.join(' or '));
      throw error;
    }
    return resolve(source, args, context, info);
  };
}

/** A mutation, which no administrator may send who views as a user. */
function unlessViewing(field: string, resolve: Resolver): Resolver {
  return (source, args, context, info) => {
    refuseView(context, field);
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

/**
 * Returns the rule of `@allow` in the SDL; null for a field without one, or with one that names no
 * permission.
 */
export function ruleOf(
  field: Pick<GraphQLField<unknown, unknown>, 'astNode'>,
): { scopes: string[]; readOnlyUsers: boolean } | null {
  const allow = field.astNode?.directives?.find(({ name }) => name.value === 'allow');
  const given = (name: string) => allow?.arguments?.find((one) => one.name.value === name)?.value;
  const [one, several, readOnlyUsers] = ['scope', 'scopes', 'readOnlyUsers'].map(given);
  const named = several?.kind === Kind.LIST ? [...several.values] : [];
  if (one) named.push(one);
  const scopes = named.map((value) => (value.kind === Kind.STRING ? value.value : ''));
  if (scopes.length === 0 || scopes.includes('') || (one && several)) return null;
  return {
    scopes,
    readOnlyUsers: readOnlyUsers?.kind === Kind.BOOLEAN && readOnlyUsers.value,
  };
}
