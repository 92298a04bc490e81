import type { ContentKind } from '#server/graphql/generated/types.ts';
import type { HostConfig } from '#shared/host-config.ts';
import type { ContentType } from './content.rules.ts';

/** The permissions and the markets of a kind of content. */
export interface ContentKindRules {
  /** The type of its markets; null for what all users of its sales organisation read. */
  marketType: ContentType | null;
  /** The permission to read it; null for every user. */
  reads: string | null;
  writes: string;
}

/** The kinds of content; each has the table of its name. */
export const contentKinds: Readonly<Record<ContentKind, ContentKindRules>> = {
  announcement: { marketType: null, reads: null, writes: 'page.announcement' },
  banner: { marketType: null, reads: null, writes: 'page.banner' },
  news: { marketType: 'news', reads: 'page.news', writes: 'news.cu' },
};

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
