import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/database.ts';
import { type Fields, toColumns } from '#server/testing/table-fields.ts';

/** Marketing material that is shown in market M1. */
export function givenMarketingMaterial(db: Db) {
  const common = { sorg: '2000', language: 'en', markets: ['M1'], type: 'marketing_material' };
  return {
    /** A root category, or with `parentId` one below another. @returns its id as clients know it */
    async materialCategory(fields: Fields<'marketing_material_category'> = {}): Promise<string> {
      const id = randomUUID();
      const row = {
        ...common,
        id,
        title: 'Category',
        route: id,
        ...toColumns<'marketing_material_category'>(fields),
      };
      await db
        .insertInto('marketing_material_category')
        .values({ ...row, search: row.title.toLowerCase() })
        .execute();
      return `${row.sorg}~${row.id}`;
    },
    /** Material of a category, of a new one unless `parentId` names it. @returns its id as clients know it */
    async material(fields: Fields<'marketing_material'> = {}): Promise<string> {
      const { sorg = '2000', type = 'marketing_material' } = fields;
      const parent_id =
        fields.parentId ?? (await this.materialCategory({ sorg, type })).slice(sorg.length + 1);
      const row = {
        ...common,
        id: randomUUID(),
        title: 'Picture',
        parent_id,
        ...toColumns<'marketing_material'>(fields),
      };
      await db
        .insertInto('marketing_material')
        .values({ ...row, search: row.title.toLowerCase() })
        .execute();
      return `${row.sorg}~${row.id}`;
    },
  };
}
