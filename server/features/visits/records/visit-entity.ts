import type { Db } from '#server/db/database.ts';
import type { FieldValues } from '#server/features/audit/audit.public.ts';
import type { Context, Viewer } from '#server/graphql/context.ts';
import type { FormVisit } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import type { Entity } from '#server/lib/entity.ts';
import { visitPhotos } from '#shared/visits/visit-values.rules.ts';
import { parseVisit, type SentVisit } from './parse-visit.ts';
import { lockVisit } from './visit.store.ts';
import type { VisitValues } from './visit-values.ts';
import { insertVisit, updateVisit } from './write-visit.store.ts';

/** Describes visits to the shared mutations, for one request. */
export const createVisitEntity = (ctx: Context) => {
  const find = (tx: Db, viewer: Viewer, id: string) =>
    lockVisit(tx, { viewer, locale: ctx.locale }, id);
  const readWritten = async (tx: Db, viewer: Viewer, id: string) => {
    const row = await find(tx, viewer, id);
    if (!row) throw new Error(`Visit ${id} is not there after it was written`);
    return row;
  };
  return {
    feature: 'visits',
    id: ({ id }) => id,
    begin: (_tx, viewer) => viewer,
    find,
    async findEarlier(tx, viewer, { id, input }) {
      const row = await find(tx, viewer, id);
      const isUnchanged = row?.version === 1 && row.createdBy === viewer.username && !row.isDeleted;
      return isUnchanged && row.kind === input.kind && row.custCode === input.custCode ? row : null;
    },
    async check(tx, _viewer, sent, current) {
      if (current && !current.mayChange) return { userErrors: [notAllowed] };
      if (current?.isDeleted)
        return { userErrors: [userError('id', 'VISIT_DELETED', 'Restore the visit first')] };
      return parseVisit(tx, ctx, sent, current);
    },
    async insert(tx, viewer, values) {
      await insertVisit(tx, viewer, values);
      return readWritten(tx, viewer, values.id);
    },
    async update(tx, viewer, _row, values) {
      await updateVisit(tx, viewer.sorg, values);
      return readWritten(tx, viewer, values.id);
    },
    show: (row) => row,
    audited: toAudited,
    files: [{ purpose: visitPhotos.purpose, of: ({ photos }) => photos.map((one) => one.fileId) }],
  } satisfies Entity<FormVisit, SentVisit, FormVisit, Viewer, VisitValues>;
};

/** The refusal of users who see a visit and may not change it. */
export const notAllowed = userError(
  'id',
  'NOT_AUTHOR',
  'Only the author and administrators change a visit',
);

const labelsOf = (options: readonly { label: string }[]) =>
  options.map(({ label }) => label).join(', ');

/** The values of a visit that its history compares. */
export const toAudited = (row: FormVisit): FieldValues => ({
  kind: row.kind,
  custCode: row.custCode,
  otherMidrange: row.otherMidrange ?? null,
  otherMidrangeDescription: row.otherMidrangeDescription,
  brandDomination: row.brandDomination ?? null,
  qtyPlgGrp: row.qtyPlgGrp ?? null,
  qtyNonPlgGrp: row.qtyNonPlgGrp ?? null,
  brandDisplay: row.brandDisplay?.label ?? null,
  brandDisplayDescription: row.brandDisplayDescription,
  seriesList: labelsOf(row.seriesList),
  seriesBrand: row.seriesBrand.map(({ brand, series }) => `${brand} ${series}`.trim()).join(', '),
  otherSeriesList: row.otherSeriesList.join(', '),
  notes: row.notes,
  equipment: labelsOf(row.equipment),
  equipmentText: row.equipmentText,
  // With the time, because a photo that is taken again often has the name of the one before.
  photos: row.photos
    .map(({ place, file, takenAt }) => `${place}: ${file.name} ${takenAt ?? ''}`.trim())
    .join(', '),
  isDeleted: row.isDeleted,
});
