import type { CreateUsersMutation, CreateUsersMutationVariables, TypedDocumentString } from './types.ts';
export const CreateUsersDocument = {"__meta__":{"operation":"CreateUsers","hash":"sha256:b9a380178fcbbe9645ba8f5fd53243e9e71f0d6d0d80240cedc79ee818dcb9cc"}} as unknown as TypedDocumentString<CreateUsersMutation, CreateUsersMutationVariables>;
