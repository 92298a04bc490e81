/**
 * Stands in for the `graphql` package in the browser bundle (see vite.config.ts): documents are
 * known by their hash there, so the language's parser and printer, which graphql-request asks for
 * but does not use then, need not be sent.
 */
export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' };

function absent(): never {
  throw new Error('The browser knows documents by their hash only');
}

export const parse = absent;
export const print = absent;
