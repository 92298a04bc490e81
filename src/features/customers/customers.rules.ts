/** The fields of a page that `needsCustomer` reads: a row of route-table.tsv. */
interface PageNeed {
  /** `not-audit`: but not by those who audit. */
  customer?: 'yes' | 'not-audit';
}

/** Whether a page cannot be used without a selected customer by this user (B046, B047). */
export function needsCustomer(
  { customer }: PageNeed,
  { limitation }: { limitation: string | null },
): boolean {
  return customer === 'yes' || (customer === 'not-audit' && limitation !== 'audit');
}

/**
 * Whether the customer dialog opens unasked: the page needs a customer, none is selected, and there
 * is one to choose (B048).
 * @param forced the page needs a customer and none is selected
 * @param count customers to choose from; undefined while that is not known, and when it cannot be (B150)
 */
export function opensUnasked(forced: boolean, count: number | undefined): boolean {
  return forced && count !== undefined && count > 0;
}

/**
 * Returns the name of a customer's group; empty lists have none (B059, N040).
 * @param none `N/A` in tables, a dash in rows of the phone
 */
export function groupName(areas: readonly { custGroup: string }[], none: string): string {
  return areas[0]?.custGroup || none;
}
