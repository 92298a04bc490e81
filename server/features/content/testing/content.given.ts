import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/database.ts';
import { type Fields, toColumns } from '#server/testing/table-fields.ts';

/** Layouts, those of news unless they say so, and files. */
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
    /**
     * A PDF of content, or of another type.
     * @param owner such as news/2000~7; or the user who has uploaded it, and no item has it yet
     * @returns its id
     */
    async contentFile(
      owner: string | { userId: number },
      type = 'application/pdf',
    ): Promise<string> {
      const [id, hash] = [randomUUID(), randomUUID()];
      const ownerId = typeof owner === 'string' ? owner : null;
      const sorg = ownerId?.split('/')[1]?.slice(0, 4) ?? '2000';
      const content = { sorg, hash, place: hash, type, bytes: 3 };
      await db.insertInto('stored_content').values(content).execute();
      const file = {
        id,
        sorg,
        hash,
        purpose: 'content/file',
        name: 'prices.pdf',
        owner_id: ownerId,
      };
      const user_id = typeof owner === 'string' ? null : owner.userId;
      await db
        .insertInto('stored_file')
        .values({ ...file, user_id })
        .execute();
      if (ownerId === null) return id;
      const placed = { file_id: id, owner_id: ownerId, place: 1 };
      await db.insertInto('content_file').values(placed).execute();
      return id;
    },
  };
}
