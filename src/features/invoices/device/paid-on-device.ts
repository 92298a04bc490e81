import type { PaidInvoicesQueryVariables } from '#src/graphql/generated/graphql.ts';
import type { Period } from '#src/lib/period.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import { findPaidItems } from './kept-year.rules.ts';
import { readKeptYear } from './kept-year.ts';

/** Returns the page of a list of paid items from the year that the device keeps; null where it lacks the days. */
export async function loadPaidFromDevice(
  { payerCode, ...query }: Omit<PaidInvoicesQueryVariables, 'from' | 'to'>,
  period: Period,
) {
  const viewer = boundViewer();
  if (!viewer || payerCode !== viewer.customer) return null;
  const kept = await readKeptYear(viewer);
  const found = kept && findPaidItems(kept, period, query);
  return found && { ...found, asOf: kept.asOf };
}
