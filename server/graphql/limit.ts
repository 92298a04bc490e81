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
  { counter, rows, ...limit }: FieldLimit,
): GraphQLFieldResolver<unknown, Context> {
  return async (source, args, context, info) => {
    const { viewer } = context;
    const counted = rows ? (args[rows] as readonly unknown[]).length : 1;
    const retryAfter = viewer ? await limits.take(counter, limit, viewer.userId, counted) : 0;
    if (retryAfter > 0) {
      const { code, message } = tooManyRequests;
      throw new GraphQLError(message, { extensions: { code, retryAfter } });
    }
    return resolve(source, args, context, info);
  };
}

/** The limit of a field. */
interface FieldLimit extends CallLimit {
  /** The name under which its calls are counted. */
  counter: string;
  /** The argument whose entries count as calls each. */
  rows: string | null;
}

function limitOf(field: Field): FieldLimit | null {
  const given = field.astNode?.directives?.find(({ name }) => name.value === 'limit');
  const number = (wanted: string): number => {
    const value = given?.arguments?.find(({ name }) => name.value === wanted)?.value;
    return value?.kind === Kind.INT ? Number(value.value) : 0;
  };
  const text = (wanted: string): string | null => {
    const value = given?.arguments?.find(({ name }) => name.value === wanted)?.value;
    return value?.kind === Kind.STRING ? value.value : null;
  };
  const limit = {
    calls: number('calls'),
    minutes: number('minutes'),
    counter: text('group') ?? field.name,
    rows: text('rows'),
  };
  if (given && (limit.calls < 1 || limit.minutes < 1))
    throw new Error(`${field.name} has an @limit without calls or minutes`);
  return given ? limit : null;
}
