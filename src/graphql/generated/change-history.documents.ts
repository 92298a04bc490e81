import type { ChangeHistoryQuery, ChangeHistoryQueryVariables, TypedDocumentString } from './types.ts';
export const ChangeHistoryDocument = {"__meta__":{"operation":"ChangeHistory","hash":"sha256:59bcc4d24a40d71efa29a6fc731801b51fb94fdfc565efd36e3bedc787b74eaa"}} as unknown as TypedDocumentString<ChangeHistoryQuery, ChangeHistoryQueryVariables>;
