import type { CartFreightQuery, CartFreightQueryVariables, TypedDocumentString } from './graphql.ts';
export const CartFreightDocument = {"__meta__":{"operation":"CartFreight","hash":"sha256:795464a5283bbb626a06456e48f44db0c45de94a15b45ebf515ab74d3794e0bd"}} as unknown as TypedDocumentString<CartFreightQuery, CartFreightQueryVariables>;
