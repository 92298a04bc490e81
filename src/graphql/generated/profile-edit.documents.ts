import type { TypedDocumentString, UpdateProfileUserMutation, UpdateProfileUserMutationVariables } from './types.ts';
export const UpdateProfileUserDocument = {"__meta__":{"operation":"UpdateProfileUser","hash":"sha256:56edcb7bbe95113774a7de6af593545675a65a7fce34e7a373c9f2c5745ff2a9"}} as unknown as TypedDocumentString<UpdateProfileUserMutation, UpdateProfileUserMutationVariables>;
