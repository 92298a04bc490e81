import type { OpenOrderCountQuery, OpenOrderCountQueryVariables, TypedDocumentString } from './types.ts';
export const OpenOrderCountDocument = {"__meta__":{"operation":"OpenOrderCount","hash":"sha256:da25c735078af4670371418b8f25f5966efd720852cc63e27d737f6506a1d05d"}} as unknown as TypedDocumentString<OpenOrderCountQuery, OpenOrderCountQueryVariables>;
