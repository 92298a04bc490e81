import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/database.ts';
import { type Fields, toColumns } from '#server/testing/table-fields.ts';

/** Inquiries of strangers. */
export function givenInquiry(db: Db) {
  return {
    /** An inquiry to localhost whose mails are sent. @returns its id */
    async inquiry({ id = randomUUID(), ...fields }: Fields<'customer_inquiry'> = {}) {
      await db
        .insertInto('customer_inquiry')
        .values({
          sorg: '2000',
          id,
          host: 'localhost',
          reason: 'other',
          other_reason: 'A new shop',
          goal: 'other',
          other_goal: 'Sell bikes',
          name: 'Velo Works',
          address: '1 Main Street',
          city: 'Boulder',
          state: 'Colorado',
          country: 'US',
          email: 'shop@b.example',
          phone: '+15551234',
          locale: 'en-us',
          mail_state: 'sent',
          receipt_state: 'sent',
          ...toColumns<'customer_inquiry'>(fields),
        })
        .execute();
      return id;
    },
  };
}
