import type {
  OpenOrderAction,
  OpenOrderFilterInput,
  UserError,
} from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import { toSearchPattern } from '#server/lib/like-pattern.ts';
import type { HostConfig } from '#shared/host-config.ts';
import type { OpenLineConditions, OpenLineRow } from './open-orders.store.ts';
import { clean, openStatuses } from './orders.rules.ts';

type Line = Pick<
  OpenLineRow,
  | 'status'
  | 'order_status'
  | 'qty'
  | 'shipped_qty'
  | 'unit'
  | 'request_date'
  | 'expected_date'
  | 'replaced_by'
  | 'baseline'
  | 'accepted'
  | 'wish_action'
>;

/** The open lines that a filter asks for. @throws GraphQLError BAD_USER_INPUT when the search is too long */
export const toOpenLineConditions = ({
  search,
  consignment,
}: OpenOrderFilterInput): OpenLineConditions => ({
  search: toSearchPattern(clean(search), 100),
  consignment: consignment || null,
});

/** Whether pieces of a line are still to come. */
function isOpenLine(line: Line): boolean {
  const open: readonly string[] = openStatuses;
  return (
    open.includes(line.status) && open.includes(line.order_status) && line.qty > line.shipped_qty
  );
}

/** Whether the distributor offers another article that was not accepted yet. */
export function offersSuccessor({ replaced_by, baseline, accepted }: Line): boolean {
  if (replaced_by === null) return false;
  return !accepted || (baseline !== null && baseline.replacedBy !== replaced_by);
}

/**
 * Whether price or day differ from what was last accepted. The first day the distributor names is a
 * change only when it is later than the day asked for.
 */
function hasNewTerms({ baseline, unit, expected_date, request_date }: Line): boolean {
  if (baseline === null) return false;
  if (baseline.price !== unit) return true;
  if (expected_date === null || expected_date === baseline.expectedDate) return false;
  return baseline.expectedDate !== null || (request_date !== null && expected_date > request_date);
}

/** Why an action is not possible for a line as it is now; null when it is. */
export function changeProblem(
  line: Line,
  action: OpenOrderAction,
  host: Pick<HostConfig, 'openOrderActions'>,
): UserError | null {
  const no = (code: string, message: string) => userError('action', code, message);
  if (!host.openOrderActions.includes(action))
    return no('NOT_ALLOWED', 'This cannot be asked for here');
  if (!isOpenLine(line)) return no('LINE_CLOSED', 'Nothing of this line is still to come');
  if (line.wish_action === 'cancel')
    return no('CANCEL_PENDING', 'Cancelling was asked for already');
  if (action === 'accept' && !offersSuccessor(line) && !hasNewTerms(line))
    return no('NOTHING_TO_ACCEPT', 'Nothing of this line has changed');
  if (action === 'cancel' && line.shipped_qty > 0)
    return no('ALREADY_SHIPPED', 'Part of this line is already on its way');
  return null;
}

/** Returns the requests that the host lets the viewer make for a line in its present state. */
export function listActions(
  line: Line,
  host: Pick<HostConfig, 'openOrderActions'>,
): OpenOrderAction[] {
  return host.openOrderActions.filter((action) => changeProblem(line, action, host) === null);
}

/**
 * Pieces of a line that are still to come and what they cost, minor units; pieces of a line that is
 * shipped in part cost their share.
 */
export function stillToCome({
  qty,
  shipped_qty,
  unit,
  subtotal,
}: Pick<OpenLineRow, 'qty' | 'shipped_qty' | 'unit' | 'subtotal'>) {
  const left = Math.max(0, qty - shipped_qty);
  return { qty: left, subTotal: left === qty ? subtotal : left * unit };
}
