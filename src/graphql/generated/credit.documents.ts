import type { CreditInformationQuery, CreditInformationQueryVariables, TypedDocumentString } from './graphql.ts';
export const CreditInformationDocument = {"__meta__":{"operation":"CreditInformation","hash":"sha256:64807984e3ab470acfe9c01ac5df5e72f13852bcefcb8706a9057911ea697547"}} as unknown as TypedDocumentString<CreditInformationQuery, CreditInformationQueryVariables>;
