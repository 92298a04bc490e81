import type { CreateUsersMutation, CreateUsersMutationVariables, TypedDocumentString } from './types.ts';
export const CreateUsersDocument = {"__meta__":{"operation":"CreateUsers","hash":"sha256:d8a526ee4c7d0244b80483d925172865861584a657de72d6e58cfb3217fc50ec"}} as unknown as TypedDocumentString<CreateUsersMutation, CreateUsersMutationVariables>;
