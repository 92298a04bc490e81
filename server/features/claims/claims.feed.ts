import { amount, bool, date, int, listOf, oneOf, text } from '#server/feeds/cell-types.ts';
import { sorg } from '#server/feeds/common-columns.ts';
import {
  anywhere,
  type FeedFile,
  feedFile,
  inSorg,
  optional,
  required,
} from '#server/feeds/feed-file.ts';
import { beginning } from '#server/feeds/message-cells.ts';
import { serialNumber } from '#server/feeds/serial-cells.ts';
import { claimPlaces } from '#shared/claims/claim-files.rules.ts';
import { checkClaim, finishClaims, prepareClaims, writeClaimParts } from './feed/claim-rows.ts';
import { findNewComments, notifyOfNewComments } from './feed/comment-rows.ts';

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

const words = (most: number) => optional(text(most), { empty: '' });

/** The answers of the distributor's own system to claims, and claims that were taken elsewhere. */
const claims = feedFile({
  name: 'claims.csv',
  table: 'claim',
  key: ['sorg', 'id'],
  raisesVersion: true,
  // Rows are completed by the catalog, and replacements get the days of their deliveries.
  readAfter: ['article', 'delivery'],
  columns: {
    sorg,
    id: required(text(60)),
    status: required(text(60), { to: 'status_id', ...status }),
    erpNo: optional(text(60)),
    creditNote: optional(text(60), { to: 'credit_no' }),
    creditAmount: optional(amount),
    creditDate: optional(date),
    isNotAWarranty: optional(bool, { empty: false }),
    reasonRejection: optional(text(2_000), { to: 'reason', empty: '' }),
    approvedQty: optional(int(1, 99_999)),
    deliveryOrders: optional(listOf(text(60)), { to: null, empty: [] }),
    customer: optional(text(60), { references: inSorg('customer', 'customer', 'unified') }),
    productCategory: optional(category),
    article: optional(text(60)),
    articleDescription: words(500),
    brand: words(100),
    frameNumber: optional(serialNumber, { empty: '' }),
    doNumber: optional(text(60)),
    qty: optional(int(1, 99_999), { empty: 1 }),
    purchaseDate: optional(date),
    problems: optional(listOf(text(60)), {
      to: null,
      empty: [],
      references: inSorg('claim_problem', 'claim problem'),
    }),
    description: words(2_000),
    dealerNo: words(60),
    createdAt: optional(beginning),
    statusAt: optional(beginning),
  },
  computed: {
    merchandise: 'text',
    frame_normal: 'text',
    decided_at: 'timestamptz',
    source: 'text',
    fed_status: 'text',
    batch: 'int8',
  },
  finish: checkClaim,
  prepare: prepareClaims,
  children: writeClaimParts,
  after: finishClaims,
});

const claimComments = feedFile({
  name: 'claim_comments.csv',
  table: 'claim_comment',
  key: ['sorg', 'claim', 'no'],
  columns: {
    sorg,
    claim: required(text(60), { to: 'claim_id', references: inSorg('claim', 'claim') }),
    no: required(text(60)),
    comment: required(text(2_000)),
    internal: optional(bool, { empty: false }),
    displayName: required(text(100)),
    createdAt: required(beginning),
  },
  computed: { batch: 'int8' },
  // The system that it comes from does not get it back.
  finish: (row) => {
    row.batch = 0;
  },
  prepare: findNewComments,
  after: notifyOfNewComments,
});

/** The files of a feed that this feature reads. */
export const claimsFeed: readonly FeedFile[] = [
  statuses,
  capabilities,
  problems,
  forms,
  claims,
  claimComments,
];
