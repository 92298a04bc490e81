import {
  type DocumentNode,
  GraphQLID,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isInputObjectType,
  isInputType,
  isListType,
  Kind,
  TypeInfo,
  typeFromAST,
  type ValueNode,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { findPurpose } from './file-arguments.ts';

/** A place in the variables of an operation where the id of a stored file belongs. */
export interface FilePlace {
  purpose: string;
  put(fileId: string): void;
}

interface Variable {
  type: GraphQLInputType;
  /** What the variable is used for: the purposes of file arguments, and null for any other argument. */
  uses: Set<string | null>;
}

/**
 * Finds the places of files in the variables of an operation by the paths of a multipart request, such as
 * `variables.input.photos.0`.
 * @returns a function that answers null for a path that leads to no argument with `@file`, or where there is a value
 *   already
 */
export function filePlaces(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: unknown,
): (path: string) => FilePlace | null {
  const known = findVariables(schema, document);
  return (path) => {
    const [first, name = '', ...keys] = path.split('.');
    const variable = known.get(name);
    if (first !== 'variables' || !variable) return null;
    const [purpose = null, ...others] = variable.uses;
    // A variable that is used for different things has no purpose.
    const use = others.length === 0 ? purpose : null;
    return descend(variables, name, keys, { type: variable.type, purpose: use });
  };
}

interface Expected {
  type: GraphQLInputType;
  purpose: string | null;
}

/** Follows the keys through the values and their types. */
function descend(
  holder: unknown,
  key: string,
  keys: readonly string[],
  { type, purpose }: Expected,
): FilePlace | null {
  if (!isObject(holder) || !Object.hasOwn(holder, key)) return null;
  const value = holder[key];
  const inner = getNullableType(type);
  const [next, ...rest] = keys;
  if (next === undefined) {
    if (inner !== GraphQLID || purpose === null || value !== null) return null;
    const put = (fileId: string) => {
      holder[key] = fileId;
    };
    return { purpose, put };
  }
  if (isListType(inner) && Array.isArray(value) && /^\d{1,4}$/.test(next))
    return descend(value, next, rest, { type: inner.ofType, purpose });
  const field = isInputObjectType(inner) ? inner.getFields()[next] : undefined;
  return field
    ? descend(value, next, rest, { type: field.type, purpose: findPurpose(field) })
    : null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function findVariables(
  schema: GraphQLSchema,
  document: DocumentNode,
): ReadonlyMap<string, Variable> {
  const found = new Map<string, Variable>();
  for (const node of document.definitions)
    if (node.kind === Kind.OPERATION_DEFINITION)
      for (const definition of node.variableDefinitions ?? []) {
        const type = typeFromAST(schema, definition.type);
        if (isInputType(type)) found.set(definition.variable.name.value, { type, uses: new Set() });
      }
  const types = new TypeInfo(schema);
  const visitor = {
    Argument({ value }: { value: ValueNode }) {
      const argument = types.getArgument();
      if (argument) noteUses(found, value, argument.type, findPurpose(argument));
    },
  };
  visit(document, visitWithTypeInfo(types, visitor));
  return found;
}

/** Notes what the variables in the value of an argument are used for. */
function noteUses(
  variables: ReadonlyMap<string, Variable>,
  value: ValueNode,
  type: GraphQLInputType,
  purpose: string | null,
): void {
  const inner = getNullableType(type);
  if (value.kind === Kind.VARIABLE) variables.get(value.name.value)?.uses.add(purpose);
  if (value.kind === Kind.LIST)
    for (const item of value.values)
      noteUses(variables, item, isListType(inner) ? inner.ofType : inner, purpose);
  if (value.kind !== Kind.OBJECT || !isInputObjectType(inner)) return;
  for (const field of value.fields) {
    const declared = inner.getFields()[field.name.value];
    if (declared) noteUses(variables, field.value, declared.type, findPurpose(declared));
  }
}
