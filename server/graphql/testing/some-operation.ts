import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';
import { ruleOf } from '#server/graphql/allow.ts';

type Kind = 'query' | 'mutation';

/** A call of a root field with no more arguments than it needs. */
export interface SomeOperation {
  kind: Kind;
  name: string;
  /** The permissions its `@allow` names; one of them suffices. */
  scopes: readonly string[];
  document: string;
}

/** A call of every root field of a schema. */
export function everyOperation(schema: GraphQLSchema): SomeOperation[] {
  return [
    ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((f) => writeCall('query', f)),
    ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((f) =>
      writeCall('mutation', f),
    ),
  ];
}

/** Some value of a type, as it is written in a document; lists are empty. */
function someValue(type: GraphQLInputType): string {
  if (isNonNullType(type)) return someValue(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (isInputObjectType(type)) {
    const needed = Object.values(type.getFields()).filter(({ type: of }) => isNonNullType(of));
    return `{ ${needed.map((field) => `${field.name}: ${someValue(field.type)}`).join(', ')} }`;
  }
  if (['Int', 'Float', 'Money'].includes(type.name)) return '1';
  if (type.name === 'Boolean') return 'false';
  if (type.name === 'DateTime') return '"2026-01-31T12:00:00Z"';
  return type.name === 'Date' ? '"2026-01-31"' : '"x"';
}

function writeCall(kind: Kind, field: GraphQLField<unknown, unknown>): SomeOperation {
  const args = field.args
    .filter(({ type }) => isNonNullType(type))
    .map(({ name, type }) => `${name}: ${someValue(type)}`);
  const given = args.length > 0 ? `(${args.join(', ')})` : '';
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
  const scopes = ruleOf(field)?.scopes ?? [];
  const document = `${kind} { ${field.name}${given}${selection} }`;
  return { kind, name: field.name, scopes, document };
}
