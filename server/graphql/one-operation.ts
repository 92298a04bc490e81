import { type ASTVisitor, GraphQLError, Kind, type ValidationContext } from 'graphql';

/**
 * Refuses documents with several operations. Compiled documents are remembered by their text alone,
 * so the second operation of a text would answer with the result of the first.
 */
export function oneOperation(context: ValidationContext): ASTVisitor {
  return {
    Document(node) {
      const operations = node.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
      if (operations.length > 1)
        context.reportError(new GraphQLError('Send one operation per document', { nodes: node }));
    },
  };
}
