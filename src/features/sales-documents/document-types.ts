import { msg } from '@lingui/core/macro';
import type { SalesDocumentType } from '#src/graphql/generated/graphql.ts';

/** The types in their order, with their words in addresses (reading 3) and names. */
export const documentTypes = [
  { type: 'general', word: 'sales', name: msg`General` },
  { type: 'technical', word: 'technical', name: msg`Technical` },
] as const;

/** A type by its word in an address; undefined for another word, which is the id of a document (N012). */
export const findDocumentType = (word: string | undefined) =>
  documentTypes.find((one) => one.word === word);

/** A type by itself. */
export const describeType = (type: SalesDocumentType) =>
  documentTypes.find((one) => one.type === type) ?? documentTypes[0];
