import type { CreateUsersMutation, CreateUsersMutationVariables, TypedDocumentString } from './types.ts';
export const CreateUsersDocument = {"__meta__":{"operation":"CreateUsers","hash":"sha256:3e0031a82c5b801bbb36a5d8455c97fce4b0d78bc716066a947f6c46cec94360"}} as unknown as TypedDocumentString<CreateUsersMutation, CreateUsersMutationVariables>;
