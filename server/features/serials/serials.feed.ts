import { bool, date, int, oneOf, text } from '#server/feeds/cell-types.ts';
import { sorg } from '#server/feeds/common-columns.ts';
import { type FeedFile, feedFile, inSorg, optional, required } from '#server/feeds/feed-file.ts';
import { normalSerial, serialNumber, serialPattern } from '#server/feeds/serial-cells.ts';
import { webAddress } from '#server/feeds/web-address.ts';
import { mostSerialCharacters } from '#shared/serials/parse-serial.ts';
import { serialKinds } from '#shared/serials/serial-kinds.ts';
import { defaultRule } from '#shared/serials/serial-rules.ts';
import {
  addForms,
  checkRange,
  checkSerial,
  createDeliveryTasks,
  createPartTasks,
  createRecallTasks,
} from './feed/serial-rows.ts';

const code = text(60);
const forms = { normal: 'text', folded: 'text' };

/** The numbers that came with deliveries, and which bike a part belongs to. */
const serials = feedFile({
  name: 'serials.csv',
  table: 'serial',
  key: ['sorg', 'article', 'kind', 'value'],
  // Numbers are matched with the recalls, and belong to the deliveries they came with.
  readAfter: ['delivery_line', 'recall_frame'],
  columns: {
    sorg,
    article: required(code),
    kind: required(oneOf(serialKinds)),
    value: required(serialNumber, { keyedBy: 'normal' }),
    bike: optional(normalSerial),
    customer: optional(code, { references: inSorg('customer', 'customer', 'unified') }),
    doNo: optional(code),
    position: optional(int(1)),
    deliveredOn: optional(date),
    producedOn: optional(date),
    passportUrl: optional(webAddress),
  },
  computed: forms,
  finish: checkSerial,
  after: createDeliveryTasks,
});

const serialRules = feedFile({
  name: 'serial_rules.csv',
  table: 'serial_rule',
  key: ['sorg', 'brand'],
  caseless: true,
  conflict: 'sorg, lower(brand)',
  columns: {
    sorg,
    brand: required(text(100)),
    maxLength: optional(int(1, mostSerialCharacters)),
    pattern: optional(serialPattern),
    warrantyMonths: optional(int(1, 600)),
    warrantyFrom: optional(oneOf(['sale', 'production']), { empty: defaultRule.warrantyFrom }),
    registerWithinDays: optional(int(1, 3_650), { empty: defaultRule.registerWithinDays }),
    pdiNeeded: optional(bool, { empty: defaultRule.pdiNeeded }),
  },
});

const recalls = feedFile({
  name: 'recalls.csv',
  translated: ['title', 'measure'],
  table: 'recall',
  key: ['sorg', 'id'],
  columns: {
    sorg,
    id: required(code),
    title: required(text(200)),
    measure: required(text(2_000)),
    from: required(date, { to: 'since' }),
    link: optional(webAddress),
    active: optional(bool, { empty: true }),
  },
  after: createRecallTasks,
});

const recallFrameFile = feedFile({
  name: 'recall_frames.csv',
  table: 'recall_frame',
  key: ['sorg', 'recall', 'no'],
  columns: {
    sorg,
    recall: required(code, { references: inSorg('recall', 'recall') }),
    no: required(int(1)),
    article: optional(code),
    serialFrom: optional(normalSerial),
    serialTo: optional(normalSerial),
    productionCode: optional(normalSerial),
  },
  computed: { prefix: 'text' },
  finish: checkRange,
  after: createPartTasks,
});

const stolenBikes = feedFile({
  name: 'stolen_bikes.csv',
  table: 'stolen_bike',
  key: ['sorg', 'value'],
  columns: {
    sorg,
    value: required(serialNumber, { keyedBy: 'normal' }),
    kind: optional(oneOf(serialKinds), { empty: 'FrameNumber' }),
    since: optional(date),
    source: optional(text(100), { empty: '' }),
    reference: optional(text(200), { empty: '' }),
    active: optional(bool, { empty: true }),
  },
  computed: forms,
  finish: addForms,
});

/** The files of a feed that this feature reads. */
export const serialsFeed: readonly FeedFile[] = [
  recalls,
  recallFrameFile,
  serialRules,
  serials,
  stolenBikes,
];
