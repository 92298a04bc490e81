import type { PictureSize } from '#shared/content/picture-sizes.ts';

/** The kinds of content that the device keeps when the user wants it. */
export type KeptKind = 'news' | 'sales_document' | 'marketing_material_category';

/** Something that is kept, or asked to be. @param id as in addresses, such as 2000~7 */
export interface KeptKey {
  kind: KeptKind;
  id: string;
}

/** A file to keep. */
export interface FileToKeep {
  /** Its address on the server, and its id among the documents on the device. */
  url: string;
  name: string;
  /** Its size; of a small version of a picture, estimated. */
  bytes: number;
}

/** An item on the device, with all its files, also those that have not arrived. */
export interface KeptItem extends KeptKey {
  title: string;
  /** The time of its last change; empty for a category, whose pictures change without it. */
  changedAt: string;
  /** The size in which the pictures of a category are kept. */
  size: PictureSize | 'original';
  files: readonly FileToKeep[];
  /** When it was fetched, ISO. */
  asOf: string;
}

/** The type of content whose markets decide who reads a kind (reading 63). */
export const marketTypes: Readonly<Record<KeptKind, string>> = {
  news: 'news',
  sales_document: 'sales_document',
  marketing_material_category: 'marketing_material',
};

export const toItemId = ({ kind, id }: KeptKey): string => `item/${kind}/${id}`;
