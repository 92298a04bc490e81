import { sql } from 'kysely';
import { instant } from '#server/batches/batches.store.ts';
import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type {
  Claim,
  ClaimComment,
  ClaimDocument,
  ClaimFile,
  ClaimLink,
} from '#server/graphql/generated/types.ts';
import type { Locale } from '#shared/locales.ts';
import {
  claimColumns,
  claimFence,
  claimTables,
  comments,
  documents,
  mayReadIdCard,
  statusObject,
} from './claim-columns.store.ts';

/** The reader and the language. */
export interface Reader {
  viewer: Viewer;
  locale: Locale;
}

/** Facts from the register of serial numbers, read for one claim only. */
type RegisterFacts = 'stolenBike' | 'recallFrames' | 'pdi' | 'sold' | 'deliveredOn';

/** A claim as users see it, with what the server needs to change it. */
export type ClaimRow = Omit<Claim, RegisterFacts | 'docs' | 'additionalDocuments'> & {
  frameNormal: string;
  docs: (ClaimFile & { purpose: string })[];
  additionalDocuments: (ClaimDocument & { purpose: string })[];
};

/** A claim in a list, which is read without its files, deliveries, history and conversation. */
export type ListedRow = Omit<
  ClaimRow,
  'docs' | 'additionalDocuments' | 'deliveryOrders' | 'histories' | 'comments'
>;

/** A claim in a list. */
export const toListedClaim = (row: ListedRow): Claim =>
  toClaim({
    ...row,
    docs: [],
    additionalDocuments: [],
    deliveryOrders: [],
    histories: [],
    comments: [],
  });

/** A claim in an answer: without what the register knows. */
export const toClaim = (row: ClaimRow): Claim => ({
  ...row,
  stolenBike: null,
  recallFrames: [],
  pdi: null,
  sold: null,
  deliveredOn: null,
});

/** Reads claims inside the viewer's fence. @param lock until the transaction ends */
export async function findClaims(
  db: Db,
  { viewer, locale }: Reader,
  ids: readonly string[],
  { lock = false } = {},
): Promise<ClaimRow[]> {
  const { rows } = await sql<ClaimRow>`
    select ${claimColumns(viewer, locale)} from ${claimTables}
    where r.id = any(${[...ids]}::text[]) and ${claimFence(viewer)}
    order by r.id ${lock ? sql`for update of r` : sql``}`.execute(db);
  return rows;
}

/** Reads a claim inside the viewer's fence. @param lock until the transaction ends */
export async function findClaim(
  db: Db,
  reader: Reader,
  id: string,
  options: { lock?: boolean } = {},
): Promise<ClaimRow | null> {
  const [row] = await findClaims(db, reader, [id], options);
  return row ?? null;
}

/** The claim that a new one would repeat. */
export async function findClaimLink(
  db: Db,
  { viewer, locale }: Reader,
  id: string,
): Promise<ClaimLink | null> {
  const { rows } = await sql<ClaimLink>`
    select r.id, r.reference_no as "referenceNo", ${instant('r.created_at')} as "createdAt",
      ${statusObject('s', locale)} as status
    from ${claimTables} where r.id = ${id} and ${claimFence(viewer)}`.execute(db);
  return rows[0] ?? null;
}

/** The comments of a claim that the viewer may read; none of a claim outside the fence. */
export async function findComments(db: Db, viewer: Viewer, id: string): Promise<ClaimComment[]> {
  const { rows } = await sql<{ comments: ClaimComment[] }>`
    select ${comments(viewer)} as comments from ${claimTables}
    where r.id = ${id} and ${claimFence(viewer)}`.execute(db);
  return rows[0]?.comments ?? [];
}

/** The papers of a claim; none of a claim outside the fence. */
export async function findDocuments(db: Db, viewer: Viewer, id: string): Promise<ClaimDocument[]> {
  const { rows } = await sql<{ documents: ClaimDocument[] }>`
    select ${documents} as documents from ${claimTables}
    where r.id = ${id} and ${claimFence(viewer)}`.execute(db);
  return rows[0]?.documents ?? [];
}

/** Whether the viewer may see a claim and its files. */
export async function isClaimVisible(db: Db, viewer: Viewer, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from ${claimTables} where r.id = ${id} and ${claimFence(viewer)}`.execute(db);
  return rows.length > 0;
}

/** Whether the viewer may read the ID card of a claim. */
export async function isIdCardVisible(db: Db, viewer: Viewer, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from ${claimTables}
    where r.id = ${id} and ${claimFence(viewer)} and ${mayReadIdCard(viewer)}`.execute(db);
  return rows.length > 0;
}
