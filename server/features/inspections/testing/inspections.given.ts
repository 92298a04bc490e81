import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { dealerCustomer } from '#server/features/customers/testing/customers.given.ts';
import { daysAgo, getForms, nextFrame } from '#server/features/serials/testing/serials.given.ts';
import { type Fields, toColumns } from '#server/testing/table-fields.ts';

const sorg = '2000';

type InspectionFields = Omit<Fields<'pdi'>, 'frameNormal'> & { checked?: boolean };
type ChecklistFields = Omit<Fields<'pdi_checklist_item'>, 'checklistId' | 'sorting'> & {
  /** The descriptions of its points; `checklistId` and `sorting` count from 1. */
  points?: readonly string[];
};

/** Inspections before bikes are handed over, and their lists. */
export function givenInspections(db: Db) {
  /** A list of two points for all bikes. @returns its name and newest version */
  async function checklist({ points = ['Brakes', 'Bolts'], ...fields }: ChecklistFields = {}) {
    const { list = `L${nextFrame()}` } = fields;
    const rows = points.map((description, index) => ({
      sorg,
      list,
      checklist_id: index + 1,
      sorting: index + 1,
      ...toColumns<'pdi_checklist_item'>({ ...fields, description }),
      description,
    }));
    await db
      .insertInto('pdi_checklist_item')
      .values(rows)
      .onConflict((at) =>
        at
          .columns(['sorg', 'list', 'checklist_id'])
          .doUpdateSet((eb) => ({ description: eb.ref('excluded.description') })),
      )
      .execute();
    const { version } = await db
      .selectFrom('pdi_checklist_version')
      .select(sql<number>`max(version)`.as('version'))
      .where('list', '=', list)
      .executeTakeFirstOrThrow();
    return { list, version };
  }

  return {
    checklist,

    /** A finished inspection by customer 0002000001 with a list of its own. @returns its id */
    async inspection({ checked = true, ...fields }: InspectionFields = {}): Promise<string> {
      const { id = randomUUID(), frameNumber = nextFrame() } = fields;
      const used = fields.list ? { list: fields.list, version: 1 } : await checklist();
      await db
        .insertInto('pdi')
        .values({
          sorg,
          id,
          customer: dealerCustomer,
          frame_number: frameNumber,
          article: 'B-4',
          frame_normal: getForms(frameNumber).normal,
          description: 'Trail 500',
          brand: 'Alto',
          merchandise: 'MTB',
          mechanic: 'Workshop',
          list: used.list,
          list_version: used.version,
          inspected_on: daysAgo(6),
          ...toColumns<'pdi'>(fields),
        })
        .execute();
      const item = { sorg: fields.sorg ?? sorg, pdi_id: id, answer: 'check', checked };
      await db
        .insertInto('pdi_item')
        .values([
          { ...item, checklist_id: 1, sorting: 1, description: 'Brakes' },
          { ...item, checklist_id: 2, sorting: 2, description: 'Bolts' },
        ])
        .execute();
      return id;
    },
  };
}
