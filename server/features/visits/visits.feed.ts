import { bool, int, listOf, oneOf, text } from '#server/feeds/cell-types.ts';
import { sorg } from '#server/feeds/common-columns.ts';
import {
  anywhere,
  type FeedFile,
  feedFile,
  inSorg,
  optional,
  type Reference,
  required,
} from '#server/feeds/feed-file.ts';
import { beginning } from '#server/feeds/message-cells.ts';
import { visitKinds } from '#shared/host-config.ts';
import { maxQty } from '#shared/quantity.ts';
import { limits } from '#shared/validation/limits.ts';
import { finishVisit, prepareVisits, toOptionKey } from './feed/visit-rows.ts';

const kind = required(oneOf(visitKinds));

/** The options to choose from in visit forms (N129, reading 113). */
const options = feedFile({
  name: 'visit_options.csv',
  translated: ['label'],
  translatedBy: toOptionKey,
  table: 'visit_option',
  key: ['sorg', 'kind', 'list', 'id'],
  columns: {
    sorg,
    kind,
    list: required(oneOf(['brandDisplay', 'series', 'equipment'])),
    id: required(text(60)),
    label: required(text(200)),
    sorting: optional(int(0, 10_000), { empty: 0 }),
    active: optional(bool, { empty: true }),
    needsText: optional(bool, { empty: false }),
  },
});

/** An option of the row's kind in a list. */
const optionIn = (list: string): Reference => ({
  ...inSorg('visit_option', 'option', 'key'),
  of: (value, row) =>
    [value ?? []].flat().map((id) => ({
      sorg: String(row.sorg),
      name: toOptionKey({ kind: row.kind, list, id }),
    })),
});
const words = (most: number) => optional(text(most), { empty: '' });
const list = { empty: [] };

/** Visits that were recorded elsewhere. */
const visits = feedFile({
  name: 'visits.csv',
  table: 'visit',
  key: ['sorg', 'id'],
  raisesVersion: true,
  // The areas of customers are copied.
  readAfter: ['customer'],
  columns: {
    sorg,
    id: required(text(60)),
    kind,
    customer: required(text(60), { references: inSorg('customer', 'customer', 'unified') }),
    capturedAt: required(beginning),
    createdBy: required(text(100), {
      to: null,
      references: anywhere('app_user', 'user', 'username'),
    }),
    otherMidrange: optional(bool),
    otherMidrangeDescription: words(limits.text),
    brandDomination: optional(bool),
    qtyPlgGrp: optional(int(0, maxQty), { to: 'qty_own' }),
    qtyNonPlgGrp: optional(int(0, maxQty), { to: 'qty_others' }),
    brandDisplay: optional(text(60), { references: optionIn('brandDisplay') }),
    brandDisplayDescription: words(limits.text),
    seriesList: optional(listOf(text(60)), {
      ...list,
      to: 'series',
      references: optionIn('series'),
    }),
    seriesBrand: optional(listOf(text(limits.text)), { ...list, to: null }),
    otherSeriesList: optional(listOf(text(limits.text)), { ...list, to: null }),
    notes: words(limits.longText),
    equipment: optional(listOf(text(60)), { ...list, references: optionIn('equipment') }),
    equipmentText: words(limits.text),
  },
  computed: {
    series_brands: 'jsonb',
    other_series: 'jsonb',
    by_shop: 'bool',
    user_id: 'int8',
    author_name: 'text',
    source: 'text',
  },
  derived: {
    table: 'customer',
    on: 'd.sorg = r.sorg and d.unified = r.customer',
    columns: ['sales_person', 'sales_group', 'sales_office'],
  },
  finish: finishVisit,
  prepare: prepareVisits,
});

/** The files of a feed that this feature reads. */
export const visitsFeed: readonly FeedFile[] = [options, visits];
