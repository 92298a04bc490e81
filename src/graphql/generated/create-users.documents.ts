import type { CreateUsersMutation, CreateUsersMutationVariables, TypedDocumentString } from './types.ts';
export const CreateUsersDocument = {"__meta__":{"operation":"CreateUsers","hash":"sha256:ebab705736c94d5ff6658ea3df7397013a6ada58a03d57ff286fed580f582599"}} as unknown as TypedDocumentString<CreateUsersMutation, CreateUsersMutationVariables>;
