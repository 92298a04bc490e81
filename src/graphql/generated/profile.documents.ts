import type { ChangeLanguageMutation, ChangeLanguageMutationVariables, TypedDocumentString } from './types.ts';
export const ChangeLanguageDocument = {"__meta__":{"operation":"ChangeLanguage","hash":"sha256:9c6e871c7d6d2276099a8973544316badd04c301b87de7a0e7709399e484e0b4"}} as unknown as TypedDocumentString<ChangeLanguageMutation, ChangeLanguageMutationVariables>;
