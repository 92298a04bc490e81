import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/database.ts';
import type { FieldValues } from '#server/features/audit/audit.public.ts';
import { toOwnerId, writeContentFiles } from '#server/features/content/content.public.ts';
import { type Context, type Viewer, viewerOf } from '#server/graphql/context.ts';
import type { News, NewsInput } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import type { Entity } from '#server/lib/entity.ts';
import { findNews } from './news.store.ts';
import type { NewsRow } from './news-columns.store.ts';
import { toWriter } from './news-reader.ts';
import { parseNews } from './parse-news.ts';
import { toNews } from './show-news.ts';
import {
  insertNews,
  markNewsDeleted,
  type NewsValues,
  refreshNewsSearch,
  updateNews,
} from './write-news.store.ts';

/** Describes news to the shared mutations, for one request. @throws GraphQLError FORBIDDEN (B037) */
export const createNewsEntity = (ctx: Context) => {
  const writer = toWriter(ctx);
  const find = (tx: Db, _viewer: Viewer, key: string) => findNews(tx, writer, key, { lock: true });
  const finish = async (tx: Db, key: string, values: NewsValues | null): Promise<NewsRow> => {
    if (values) await writeContentFiles(tx, toOwnerId('news', key), values.files);
    if (values) await refreshNewsSearch(tx, [key]);
    const row = await find(tx, viewerOf(ctx), key);
    if (!row) throw new Error(`News item ${key} is not there after it was written`);
    return row;
  };
  return {
    feature: 'news',
    id: ({ id }) => id,
    ownerId: ({ id }) => toOwnerId('news', id),
    begin: (_tx, viewer) => viewer,
    find,
    isDeleted: ({ deletedAt }) => deletedAt !== null,
    async check(tx, _viewer, input, current) {
      if (current && !current.mayChange) return { userErrors: [notYours] };
      if (current?.deletedAt) return { userErrors: [deleted] };
      return parseNews(tx, ctx, input);
    },
    checkState: async (_tx, _viewer, row) => (row.mayChange ? [] : [notYours]),
    insert: async (tx, viewer, values) =>
      finish(tx, await insertNews(tx, viewer, randomUUID(), values), values),
    async update(tx, viewer, { id }, values) {
      await updateNews(tx, viewer, id, values);
      return finish(tx, id, values);
    },
    remove: (tx, viewer, { id }) => markNewsDeleted(tx, viewer, id, true),
    async restore(tx, viewer, { id }) {
      await markNewsDeleted(tx, viewer, id, false);
      return finish(tx, id, null);
    },
    show: (row) => toNews(row, writer),
    audited: toAudited,
    files: [
      { purpose: 'content/picture', of: (values) => listFiles(values, 'content/picture') },
      { purpose: 'content/file', of: (values) => listFiles(values, 'content/file') },
    ],
  } satisfies Entity<NewsRow, NewsInput, News, Viewer, NewsValues>;
};

const notYours = userError('id', 'NOT_YOURS', 'Others write for one of its markets, or own it');
const deleted = userError('id', 'DELETED', 'Restore it first');

const listFiles = ({ files }: NewsValues, of: string): string[] =>
  files.filter(({ purpose }) => purpose === of).map(({ id }) => id);

/** The values of a news item that its history compares; texts in other languages are named by them. */
function toAudited({ texts, ...row }: NewsRow): FieldValues {
  const [own, ...others] = texts;
  return {
    language: row.ownLanguage,
    title: own?.title ?? '',
    body: own?.body ?? '',
    ...Object.fromEntries(
      others.flatMap(({ language, title, body }) => [
        [`title.${language}`, title],
        [`body.${language}`, body],
      ]),
    ),
    validFrom: row.validFrom,
    validTo: row.validTo,
    contentTargetMarkets: row.contentTargetMarkets.map(({ marketName }) => marketName).join(', '),
    layout: row.layout?.description ?? null,
    itemPerLine: row.itemPerLine,
    tags: row.tags.join(', '),
    mustRead: row.mustRead,
    published: row.published,
    file: listNames(row, true),
    files: listNames(row, false),
  };
}

const listNames = ({ fileRows }: Pick<NewsRow, 'fileRows'>, isPicture: boolean): string =>
  fileRows
    .filter(({ place }) => (place === 0) === isPicture)
    .map(({ name, title }) => (title && title !== name ? `${name} (${title})` : name))
    .join(', ');
