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
    /** A PDF of an item. @param owner its kind and its id as clients know it, such as news/2000~7 @returns the id of the file */
    async contentFile(owner: string): Promise<string> {
      const [id, hash] = [randomUUID(), randomUUID()];
      const [, sorg = ''] = owner.split(/[/~]/);
      const content = { sorg, hash, place: hash, type: 'application/pdf', bytes: 3 };
      await db.insertInto('stored_content').values(content).execute();
      const file = { id, sorg, hash, purpose: 'content/file', name: 'prices.pdf', owner_id: owner };
      await db.insertInto('stored_file').values(file).execute();
      await db
        .insertInto('content_file')
        .values({ file_id: id, owner_id: owner, place: 1 })
        .execute();
      return id;
    },
  };
}
