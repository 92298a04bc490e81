import {
  type GraphQLField,
  type GraphQLOutputType,
  getNamedType,
  isLeafType,
  isNonNullType,
  isObjectType,
} from 'graphql';

/** Deep enough for every answer of ours; the server takes twelve levels. */
const deepest = 8;

/**
 * A call of a root field that selects everything it can answer.
 * @param args as they are written in the document, with parentheses; empty for none
 */
export function fullCall(
  kind: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
  args: string,
): string {
  return `${kind} { ${field.name}${args}${writeSelection(field.type, [])} }`;
}

function writeSelection(type: GraphQLOutputType, path: readonly string[]): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (!isObjectType(named)) return ' { __typename }';
  const inside = [...path, named.name];
  const fields = Object.values(named.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    const needs = field.args.some(({ type: of }) => isNonNullType(of));
    if (needs || inside.includes(inner.name)) return [];
    if (!isLeafType(inner) && inside.length >= deepest) return [];
    return [`${field.name}${writeSelection(field.type, inside)}`];
  });
  return ` { __typename ${fields.join(' ')} }`;
}
