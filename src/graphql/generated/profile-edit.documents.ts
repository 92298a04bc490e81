import type { TypedDocumentString, UpdateProfileUserMutation, UpdateProfileUserMutationVariables } from './types.ts';
export const UpdateProfileUserDocument = {"__meta__":{"operation":"UpdateProfileUser","hash":"sha256:662a1513e2f1398f8749839e2d68d51cda3677826db1151ebe3b00999422901c"}} as unknown as TypedDocumentString<UpdateProfileUserMutation, UpdateProfileUserMutationVariables>;
