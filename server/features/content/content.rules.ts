import { badUserInput } from '#server/lib/paging.ts';

/** The types of content that markets have (C134). */
export const contentTypes = ['marketing_material', 'sales_document', 'news'] as const;

export type ContentType = (typeof contentTypes)[number];

/** The permissions of those who write content, for any of the markets (S025, S027, S029). */
const writerScopes = ['marketing-material.cud', 'sales-document.cu', 'news.cu'];

/** @throws GraphQLError BAD_USER_INPUT for a word that is no type of content */
export function contentType(word: string): ContentType {
  const type = contentTypes.find((known) => known === word);
  if (!type) throw badUserInput(`type must be one of ${contentTypes.join(', ')}`);
  return type;
}

/** Whether the user writes content, and therefore has to see every market. */
export function writesContent({ scopes }: { scopes: ReadonlySet<string> }): boolean {
  return writerScopes.some((scope) => scopes.has(scope));
}
