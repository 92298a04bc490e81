/** The meaning of a status of claims (readings 38 and 99). */
export type ClaimCategory =
  | 'draft'
  | 'open'
  | 'waiting'
  | 'approved'
  | 'rejected'
  | 'withdrawn'
  | 'closed';

export interface StatusRow {
  id: string;
  category: ClaimCategory;
  sorting: number;
}

/** A change of the status that a role allows (E658 to E661); a category that is null stands for all. */
export interface Capability {
  productCategory: string | null;
  custCategory: string | null;
  fromStatusId: string;
  toStatusId: string;
}

/** The facts of a claim that the rules need. */
export interface ClaimFacts {
  statusId: string;
  productCategory: string;
  custCategory: string;
  /** Whether the viewer acts as its dealer. */
  isOwn: boolean;
}

/** Whether a claim of this category can still be changed by its dealer: all but customer and article. */
export const canBeEdited = (category: ClaimCategory): boolean =>
  category === 'draft' || category === 'waiting';

/** Whether papers and comments can still be added. */
export const isUndecided = (category: ClaimCategory): boolean =>
  category === 'draft' || category === 'open' || category === 'waiting';

/** Returns the first status of a category; null when the sales organisation has none. */
export function getFirstStatus<Row extends StatusRow>(
  statuses: readonly Row[],
  category: ClaimCategory,
): Row | null {
  return (
    statuses
      .filter((status) => status.category === category)
      .toSorted((one, other) => one.sorting - other.sorting)[0] ?? null
  );
}

/**
 * Returns the statuses that the viewer may give a claim, in their order: those of the capabilities (B219), and for its
 * dealer sending a draft, answering, and withdrawing while nobody has decided (reading 99).
 */
export function listNextStatuses<Row extends StatusRow>(
  claim: ClaimFacts,
  statuses: readonly Row[],
  capabilities: readonly Capability[],
): Row[] {
  const { statusId, productCategory, custCategory, isOwn } = claim;
  const category = statuses.find(({ id }) => id === statusId)?.category;
  const allowed = new Set(
    capabilities
      .filter(
        (capability) =>
          capability.fromStatusId === statusId &&
          (capability.productCategory ?? productCategory) === productCategory &&
          (capability.custCategory ?? custCategory) === custCategory,
      )
      .map(({ toStatusId }) => toStatusId),
  );
  const add = (to: ClaimCategory) => {
    const status = getFirstStatus(statuses, to);
    if (status) allowed.add(status.id);
  };
  if (isOwn && (category === 'draft' || category === 'waiting')) add('open');
  if (isOwn && category && isUndecided(category)) add('withdrawn');
  return statuses
    .filter(({ id }) => id !== statusId && allowed.has(id))
    .toSorted((one, other) => one.sorting - other.sorting);
}

/** The content of a change of the status. */
export interface StatusChange {
  from: ClaimCategory;
  to: ClaimCategory;
  qty: number;
  approvedQty: number | null;
  isNotAWarranty: boolean;
}

/** Whether a change of the status needs a reason: a question, an answer, a rejection, a part of the pieces. */
export function needsReason({ from, to, qty, approvedQty, isNotAWarranty }: StatusChange): boolean {
  const isAnswer = from === 'waiting' && to === 'open';
  const isPartial = to === 'approved' && approvedQty !== null && approvedQty < qty;
  return to === 'waiting' || to === 'rejected' || isAnswer || isPartial || isNotAWarranty;
}
