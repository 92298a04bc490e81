import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { isStaff } from '#server/lib/viewer-kind.rules.ts';
import type { VisitValues } from './visit-values.ts';

const toRow = (values: VisitValues) => ({
  other_midrange: values.otherMidrange,
  other_midrange_description: values.otherMidrangeDescription,
  brand_domination: values.brandDomination,
  qty_own: values.qtyOwn,
  qty_others: values.qtyOthers,
  brand_display: values.brandDisplay,
  brand_display_description: values.brandDisplayDescription,
  series: values.series,
  series_brands: JSON.stringify(values.seriesBrands.map(({ brand, series }) => [brand, series])),
  other_series: JSON.stringify(values.otherSeries),
  notes: values.notes,
  equipment: values.equipment,
  equipment_text: values.equipmentText,
});

/** The columns that every change sets. */
const changed = { version: sql<number>`version + 1`, changed_at: sql<Date>`now()` };

/** Stores a new visit with the areas in which its customer is now. */
export async function insertVisit(tx: Db, viewer: Viewer, values: VisitValues): Promise<void> {
  const { sorg, userId } = viewer;
  const { id, kind, customer } = values;
  const ofCustomer = (column: 'sales_person' | 'sales_group' | 'sales_office') =>
    tx
      .selectFrom('customer')
      .select(column)
      .where('sorg', '=', sorg)
      .where('unified', '=', customer);
  await tx
    .insertInto('visit')
    .values({
      ...toRow(values),
      sorg,
      id,
      kind,
      customer,
      by_shop: !isStaff(viewer),
      sales_person: ofCustomer('sales_person'),
      sales_group: ofCustomer('sales_group'),
      sales_office: ofCustomer('sales_office'),
      user_id: userId,
      author_name: sql<string>`(select u.name from app_user u where u.id = ${userId})`,
      captured_at: values.capturedAt,
    })
    .execute();
  await insertPhotos(tx, sorg, values);
}

/** Changes a visit, all but its customer, kind and author. */
export async function updateVisit(tx: Db, sorg: string, values: VisitValues): Promise<void> {
  const { id } = values;
  await tx
    .updateTable('visit')
    .set({ ...toRow(values), ...changed })
    .where('sorg', '=', sorg)
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('visit_photo').where('sorg', '=', sorg).where('visit_id', '=', id).execute();
  await insertPhotos(tx, sorg, values);
}

async function insertPhotos(tx: Db, sorg: string, { id, photos }: VisitValues): Promise<void> {
  const rows = photos.map(({ place, fileId, takenAt }) => ({
    sorg,
    visit_id: id,
    place,
    file_id: fileId,
    taken_at: takenAt,
  }));
  if (rows.length > 0) await tx.insertInto('visit_photo').values(rows).execute();
}

/** Marks a visit as deleted, or takes the mark away. */
export async function markDeleted(
  tx: Db,
  sorg: string,
  id: string,
  isDeleted: boolean,
): Promise<void> {
  await tx
    .updateTable('visit')
    .set({ ...changed, deleted_at: isDeleted ? sql<Date>`now()` : null })
    .where('sorg', '=', sorg)
    .where('id', '=', id)
    .execute();
}
