import type { Db } from '#server/db/database.ts';
import type { FieldValues } from '#server/features/audit/audit.public.ts';
import { createTasksOfFrames } from '#server/features/serials/serials.public.ts';
import type { Context, Viewer } from '#server/graphql/context.ts';
import type { PdiInput } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import type { Entity } from '#server/lib/entity.ts';
import { inspectionFields } from '#shared/inspections/inspection.fields.ts';
import { countDone, inspectionFiles } from '#shared/inspections/inspection.rules.ts';
import { namesOf, pickFields } from '#shared/record-fields.ts';
import { findPdi, type PdiRow } from './pdi.store.ts';
import { parsePdi } from './pdi-values.ts';
import { insertPdi, type PdiValues, updatePdi } from './write-pdi.store.ts';

/** An inspection as clients send it, with its id. */
export type SentPdi = PdiInput & { id: string };

/** Describes inspections to the shared mutations, for one request. */
export const createPdiEntity = (ctx: Context) =>
  ({
    feature: 'inspections',
    id: ({ id }) => id,
    begin: (_tx, viewer) => viewer,
    find: (tx, viewer, id) => findPdi(tx, viewer, id, { lock: true }),
    async check(tx, _viewer, sent, current) {
      if (current?.isDeleted)
        return { userErrors: [userError('id', 'DELETED', 'Restore the inspection first')] };
      return parsePdi(tx, ctx, sent, { stored: current !== null });
    },
    async insert(tx, viewer, values) {
      await insertPdi(tx, viewer, values);
      return readWritten(tx, viewer, values);
    },
    async update(tx, viewer, _row, values) {
      await updatePdi(tx, viewer.sorg, values);
      return readWritten(tx, viewer, values);
    },
    show: (row) => row,
    audited: toAudited,
    files: [{ purpose: inspectionFiles.purpose, of: listFiles }],
  }) satisfies Entity<PdiRow, SentPdi, PdiRow, Viewer, PdiValues>;

/** Reads what was just written. A frame that is recalled gets its task, also when its delivery is not known. */
async function readWritten(tx: Db, viewer: Viewer, values: PdiValues): Promise<PdiRow> {
  const { id, articleCode: article, frameNumber: number, frameNormal: normal, customer } = values;
  await createTasksOfFrames(tx, [{ sorg: viewer.sorg, article, number, normal, customer }]);
  const row = await findPdi(tx, viewer, id);
  if (!row) throw new Error(`Inspection ${id} is not there after it was written`);
  return row;
}

const listFiles = ({ items, signature }: PdiValues): string[] => [
  ...items.flatMap(({ photos }) => photos),
  ...(signature ? [signature] : []),
];

/** The values of an inspection that its history compares. */
export const toAudited = ({ checklist, signature, ...row }: PdiRow): FieldValues => ({
  ...pickFields(row, namesOf(inspectionFields)),
  custCode: row.custCode,
  isDeleted: row.isDeleted,
  done: countDone(checklist),
  points: checklist.length,
  isSigned: signature !== null,
});
