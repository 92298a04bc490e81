import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/database.ts';
import type { FieldValues } from '#server/features/audit/audit.public.ts';
import type { Context, Viewer } from '#server/graphql/context.ts';
import type { ContentKind, UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import type { Checked, Entity } from '#server/lib/entity.ts';
import { contentKinds, toOwnerId } from '../content-kinds.ts';
import { writeContentFiles } from '../files/content-files.store.ts';
import type { FiledItemRow, ItemRow } from './item-columns.store.ts';
import { type ItemReader, toWriter } from './item-reader.ts';
import {
  type ItemValues,
  insertItems,
  markItemDeleted,
  refreshItemSearch,
  updateItem,
} from './write-item.store.ts';

/** A kind of content as its feature describes it. */
export interface ItemKind<Row extends ItemRow, Input, Shown> {
  kind: ContentKind;
  /** The feature in whose history the events of its items appear. */
  feature: string;
  /** Whether its ids are those of the feature's history; the other kinds of the feature have their owner's ids there. */
  ownsHistory: boolean;
  /** Finds an item that the reader sees. */
  find(db: Db, reader: ItemReader, key: string, options?: { lock: boolean }): Promise<Row | null>;
  /** @param current the item as it is stored; null for a new one */
  parse(tx: Db, ctx: Context, input: Input, current: Row | null): Promise<Checked<ItemValues>>;
  /** Returns why an item cannot be deleted though the writer may. */
  checkDelete?(tx: Db, row: Row): Promise<UserError[]>;
  show(row: Row, reader: ItemReader): Shown;
  /** The values that its history compares; texts, days, markets and files of `toAuditedItem` are among them. */
  audited(row: Row): FieldValues;
}

/** Describes a kind of content to the shared mutations, for one request. @throws GraphQLError FORBIDDEN (B037) */
export function createItemEntity<Row extends ItemRow, Input, Shown>(
  ctx: Context,
  {
    kind,
    feature,
    ownsHistory,
    find,
    parse,
    checkDelete,
    show,
    audited,
  }: ItemKind<Row, Input, Shown>,
) {
  const writer = toWriter(ctx, kind);
  const findLocked = (tx: Db, _viewer: Viewer, key: string) =>
    find(tx, writer, key, { lock: true });
  const finish = async (tx: Db, key: string, values: ItemValues | null): Promise<Row> => {
    if (values) await writeContentFiles(tx, toOwnerId(kind, key), values.files);
    if (values) await refreshItemSearch(tx, kind, [key]);
    const row = await find(tx, writer, key);
    if (!row) throw new Error(`${kind} ${key} is not there after it was written`);
    return row;
  };
  return {
    feature,
    id: ({ id }) => id,
    historyId: ({ id }) => (ownsHistory ? id : toOwnerId(kind, id)),
    ownerId: ({ id }) => toOwnerId(kind, id),
    begin: (_tx, viewer) => viewer,
    find: findLocked,
    isDeleted: ({ deletedAt }) => deletedAt !== null,
    async check(tx, _viewer, input, current) {
      if (current && !current.mayChange) return { userErrors: [notYours] };
      if (current?.deletedAt) return { userErrors: [deleted] };
      return parse(tx, ctx, input, current);
    },
    async checkState(tx, _viewer, row, to) {
      if (!row.mayChange) return [notYours];
      return to === 'deleted' && checkDelete ? checkDelete(tx, row) : [];
    },
    async insert(tx, viewer, values) {
      const [key = ''] = await insertItems(tx, kind, viewer, [{ id: randomUUID(), values }]);
      return finish(tx, key, values);
    },
    async update(tx, viewer, { id }, values) {
      await updateItem(tx, kind, viewer, { key: id, values });
      return finish(tx, id, values);
    },
    remove: (tx, viewer, { id }) => markItemDeleted(tx, kind, viewer, { key: id, isDeleted: true }),
    async restore(tx, viewer, { id }) {
      await markItemDeleted(tx, kind, viewer, { key: id, isDeleted: false });
      return finish(tx, id, null);
    },
    show: (row) => show(row, writer),
    audited,
    files: [
      { purpose: 'content/picture', of: (values) => listFiles(values, 'content/picture') },
      { purpose: 'content/file', of: (values) => listFiles(values, 'content/file') },
    ],
  } satisfies Entity<Row, Input, Shown, Viewer, ItemValues>;
}

/** Changes of an entity answer a deleted item as such, so that it can be restored, instead of as an unknown one. */
export function withDeleted<E extends { isDeleted?: unknown }>({
  isDeleted: _unasked,
  ...entity
}: E) {
  return entity;
}

const notYours = userError('id', 'NOT_YOURS', 'Others write for one of its markets, or own it');
const deleted = userError('id', 'DELETED', 'Restore it first');

/** The ids of the files of an item of a purpose. */
export const listFiles = ({ files }: ItemValues, of: string): string[] =>
  files.filter(({ purpose }) => purpose === of).map(({ id }) => id);

/** The values that the history of all kinds compares; texts in other languages are named by them. */
export function toAuditedItem(kind: ContentKind, row: ItemRow): FieldValues {
  const { texts: fields } = contentKinds[kind];
  const [own, ...others] = row.texts;
  return {
    language: row.ownLanguage,
    ...Object.fromEntries(fields.map((field) => [field, own?.[field] ?? ''])),
    ...Object.fromEntries(
      others.flatMap((text) => fields.map((field) => [`${field}.${text.language}`, text[field]])),
    ),
    contentTargetMarkets: row.contentTargetMarkets.map(({ marketName }) => marketName).join(', '),
  };
}

/** The values of days and drafts that the history compares. */
export const toAuditedDays = ({ validFrom, validTo, published }: ItemRow): FieldValues => ({
  validFrom,
  validTo,
  published,
});

/** The values of layout and files that the history compares. */
export const toAuditedCards = ({ layout, itemPerLine, fileRows }: FiledItemRow): FieldValues => ({
  layout: layout?.description ?? null,
  itemPerLine,
  file: listNames(fileRows, true),
  files: listNames(fileRows, false),
});

const listNames = (rows: FiledItemRow['fileRows'], isPicture: boolean): string =>
  rows
    .filter(({ place }) => (place === 0) === isPicture)
    .map(({ name, title }) => (title && title !== name ? `${name} (${title})` : name))
    .join(', ');
