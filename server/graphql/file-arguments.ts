import {
  type ConstDirectiveNode,
  type GraphQLArgument,
  GraphQLID,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isObjectType,
  Kind,
} from 'graphql';

interface Declared {
  type: GraphQLInputType;
  astNode?: { directives?: readonly ConstDirectiveNode[] } | null | undefined;
}

/** Returns the purpose that `@file` gives an argument or an input field; null for one that takes no file. */
export function findPurpose({ astNode }: Pick<Declared, 'astNode'>): string | null {
  const file = astNode?.directives?.find(({ name }) => name.value === 'file');
  const value = file?.arguments?.find(({ name }) => name.value === 'purpose')?.value;
  return value?.kind === Kind.STRING ? value.value : null;
}

/**
 * Checks that the arguments with `@file` take ids and name purposes that features declare.
 * @throws for one that does not, and for a purpose that no argument names, so that a server on which files cannot be
 *   sent does not start
 */
export function checkFileArguments(schema: GraphQLSchema, purposes: readonly string[]): void {
  const unnamed = new Set(purposes);
  for (const [name, argument] of listArguments(schema)) {
    const purpose = findPurpose(argument);
    if (purpose === null) continue;
    if (getNamedType(argument.type) !== GraphQLID)
      throw new Error(`${name} has @file and is neither an ID nor a list of them`);
    if (!purposes.includes(purpose))
      throw new Error(`${name} takes files of the purpose ${purpose}, which no feature declares`);
    unnamed.delete(purpose);
  }
  for (const purpose of unnamed)
    throw new Error(`No argument takes files of the purpose ${purpose}: add @file in the SDL`);
}

/** The arguments of all fields and the fields of all inputs, with their names. */
function* listArguments(
  schema: GraphQLSchema,
): Generator<[name: string, argument: GraphQLArgument | GraphQLInputField]> {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields()))
        yield [`${type.name}.${field.name}`, field];
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields()))
      for (const argument of field.args)
        yield [`${type.name}.${field.name}(${argument.name})`, argument];
  }
}
