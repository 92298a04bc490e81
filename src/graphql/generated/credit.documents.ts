import type { CreditInformationQuery, CreditInformationQueryVariables, TypedDocumentString } from './types.ts';
export const CreditInformationDocument = {"__meta__":{"operation":"CreditInformation","hash":"sha256:7617e665e987ecb9f6c28cef31abd6304aad26fbe35776bbdaed9b7c828376ca"}} as unknown as TypedDocumentString<CreditInformationQuery, CreditInformationQueryVariables>;
