/**
 * Replaces the `graphql` package in the browser bundle (see vite.config.ts). Documents are sent by their
 * hash there, so the parser and printer, which graphql-request imports but does not use, are not needed.
 */
export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' };

function absent(): never {
  throw new Error('The browser knows documents by their hash only');
}

export const parse = absent;
export const print = absent;
