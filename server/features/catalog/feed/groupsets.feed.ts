import { type CellType, listOf, picture, quote, text, Wrong } from '#server/feeds/cell-types.ts';
import { replaceChildren } from '#server/feeds/children.store.ts';
import { sorg } from '#server/feeds/common-columns.ts';
import { feedFile, inSorg, optional, type Row, required } from '#server/feeds/feed-file.ts';
import { slug } from './products.feed.ts';

interface Part {
  article: string;
  qty: number;
}

/** `code` or `code*qty` */
const part: CellType<Part> = {
  sql: 'jsonb',
  read(cell) {
    const [, article = '', qty = '1'] = /^(.*?)(?:\*(\d{1,5}))?$/.exec(cell) ?? [];
    return article && Number(qty) > 0
      ? { article, qty: Number(qty) }
      : new Wrong('NOT_ALLOWED', `${quote(cell)} is not code or code*qty`);
  },
};

const partsOf = (row: Row) => row.articles as Part[];

export const groupsets = feedFile({
  name: 'groupsets.csv',
  table: 'groupset',
  key: ['sorg', 'id'],
  unique: ['slug'],
  columns: {
    sorg,
    id: required(text(60)),
    name: required(text()),
    brand: required(text(100)),
    serie: optional(text(100), { empty: '' }),
    slug: required(slug),
    image: optional(picture),
    articles: required(listOf(part, 'jsonb'), {
      to: null,
      references: {
        ...inSorg('article', 'article', 'code'),
        of: (_parts, row) =>
          partsOf(row).map(({ article }) => ({ sorg: String(row.sorg), name: article })),
      },
    }),
  },
  children: (rows, { db }) =>
    replaceChildren(db, {
      table: 'groupset_article',
      owner: ['sorg', 'groupset_id'],
      columns: {
        sorg: 'text',
        groupset_id: 'text',
        position: 'int4',
        article: 'text',
        qty: 'int4',
      },
      owners: rows.map((row) => ({ sorg: row.sorg, groupset_id: row.id })),
      children: rows.flatMap((row) =>
        partsOf(row).map((each, index) => ({
          sorg: row.sorg,
          groupset_id: row.id,
          position: index + 1,
          ...each,
        })),
      ),
    }),
});
