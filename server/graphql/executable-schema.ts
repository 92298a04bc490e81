import {
  buildSchema,
  type GraphQLScalarType,
  type GraphQLSchema,
  isObjectType,
  isScalarType,
} from 'graphql';
import { type CallLimits, openCallLimits } from '#server/lib/call-limits.ts';
import { enforceAllow } from './allow.ts';
import type { Feature } from './feature.ts';
import { checkFileArguments } from './file-arguments.ts';
import { enforceLimits } from './limit.ts';
import { DateScalar, DateTime, Money } from './scalars.ts';

/**
 * Builds the schema with the features' resolvers behind their permissions.
 * @throws when a root field has no permission or no resolver, when two features resolve the same field,
 *   when the arguments for files and the purposes of files do not match, and when a feature resolves a field that the SDL does not have
 */
export function executableSchema(
  sdl: string,
  features: readonly Feature[],
  limits: CallLimits = openCallLimits({ callLimits: false }),
): GraphQLSchema {
  const schema = buildSchema(sdl);
  for (const scalar of [Money, DateScalar, DateTime]) giveScalar(schema, scalar);
  for (const feature of features)
    for (const [type, fields] of Object.entries(feature.resolvers ?? {}))
      attach(schema, feature.name, type, fields as Record<string, unknown>);
  for (const root of [schema.getQueryType(), schema.getMutationType()])
    for (const field of Object.values(root?.getFields() ?? {}))
      if (!field.resolve) throw new Error(`No feature answers ${root?.name}.${field.name}`);
  const files = features.flatMap(({ files = [] }) => files);
  checkFileArguments(
    schema,
    files.map(({ purpose }) => purpose),
  );
  enforceLimits(schema, limits);
  enforceAllow(schema);
  return schema;
}

function attach(
  schema: GraphQLSchema,
  feature: string,
  name: string,
  resolvers: Record<string, unknown>,
): void {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`Feature ${feature} answers the unknown type ${name}`);
  const fields = type.getFields();
  for (const [key, resolve] of Object.entries(resolvers)) {
    const field = fields[key];
    if (!field) throw new Error(`Feature ${feature} answers the unknown field ${name}.${key}`);
    if (field.resolve)
      throw new Error(`Feature ${feature} answers ${name}.${key}, as another does`);
    if (typeof resolve !== 'function') throw new Error(`${name}.${key} is not a function`);
    field.resolve = resolve as NonNullable<typeof field.resolve>;
  }
}

/** Gives a scalar of the SDL its parsing; scalars the SDL does not name are left out. */
function giveScalar(schema: GraphQLSchema, scalar: GraphQLScalarType): void {
  const type = schema.getType(scalar.name);
  if (!isScalarType(type)) return;
  type.parseValue = scalar.parseValue;
  type.parseLiteral = scalar.parseLiteral;
  type.serialize = scalar.serialize;
}
