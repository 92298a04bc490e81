import type { ClaimPlace } from '#shared/claims/claim-files.rules.ts';
import type { ClaimRow } from './claim.store.ts';
import { listFiles, type PlacedFile } from './claim-files.ts';
import type { ClaimTexts } from './claim-input.ts';

/** A problem with its texts, so that an old claim keeps them. */
export interface EntryValues {
  /** Null for one in own words. */
  problemId: string | null;
  part: string;
  description: string;
  notes: string;
}

/** A claim as it is stored. */
export interface ClaimValues extends Omit<ClaimTexts, 'problems'> {
  id: string;
  productCategory: 'Bike' | 'PAA';
  /** The unified code. */
  customer: string;
  /** Null for an article without a code. */
  article: string | null;
  articleDescription: string;
  brand: string;
  merchandise: string;
  problems: readonly EntryValues[];
  files: readonly PlacedFile[];
}

/** The values of a stored claim. */
export const toValues = (row: ClaimRow): ClaimValues => ({
  id: row.id,
  productCategory: row.productCategory,
  customer: row.custCode,
  frameNumber: row.frameNumber,
  frameNormal: row.frameNormal,
  article: row.article.code,
  articleDescription: row.article.description,
  brand: row.article.brand,
  merchandise: row.article.merchandise,
  doNo: row.doNo,
  qty: row.qty,
  purchaseDate: row.purchaseDate,
  description: row.description,
  dealerNo: row.dealerNo,
  consumer: row.consumer,
  problems: row.problems.map(({ id, ...texts }) => ({ ...texts, problemId: id })),
  files: listFiles(row),
});

/** Whether a field of the consumer is filled in (B232). */
export const hasConsumer = ({ consumer }: Pick<ClaimValues, 'consumer'>): boolean =>
  [consumer.name, consumer.phone, consumer.city, consumer.address, consumer.email].some(
    (text) => text !== '',
  );

export const hasFile = ({ files }: Pick<ClaimValues, 'files'>, place: ClaimPlace): boolean =>
  files.some((file) => file.place === place);
