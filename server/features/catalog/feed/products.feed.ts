import {
  amount,
  bool,
  date,
  int,
  listOf,
  oneOf,
  pattern,
  picture,
  text,
} from '#server/feeds/cell-types.ts';
import { sorg } from '#server/feeds/common-columns.ts';
import {
  feedFile,
  inSorg,
  optional,
  type Row,
  required,
  type Tell,
} from '#server/feeds/feed-file.ts';
import { type Pair, pair } from '#server/feeds/key-value-pair.ts';
import { keepOverrides } from './keep-overrides.ts';
import { moveArticles } from './move-articles.store.ts';
import { warnOfEans } from './warn-of-eans.ts';

const id = text(60);
const category = oneOf(['Bike', 'PAA']);
const descriptionLanguages = ['en', 'de', 'fr', 'id', 'ms'];
const year = int(1900, 2100);

/** The last part of a product's address. */
export const slug = pattern(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'a slug: small letters, digits and single dashes',
);

export const merchandiseCategories = feedFile({
  name: 'merchandise_categories.csv',
  translated: ['name'],
  table: 'merchandise_category',
  key: ['sorg', 'id'],
  codeColumn: 'id',
  columns: {
    sorg,
    id: required(id),
    name: required(text()),
    category: required(category),
    image: optional(picture),
  },
});

export const bikeCategories = feedFile({
  name: 'bike_categories.csv',
  translated: ['wording'],
  table: 'bike_category',
  key: ['sorg', 'id'],
  columns: {
    sorg,
    id: required(id),
    wording: required(text()),
    type: required(text(60)),
    mcIds: required(listOf(id), {
      references: inSorg('merchandise_category', 'merchandise category'),
    }),
    sorting: optional(int(), { empty: 0 }),
    image: optional(picture),
  },
});

/** Specs are translated line by line: the translation has as many. */
function checkSpecs(row: Row, tell: Tell): void {
  const count = (cell: unknown) => (Array.isArray(cell) ? cell.length : 0);
  for (const language of descriptionLanguages) {
    const lines = count(row[`specs.${language}`]);
    if (lines > 0 && lines !== count(row.specs))
      tell(
        `specs.${language}`,
        'NOT_ALLOWED',
        `${lines} specs here, but ${count(row.specs)} in the column specs`,
      );
  }
}

export const productGroups = feedFile({
  name: 'product_groups.csv',
  catalogTexts: ['name', 'model', 'serie', 'specs'],
  table: 'product_group',
  key: ['sorg', 'id'],
  codeColumn: 'id',
  unique: ['slug'],
  columns: {
    sorg,
    id: required(id),
    name: required(text()),
    category: required(category),
    brand: required(text(100)),
    model: optional(text(100), { empty: '' }),
    serie: optional(text(100), { empty: '' }),
    merchandiseCategory: required(id, {
      references: inSorg('merchandise_category', 'merchandise category'),
    }),
    modelYear: optional(year),
    slug: required(slug),
    image: optional(picture),
    ...Object.fromEntries(
      descriptionLanguages.map((language) => [
        `description.${language}`,
        optional(text(20_000), { to: null }),
      ]),
    ),
    specs: optional(listOf(pair, 'jsonb'), { empty: [] as Pair[] }),
    related: optional(listOf(id), {
      empty: [],
      references: inSorg('product_group', 'product group'),
    }),
    releasedAt: optional(date),
  },
  computed: { descriptions: 'jsonb' },
  finish(row, tell) {
    checkSpecs(row, tell);
    const texts = descriptionLanguages.map((name) => [name, row[`description.${name}`]]);
    row.descriptions = Object.fromEntries(texts.filter(([, words]) => words));
  },
  after: (rows, { db }) => moveArticles(db, rows),
});

const isBefore = (day: unknown, other: unknown) =>
  typeof day === 'string' && typeof other === 'string' && day < other;

export const articles = feedFile({
  name: 'articles.csv',
  catalogTexts: ['name', 'frameSize', 'wheelSize', 'color'],
  table: 'article',
  key: ['sorg', 'code'],
  codeColumn: 'code',
  columns: {
    sorg,
    code: required(id),
    codeDisplay: optional(id),
    oldCode: optional(id),
    ean: optional(pattern(/^\d{8,14}$/, 'an EAN of 8 to 14 digits')),
    group: required(id, { to: 'group_id', references: inSorg('product_group', 'product group') }),
    name: required(text()),
    modelYear: optional(year),
    frameSize: optional(text(30)),
    wheelSize: optional(text(30)),
    color: optional(text(60)),
    colorHex: optional(pattern(/^#[0-9a-f]{6}$/i, 'a colour like #009ACE')),
    uom: required(text(10)),
    retailPrice: optional(amount),
    orderQuota: optional(int(1)),
    tags: optional(listOf(text(60)), { empty: [] }),
    image: optional(picture),
    weightGrams: optional(int()),
    popularity: optional(int(), { empty: 0 }),
    releasedAt: optional(date),
    active: optional(bool, { empty: true }),
    orderBlocked: optional(bool, { empty: false }),
    availableForOrderAt: optional(date),
    newArrivalFrom: optional(date, { to: 'new_from' }),
    newArrivalTo: optional(date, { to: 'new_to' }),
    replacedBy: optional(id, { references: inSorg('article', 'article', 'code') }),
  },
  derived: {
    table: 'product_group',
    on: 'd.sorg = r.sorg and d.id = r.group_id',
    columns: ['category', 'brand', 'model', 'serie', 'merchandise_category'],
  },
  finish(row, tell) {
    row.code_display ??= row.code;
    if (row.replaced_by && row.replaced_by === row.code)
      tell('replacedBy', 'NOT_ALLOWED', 'an article does not replace itself');
    if (isBefore(row.new_to, row.new_from))
      tell('newArrivalTo', 'OUT_OF_RANGE', 'ends before it starts');
  },
  prepare: keepOverrides,
  warn: warnOfEans,
});
