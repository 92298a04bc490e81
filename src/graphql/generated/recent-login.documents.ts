import type { ReauthenticateMutation, ReauthenticateMutationVariables, TypedDocumentString } from './types.ts';
export const ReauthenticateDocument = {"__meta__":{"operation":"Reauthenticate","hash":"sha256:0563ce888825923a45aab050a19c465edb06333415cea0bca714a21642804b65"}} as unknown as TypedDocumentString<ReauthenticateMutation, ReauthenticateMutationVariables>;
