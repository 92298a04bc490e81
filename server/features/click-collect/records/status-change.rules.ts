import {
  type ClickCollectMarkName,
  type ClickCollectStatusName,
  toPlace,
} from '#shared/click-collect/statuses.ts';

/** A line as a change of the status sees it. */
export interface MarkedLine {
  id: string;
  qty: number;
  qtyShipped: number;
  mark: ClickCollectMarkName | null;
}

/** A change of the status, and the user who asks for it. */
export interface AskedStatus {
  to: ClickCollectStatusName;
  /** The status that the change was decided on; null where the device does not say it. */
  from: ClickCollectStatusName | null;
  /** The marks by the ids of the lines; null for none. */
  marks: ReadonlyMap<string, ClickCollectMarkName> | null;
  /** Whether the user may set the states of the distributor. */
  isDistributor: boolean;
}

/** Why a change is refused, and because of which lines. */
interface RefusedStatus {
  code: 'UNMARKED_ITEMS' | 'UNKNOWN_ITEM' | 'ALREADY_SUBMITTED' | 'WRONG_STATE' | 'ITEMS_NOT_READY';
  items: string[];
}

/** The status that follows; `done` where it was changed before; or why it is refused. */
export type StatusDecision = { next: ClickCollectStatusName } | RefusedStatus | 'done';

const refuse = (code: RefusedStatus['code'], items: string[] = []): RefusedStatus => ({
  code,
  items,
});

/** The states that the distributor sets (reading 42). */
const ofDistributor: readonly ClickCollectStatusName[] = [
  'PROCESSING_BY_HQ',
  'CONFIRMED',
  'SHIPMENT_FROM_HQ',
  'PARTIALLY_SHIPPED',
  'SHIPPED',
];

/** Decides about a change of the status (B254, B256, B260, N105, readings 40, 42, 107). */
export function decideStatus(
  order: { status: ClickCollectStatusName; lines: readonly MarkedLine[] },
  asked: AskedStatus,
): StatusDecision {
  if (asked.marks) return decideSubmit(order, { ...asked, marks: asked.marks });
  if (order.status === asked.to) return 'done';
  if (asked.from !== null && asked.from !== order.status) return refuse('WRONG_STATE');
  if (order.status === 'NEED_CONFIRMATION')
    return refuse(
      'UNMARKED_ITEMS',
      order.lines.filter(({ mark }) => mark === null).map(({ id }) => id),
    );
  if (toPlace(asked.to) < toPlace(order.status)) return refuse('WRONG_STATE');
  if (ofDistributor.includes(asked.to))
    return asked.isDistributor ? { next: asked.to } : refuse('WRONG_STATE');
  if (asked.to === 'READY_TO_PICKUP') {
    const open = order.lines.filter((line) => !isReady(line)).map(({ id }) => id);
    return open.length > 0 ? refuse('ITEMS_NOT_READY', open) : { next: asked.to };
  }
  // A hand-over follows Ready to Pickup only.
  return order.status === 'READY_TO_PICKUP' ? { next: asked.to } : refuse('WRONG_STATE');
}

const isReady = ({ mark, qty, qtyShipped }: MarkedLine) =>
  mark === 'READY_TO_PICKUP' || qtyShipped === qty;

function decideSubmit(
  { status, lines }: Parameters<typeof decideStatus>[0],
  { to, marks }: AskedStatus & { marks: ReadonlyMap<string, ClickCollectMarkName> },
): StatusDecision {
  if (to !== 'OPEN' && to !== 'READY_TO_PICKUP') return refuse('WRONG_STATE');
  const known = new Set(lines.map(({ id }) => id));
  const foreign = [...marks.keys()].filter((id) => !known.has(id));
  if (foreign.length > 0) return refuse('UNKNOWN_ITEM', foreign);
  if (status !== 'NEED_CONFIRMATION') {
    // The feed has moved it on without marks.
    if (lines.every(({ mark }) => mark === null)) return refuse('WRONG_STATE');
    // The same submit again, by another device or after a lost answer.
    const isSame = lines.every(({ id, mark }) => mark !== null && marks.get(id) === mark);
    return isSame ? 'done' : refuse('ALREADY_SUBMITTED');
  }
  const unmarked = lines.filter(({ id }) => !marks.has(id)).map(({ id }) => id);
  if (unmarked.length > 0 || lines.length === 0) return refuse('UNMARKED_ITEMS', unmarked);
  const missing = lines.flatMap(({ id }) => (marks.get(id) === 'READY_TO_PICKUP' ? [] : [id]));
  if (missing.length === 0) return { next: 'READY_TO_PICKUP' };
  return to === 'OPEN' ? { next: to } : refuse('ITEMS_NOT_READY', missing);
}
