import type { Db } from '#server/db/database.ts';
import { dealerCustomer } from '#server/features/customers/testing/customers.given.ts';
import { dayFromNow } from '#server/features/invoices/testing/invoices.given.ts';
import { type Fields, toColumns } from '#server/testing/table-fields.ts';
import { foldSerial, parseStoredSerial } from '#shared/serials/parse-serial.ts';
import { getRecallPrefix } from '#shared/serials/recall-frames.ts';

const sorg = '2000';

/** Returns the forms in which a number is compared. @throws for a text that is no number */
export function getForms(value: string): { normal: string; folded: string } {
  const { normal } = parseStoredSerial(value);
  if (normal === undefined) throw new Error(`${value} is no serial number`);
  return { normal, folded: foldSerial(normal) };
}

/** The day so many days before the present one. */
export const daysAgo = (days: number) => dayFromNow(-days);

let numbers = 0;
/** A frame number that no other record has. */
export const nextFrame = () => {
  numbers += 1;
  return `GX${String(numbers).padStart(7, '0')}`;
};

type SerialFields = Omit<Fields<'serial'>, 'normal' | 'folded'>;
type RecallFields = Fields<'recall'> & {
  /** The frames it concerns; by default the article B-4. Numbers are in normal form. */
  parts?: readonly Omit<Fields<'recall_frame'>, 'sorg' | 'recall' | 'no' | 'prefix'>[];
};

/** The register of serial numbers, recalls and thefts. */
export function givenSerials(db: Db) {
  return {
    /** A frame of article B-4 that was delivered to customer 0002000001. @returns its number */
    async serial(fields: SerialFields = {}): Promise<string> {
      const { value = nextFrame() } = fields;
      await db
        .insertInto('serial')
        .values({
          sorg,
          article: 'B-4',
          kind: 'FrameNumber',
          value,
          ...getForms(value),
          customer: dealerCustomer,
          delivered_on: daysAgo(30),
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
          sorg,
          article: 'B-4',
          customer: dealerCustomer,
          frame_number: frameNumber,
          recall: fields.recall,
          frame_normal: getForms(frameNumber).normal,
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
        .values({ sorg, value, ...getForms(value), ...toColumns<'stolen_bike'>(fields) })
        .execute();
      return value;
    },
  };
}
