import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { addDays, utcDay } from '#shared/days.ts';
import { foldSerial, parseSerial } from '#shared/serials/parse-serial.ts';
import { getRecallPrefix } from '#shared/serials/recall-frames.ts';
import { dealerCustomer } from './given-customers.ts';
import { type Fields, toColumns } from './table-fields.ts';

const sorg = '2000';

/** The forms in which a number is compared. @throws for a text that is no number */
function formsOf(value: string): { normal: string; folded: string } {
  const { normal } = parseSerial(value);
  if (normal === undefined) throw new Error(`${value} is no serial number`);
  return { normal, folded: foldSerial(normal) };
}

/** A day so many days ago. */
const daysAgo = (days: number) => addDays(utcDay(Date.now()), -days);

let numbers = 0;
const nextFrame = () => {
  numbers += 1;
  return `GX${String(numbers).padStart(7, '0')}`;
};

type SerialFields = Omit<Fields<'serial'>, 'normal' | 'folded'>;
type SaleFields = Omit<Fields<'retail_sale'>, 'frameNormal' | 'frameFolded'> & {
  /** The consumer's data; only the name unless a test says more. */
  consumer?: Fields<'retail_sale_consumer'> | null;
  /** Further numbers, by kind. */
  serials?: Readonly<Record<string, string>>;
};
type RecallFields = Fields<'recall'> & {
  /** What it concerns; by default the article B-4. Numbers are in normal form. */
  parts?: readonly Omit<Fields<'recall_frame'>, 'sorg' | 'recall' | 'no' | 'prefix'>[];
};
type InspectionFields = Omit<Fields<'pdi'>, 'frameNormal'> & { checked?: boolean };
type ChecklistFields = Omit<Fields<'pdi_checklist_item'>, 'checklistId' | 'sorting'> & {
  /** The descriptions of its points; `checklistId` and `sorting` count from 1. */
  points?: readonly string[];
};

/** The register of serial numbers, and what happens to bikes. */
export function givenSerials(db: Db) {
  /** A list of two points for all bikes. @returns its name and newest version */
  async function checklist({ points = ['Brakes', 'Bolts'], ...fields }: ChecklistFields = {}) {
    const { list = `L${nextFrame()}` } = fields;
    const rows = points.map((description, index) => ({
      ...{ sorg, list, checklist_id: index + 1, sorting: index + 1 },
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

    /** A frame of article B-4 that was delivered to customer 0002000001. @returns its number */
    async serial(fields: SerialFields = {}): Promise<string> {
      const { value = nextFrame() } = fields;
      await db
        .insertInto('serial')
        .values({
          ...{ sorg, article: 'B-4', kind: 'FrameNumber', value, ...formsOf(value) },
          ...{ customer: dealerCustomer, delivered_on: daysAgo(30) },
          ...toColumns<'serial'>(fields),
        })
        .execute();
      return value;
    },

    /** The rule of a brand, by default that of article B-4. */
    async serialRule({ brand = 'Alto', ...fields }: Fields<'serial_rule'> = {}): Promise<void> {
      await db
        .insertInto('serial_rule')
        .values({ sorg, brand, ...toColumns<'serial_rule'>(fields) })
        .execute();
    },

    /** A complete sale of customer 0002000001 to a consumer. @returns its id and frame number */
    async retailSale({ consumer = {}, serials = {}, ...fields }: SaleFields = {}) {
      const { id = randomUUID(), frameNumber = nextFrame() } = fields;
      const { normal, folded } = formsOf(frameNumber);
      await db
        .insertInto('retail_sale')
        .values({
          ...{ sorg, id, customer: dealerCustomer, frame_number: frameNumber, article: 'B-4' },
          ...{ frame_normal: normal, frame_folded: folded, sold_on: daysAgo(5) },
          ...{ status: 'complete', ...toColumns<'retail_sale'>(fields) },
        })
        .execute();
      const of = { sorg: fields.sorg ?? sorg, sale_id: id };
      if (consumer)
        await db
          .insertInto('retail_sale_consumer')
          .values({ ...of, name: 'Consumer', ...toColumns<'retail_sale_consumer'>(consumer) })
          .execute();
      const further = Object.entries(serials).map(([kind, value]) => ({
        ...{ ...of, kind, value, normal: formsOf(value).normal },
      }));
      if (further.length > 0) await db.insertInto('retail_sale_serial').values(further).execute();
      return { id, frameNumber };
    },

    /** An active recall of article B-4, without tasks of dealers. @returns its id */
    async recall({ parts = [{ article: 'B-4' }], ...fields }: RecallFields = {}): Promise<string> {
      const { id = `R${nextFrame()}` } = fields;
      const row = { sorg, id, title: 'Fork', measure: 'Replace the fork', since: daysAgo(10) };
      await db
        .insertInto('recall')
        .values({ ...row, ...toColumns<'recall'>(fields) })
        .execute();
      const rows = parts.map(({ serialFrom = null, ...part }, index) => {
        const { serialTo = serialFrom, productionCode = null } = part;
        const prefix = getRecallPrefix({ serialFrom, serialTo, productionCode });
        const of = { sorg: fields.sorg ?? sorg, recall: id, no: index + 1, prefix };
        return { ...of, ...toColumns<'recall_frame'>({ ...part, serialFrom, serialTo }) };
      });
      if (rows.length > 0) await db.insertInto('recall_frame').values(rows).execute();
      return id;
    },

    /** The open task of customer 0002000001 for a frame of a recall. @returns its id */
    async recallTask({
      frameNumber,
      ...fields
    }: Omit<Fields<'recall_task'>, 'frameNormal'> & { recall: string; frameNumber: string }) {
      const { id } = await db
        .insertInto('recall_task')
        .values({
          ...{ sorg, article: 'B-4', customer: dealerCustomer, frame_number: frameNumber },
          ...{ recall: fields.recall, frame_normal: formsOf(frameNumber).normal },
          ...toColumns<'recall_task'>(fields),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return String(id);
    },

    /** A bike that was reported as stolen. @returns its number */
    async stolenBike(fields: Omit<Fields<'stolen_bike'>, 'normal' | 'folded'> = {}) {
      const { value = nextFrame() } = fields;
      await db
        .insertInto('stolen_bike')
        .values({ sorg, value, ...formsOf(value), ...toColumns<'stolen_bike'>(fields) })
        .execute();
      return value;
    },

    /** A finished inspection by customer 0002000001 with a list of its own. @returns its id */
    async inspection({ checked = true, ...fields }: InspectionFields = {}): Promise<string> {
      const { id = randomUUID(), frameNumber = nextFrame() } = fields;
      const used = fields.list ? { list: fields.list, version: 1 } : await checklist();
      await db
        .insertInto('pdi')
        .values({
          ...{ sorg, id, customer: dealerCustomer, frame_number: frameNumber, article: 'B-4' },
          ...{ frame_normal: formsOf(frameNumber).normal, description: 'Trail 500' },
          ...{ brand: 'Alto', merchandise: 'MTB', mechanic: 'Workshop', list: used.list },
          ...{ list_version: used.version, inspected_on: daysAgo(6) },
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

    /** A Polygon Bikes account that staff have uploaded. @returns its id */
    async consumerAccount(fields: Omit<Fields<'consumer_account'>, 'frameNormal'> = {}) {
      const { frameNumber = nextFrame() } = fields;
      const { id } = await db
        .insertInto('consumer_account')
        .values({
          ...{ sorg, name: 'Consumer', frame_number: frameNumber },
          ...{ frame_normal: formsOf(frameNumber).normal, purchased_on: daysAgo(5) },
          ...toColumns<'consumer_account'>(fields),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return String(id);
    },

    /** A city of the United States. */
    async city({ id = nextFrame(), ...fields }: Fields<'city'> = {}): Promise<void> {
      const row = { country: 'US', id, description: `City ${id}` };
      await db
        .insertInto('city')
        .values({ ...row, ...toColumns<'city'>(fields) })
        .execute();
    },
  };
}
