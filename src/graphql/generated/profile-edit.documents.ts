import type { TypedDocumentString, UpdateProfileUserMutation, UpdateProfileUserMutationVariables } from './types.ts';
export const UpdateProfileUserDocument = {"__meta__":{"operation":"UpdateProfileUser","hash":"sha256:29f31619d3aa7343e89bb27723e697ad05d25299e8eebe2df66e7e8227449d80"}} as unknown as TypedDocumentString<UpdateProfileUserMutation, UpdateProfileUserMutationVariables>;
