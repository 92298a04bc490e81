import { bool, int, listOf, oneOf, text } from '#server/feeds/cell-types.ts';
import { sorg } from '#server/feeds/common-columns.ts';
import {
  anywhere,
  type FeedFile,
  feedFile,
  inSorg,
  optional,
  required,
} from '#server/feeds/feed-file.ts';
import { claimPlaces } from '#shared/claims/claim-files.rules.ts';

const category = oneOf(['Bike', 'PAA']);
const status = { references: inSorg('claim_status', 'claim status') };

const statuses = feedFile({
  name: 'claim_statuses.csv',
  translated: ['description'],
  table: 'claim_status',
  key: ['sorg', 'id'],
  columns: {
    sorg,
    id: required(text(60)),
    description: required(text(200)),
    category: required(
      oneOf(['draft', 'open', 'waiting', 'approved', 'rejected', 'withdrawn', 'closed']),
    ),
    sorting: required(int(0, 10_000)),
    active: optional(bool, { empty: true }),
  },
});

/** Which role may change claims from one status to another (E658 to E661). */
const capabilities = feedFile({
  name: 'claim_capabilities.csv',
  table: 'claim_capability',
  key: ['sorg', 'role', 'productCategory', 'custCategory', 'fromStatusId', 'toStatusId'],
  columns: {
    sorg,
    role: required(text(60), { references: anywhere('role', 'role') }),
    productCategory: optional(category, { empty: '' }),
    custCategory: optional(text(60), { empty: '' }),
    fromStatusId: required(text(60), status),
    toStatusId: required(text(60), status),
    active: optional(bool, { empty: true }),
  },
});

const problems = feedFile({
  name: 'claim_problems.csv',
  translated: ['part', 'description'],
  table: 'claim_problem',
  key: ['sorg', 'id'],
  columns: {
    sorg,
    id: required(text(60)),
    brand: optional(text(100), { empty: '' }),
    merchandise: optional(text(60), {
      empty: '',
      references: {
        ...inSorg('merchandise_category', 'merchandise category'),
        of: (name, row) => (name === '' ? [] : [{ sorg: String(row.sorg), name: String(name) }]),
      },
    }),
    productCategory: optional(category, { empty: '' }),
    part: required(text(200)),
    description: required(text(500)),
    active: optional(bool, { empty: true }),
  },
});

/** The files that claims of a brand need beyond those of all claims. */
const forms = feedFile({
  name: 'claim_forms.csv',
  table: 'claim_form',
  key: ['sorg', 'brand'],
  columns: {
    sorg,
    brand: required(text(100)),
    files: optional(listOf(oneOf(claimPlaces.filter((place) => place !== 'idCard'))), {
      empty: [],
    }),
    active: optional(bool, { empty: true }),
  },
});

/** The files of a feed that this feature reads. */
export const claimsFeed: readonly FeedFile[] = [statuses, capabilities, problems, forms];
