import { bool, int, oneOf, text } from '#server/feeds/cell-types.ts';
import { sorg } from '#server/feeds/common-columns.ts';
import { type FeedFile, feedFile, inSorg, optional, required } from '#server/feeds/feed-file.ts';

/** The points of inspection lists. */
const checklists = feedFile({
  name: 'pdi_checklists.csv',
  table: 'pdi_checklist_item',
  key: ['sorg', 'list', 'checklistId'],
  columns: {
    sorg,
    list: required(text(60)),
    checklistId: required(int(1)),
    brand: optional(text(100), { empty: '' }),
    merchandise: optional(text(60), {
      empty: '',
      references: {
        ...inSorg('merchandise_category', 'merchandise category'),
        of: (name, row) => (name === '' ? [] : [{ sorg: String(row.sorg), name: String(name) }]),
      },
    }),
    description: required(text(500)),
    sorting: required(int(0, 10_000)),
    answer: optional(oneOf(['check', 'value', 'photo']), { empty: 'check' }),
    active: optional(bool, { empty: true }),
  },
});

/** The files of a feed that this feature reads. */
export const inspectionsFeed: readonly FeedFile[] = [checklists];
