import type { CreateUsersMutation, CreateUsersMutationVariables, TypedDocumentString } from './types.ts';
export const CreateUsersDocument = {"__meta__":{"operation":"CreateUsers","hash":"sha256:333636723b8eec05fe0dfac2724f84f959061aaca9265d447697d7132eb7f281"}} as unknown as TypedDocumentString<CreateUsersMutation, CreateUsersMutationVariables>;
