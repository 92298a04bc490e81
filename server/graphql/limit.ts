import {
  defaultFieldResolver,
  GraphQLError,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  Kind,
} from 'graphql';
import { type CallLimit, type CallLimits, tooManyRequests } from '#server/lib/call-limits.ts';
import type { Context } from './context.ts';

type Field = GraphQLField<unknown, Context>;

/**
 * Puts the limit its SDL names in front of every root field with `@limit`. Runs before `enforceAllow`,
 * so that refused callers are not counted.
 */
export function enforceLimits(schema: GraphQLSchema, limits: CallLimits): void {
  for (const root of [schema.getQueryType(), schema.getMutationType()])
    for (const field of Object.values(root?.getFields() ?? {}) as Field[]) {
      const limit = limitOf(field);
      if (limit) field.resolve = limited(limits, field, limit);
    }
}

function limited(
  limits: CallLimits,
  { resolve = defaultFieldResolver }: Field,
  { counter, ...limit }: CallLimit & { counter: string },
): GraphQLFieldResolver<unknown, Context> {
  return async (source, args, context, info) => {
    const { viewer } = context;
    const retryAfter = viewer ? await limits.take(counter, limit, viewer.userId) : 0;
    if (retryAfter > 0) {
      const { code, message } = tooManyRequests;
      throw new GraphQLError(message, { extensions: { code, retryAfter } });
    }
    return resolve(source, args, context, info);
  };
}

/** The limit of a field, and the name under which its calls are counted. */
function limitOf(field: Field): (CallLimit & { counter: string }) | null {
  const given = field.astNode?.directives?.find(({ name }) => name.value === 'limit');
  const number = (wanted: string): number => {
    const value = given?.arguments?.find(({ name }) => name.value === wanted)?.value;
    return value?.kind === Kind.INT ? Number(value.value) : 0;
  };
  const group = given?.arguments?.find(({ name }) => name.value === 'group')?.value;
  const limit = {
    calls: number('calls'),
    minutes: number('minutes'),
    counter: group?.kind === Kind.STRING ? group.value : field.name,
  };
  if (given && (limit.calls < 1 || limit.minutes < 1))
    throw new Error(`${field.name} has an @limit without calls or minutes`);
  return given ? limit : null;
}
