import { daysBetween } from '#shared/days.ts';
import type { InvoiceItem } from './item.ts';

/** The ageing buckets by days overdue (N073, reading 22); what is not due has no bounds. */
export const ageingBuckets = [
  { name: 'notDue', overdueFrom: null, overdueTo: null },
  { name: 'from1', overdueFrom: 1, overdueTo: 30 },
  { name: 'from31', overdueFrom: 31, overdueTo: 60 },
  { name: 'from61', overdueFrom: 61, overdueTo: 90 },
  { name: 'from91', overdueFrom: 91, overdueTo: null },
] as const;

export type AgeingBucketName = (typeof ageingBuckets)[number]['name'];

/** Days until an item is due; negative means overdue (B192). */
export const daysUntilDue = (dueDate: string, today: string): number => daysBetween(today, dueDate);

/** Returns the bucket of an item. @param overdue days until it is due, negative when it is overdue */
export function bucketOf(overdue: number): AgeingBucketName {
  if (overdue >= 0) return 'notDue';
  const days = -overdue;
  const bucket = ageingBuckets.find(
    ({ overdueFrom, overdueTo }) =>
      overdueFrom !== null && days >= overdueFrom && (overdueTo === null || days <= overdueTo),
  );
  return bucket?.name ?? 'from91';
}

/** A part of what is owed. */
export interface AgeingBucket {
  name: AgeingBucketName;
  /** Days overdue; null for what is not due. */
  overdueFrom: number | null;
  overdueTo: number | null;
  /** Payables less deductions. */
  value: number;
  payable: number;
  /** 0 or below. */
  deduction: number;
  count: number;
}

export interface OpenTotals {
  count: number;
  payable: number;
  /** 0 or below. */
  deduction: number;
  /** Payables that are overdue and that no payment request covers: they still have to be paid. */
  overdue: number;
  overdueCount: number;
}

/** Sums items by bucket; a device without a network counts with the present day (E175 to E177). */
export function ageItems(
  items: readonly Pick<InvoiceItem, 'dueDate' | 'accountingAmount'>[],
  today: string,
): AgeingBucket[] {
  const buckets = ageingBuckets.map((bucket) => ({
    ...bucket,
    value: 0,
    payable: 0,
    deduction: 0,
    count: 0,
  }));
  const byName = new Map<string, AgeingBucket>(buckets.map((bucket) => [bucket.name, bucket]));
  for (const { dueDate, accountingAmount: amount } of items) {
    const bucket = byName.get(bucketOf(daysUntilDue(dueDate, today)));
    if (!bucket) continue;
    bucket.value += amount;
    if (amount > 0) bucket.payable += amount;
    else bucket.deduction += amount;
    bucket.count++;
  }
  return buckets;
}

/** Returns the totals that all buckets together have, with what is overdue of them. */
export function sumBuckets(
  buckets: readonly AgeingBucket[],
  { overdue, overdueCount }: Pick<OpenTotals, 'overdue' | 'overdueCount'>,
): OpenTotals {
  const totals = { count: 0, payable: 0, deduction: 0, overdue, overdueCount };
  for (const { count, payable, deduction } of buckets) {
    totals.count += count;
    totals.payable += payable;
    totals.deduction += deduction;
  }
  return totals;
}
