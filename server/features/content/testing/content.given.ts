import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/database.ts';
import { type Fields, toColumns } from '#server/testing/table-fields.ts';

/** How news are shown on cards. */
export function givenContent(db: Db) {
  return {
    /** @returns its id */
    async layout(fields: Partial<Fields<'content_layout'>> = {}): Promise<string> {
      const row = {
        id: randomUUID(),
        type: 'news',
        description: 'Cards',
        placeholder_on_card: true,
        title_on_card: true,
        subtitle_on_card: false,
        releasedon_on_card: true,
        resolution_on_card: false,
        gotopdp_on_card: true,
        ...toColumns<'content_layout'>(fields),
      };
      await db.insertInto('content_layout').values(row).execute();
      return row.id;
    },
  };
}
