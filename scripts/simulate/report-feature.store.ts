import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { fileRules } from '#server/files/file-rules.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { filesColumn } from '#server/files/stored/stored-files.store.ts';
import { sweepFiles } from '#server/files/sweep-files.ts';
import type { Context } from '#server/graphql/context.ts';
import type { Feature } from '#server/graphql/feature.ts';
import { createRecord, type Entity } from '#server/lib/entity.ts';
import { readPhoto } from './photo.ts';
import { contentHash, type ReportVariables, reportPurpose } from './report-operation.ts';

// The server's side of reports, on the same parts as the records of the features: `createRecord` takes the
// files that were uploaded for it.

type Values = ReportVariables['report'];

interface Report {
  id: string;
  sorg: string;
  text: string;
  version: number;
  files: unknown[];
}

const find: Entity<Report, Values, null>['find'] = async (tx, { sorg }, id) => {
  const files = filesColumn(reportPurpose, sql`r.sorg`, sql`r.id`);
  const { rows } = await sql<Report>`select r.*, ${files} as files from sim_report r
    where r.sorg = ${sorg} and r.id = ${id} for update of r`.execute(tx);
  return rows[0] ?? null;
};

const reports = {
  feature: 'reports',
  id: ({ id }) => id,
  begin: (_tx, viewer) => viewer,
  find,
  check: async (_tx, _viewer, values) => ({ parsed: values }),
  async insert(tx, viewer, { id, text }) {
    await sql`insert into sim_report (sorg, id, user_id, text)
      values (${viewer.sorg}, ${id}, ${viewer.userId}, ${text})`.execute(tx);
    const row = await find(tx, viewer, id);
    if (!row) throw new Error('The report is not there');
    return row;
  },
  show: () => null,
  audited: ({ text, files }) => ({ text, files: files.length }),
  files: [{ purpose: reportPurpose, of: ({ files }) => files.map(String) }],
} satisfies Entity<Report, Values, null>;

export const reportFeature: Feature = {
  name: 'reports',
  schema: `extend type Mutation {
      createReport(report: ReportInput!): MessagePayload! @allow(scope: "cart.display-order-qty")
    }
    input ReportInput { id: ID! text: String! files: [ID!]! @file(purpose: "simulation/report") }`,
  resolvers: {
    Mutation: {
      createReport: (_root: unknown, args: ReportVariables, ctx: Context) =>
        createRecord(ctx, 'createReport', args, reports, args.report),
    },
  } as unknown as NonNullable<Feature['resolvers']>,
  files: [
    fileRules({
      purpose: reportPurpose,
      types: ['pdf'],
      maxBytes: 2_000_000,
      scopes: ['cart.display-order-qty'],
      mayRead: async () => true,
    }),
  ],
};

/**
 * Creates the table of reports. Uploads never become old by the clock, because the database and the server
 * have different clocks here; `sweepOldFiles` makes them old.
 */
export async function createReportTable(db: Db): Promise<void> {
  await sql`create table sim_report (sorg text, id text, user_id bigint not null, text text not null,
    version integer not null default 1, primary key (sorg, id))`.execute(db);
  await sql`alter table file_upload alter created_at set default '2100-01-01'`.execute(db);
}

/** Makes uploads and files without an owner a day old and runs the sweep that deletes them. */
export async function sweepOldFiles(parts: { db: Db; files: FileStore }): Promise<void> {
  const { db } = parts;
  await sql`update stored_file set created_at = now() - interval '25 hours'
    where owner_id is null`.execute(db);
  await sql`update file_upload set created_at = now() - interval '25 hours'`.execute(db);
  await sweepFiles(parts);
}

/** Deletes everything that devices have uploaded. */
export async function deleteReports(parts: { db: Db; files: FileStore }): Promise<void> {
  await sql`do $$ begin
    delete from sim_report;
    delete from stored_file;
    delete from file_upload_piece;
    delete from file_upload;
  end $$`.execute(parts.db);
  await sweepFiles(parts);
}

/** A report of the server, with the hashes of its files' contents as they lie in the file store. */
export interface StoredReport {
  userId: number;
  text: string;
  contents: string[];
}

/** The reports by id, in no order. */
export async function storedReports({
  db,
  files,
}: {
  db: Db;
  files: FileStore;
}): Promise<Map<string, StoredReport>> {
  const { rows } = await sql<{ id: string; userId: number; text: string; place: string | null }>`
    select r.id, r.user_id as "userId", r.text, c.place from sim_report r
    left join stored_file f on f.sorg = r.sorg and f.owner_id = r.id and f.purpose = ${reportPurpose}
    left join stored_content c on c.sorg = f.sorg and c.hash = f.hash`.execute(db);
  const reports = new Map<string, StoredReport>();
  for (const { id, userId, text, place } of rows) {
    const report = reports.get(id) ?? { userId, text, contents: [] };
    const bytes = place === null ? null : await files.bytes(place);
    reports.set(id, report);
    report.contents.push(bytes ? contentHash(bytes) : 'nothing');
  }
  return reports;
}

const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 4)).toString() === '%PDF';

/** Returns the content of a stored file in the form in which it is compared. */
export async function readContent(bytes: Uint8Array): Promise<string> {
  return isPdf(bytes) ? contentHash(bytes) : await readPhoto(bytes);
}

/** The contents in the file store: each has to be there once. Of photos there are small versions as well. */
export async function storedContents(files: FileStore): Promise<string[]> {
  const hashes: string[] = [];
  for await (const key of files.keys()) {
    const isContent = key.startsWith('stored/') && !key.endsWith('-small');
    const bytes = isContent ? await files.bytes(key) : null;
    if (bytes) hashes.push(await readContent(bytes));
  }
  return hashes.sort();
}
