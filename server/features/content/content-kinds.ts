import type { ContentKind } from '#server/graphql/generated/types.ts';
import type { HostConfig } from '#shared/host-config.ts';
import type { ContentType } from './content.rules.ts';

/** The permissions, the markets and the texts of a kind of content. */
export interface ContentKindRules {
  /** The type of its markets; null for what all users of its sales organisation read. */
  marketType: ContentType | null;
  /** The permission to read it; null for every user. */
  reads: string | null;
  writes: string;
  /** The kind of its `parent_id`, in whose markets its readers have to be as well (reading 63). */
  parent: ContentKind | null;
  /** The columns that have a text in each language. */
  texts: readonly ContentTextField[];
  /** Whether it has to have a body, and is not there in a language without one. */
  needsBody: boolean;
  /** Its parts besides texts and markets. */
  has: readonly ContentPart[];
  /** Whether writers see deleted items. */
  showsDeleted: boolean;
}

/** Days on which it is shown; a layout and cards in a row; tags; that it must be read; drafts. */
export type ContentPart = 'days' | 'cards' | 'tags' | 'mustRead' | 'drafts';

export type ContentTextField = 'title' | 'subtitle' | 'body';

const ofDocuments = {
  marketType: 'sales_document',
  reads: 'page.sales-document',
  writes: 'sales-document.cu',
} as const;
const ofMaterial = {
  marketType: 'marketing_material',
  reads: 'page.marketing-material',
  writes: 'marketing-material.cud',
} as const;
const messages = {
  marketType: null,
  reads: null,
  parent: null,
  texts: ['title', 'body'],
  needsBody: true,
  has: ['days', 'drafts'],
  showsDeleted: true,
} as const;

/** The kinds of content; each has the table of its name. */
export const contentKinds: Readonly<Record<ContentKind, ContentKindRules>> = {
  announcement: { ...messages, writes: 'page.announcement' },
  banner: { ...messages, writes: 'page.banner' },
  news: {
    marketType: 'news',
    reads: 'page.news',
    writes: 'news.cu',
    parent: null,
    texts: ['title', 'body'],
    needsBody: true,
    has: ['days', 'cards', 'tags', 'mustRead', 'drafts'],
    showsDeleted: true,
  },
  sales_document_group: {
    ...ofDocuments,
    parent: null,
    texts: ['title'],
    needsBody: false,
    has: [],
    showsDeleted: false,
  },
  sales_document: {
    ...ofDocuments,
    parent: 'sales_document_group',
    texts: ['title', 'subtitle', 'body'],
    needsBody: false,
    has: ['days', 'cards', 'tags', 'mustRead', 'drafts'],
    showsDeleted: true,
  },
  marketing_material_category: {
    ...ofMaterial,
    parent: 'marketing_material_category',
    texts: ['title'],
    needsBody: false,
    has: ['cards'],
    showsDeleted: false,
  },
  marketing_material: {
    ...ofMaterial,
    parent: 'marketing_material_category',
    texts: ['title', 'body'],
    needsBody: false,
    has: ['cards', 'tags', 'drafts'],
    showsDeleted: true,
  },
};

/** The most categories from a root to one below it, that one included (C084, B296). */
export const mostLevels = 99;

/** Whether items of a kind have something, such as tags. */
export const hasPart = (kind: ContentKind, part: ContentPart): boolean =>
  contentKinds[kind].has.includes(part);

/** Whether a host has a kind of content at all (F009). */
export const offersKind = ({ flags }: HostConfig, kind: ContentKind): boolean =>
  kind !== 'news' || flags.NEWS;

/** The id of an item as the owner of its files and receipts, such as news/2000~7. @param key its id outside */
export const toOwnerId = (kind: ContentKind, key: string): string => `${kind}/${key}`;

/** Returns what an owner's id names; null for one of no content. */
export function readOwnerId(ownerId: string): { kind: ContentKind; key: string } | null {
  const [word = ''] = ownerId.split('/', 1);
  if (!Object.hasOwn(contentKinds, word)) return null;
  return { kind: word as ContentKind, key: ownerId.slice(word.length + 1) };
}
