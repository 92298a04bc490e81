/** First and last day that may be asked for: tomorrow, and a year from today (N066). */
export function deliveryWindow(today: Date): { first: string; last: string } {
  const day = (years: number, days: number) =>
    new Date(Date.UTC(today.getFullYear() + years, today.getMonth(), today.getDate() + days))
      .toISOString()
      .slice(0, 10);
  return { first: day(0, 1), last: day(1, 0) };
}

export type CheckoutField =
  | 'shipto'
  | 'rateId'
  | 'paymentId'
  | 'requestDate'
  | 'custPoNo'
  | 'notes';

const fields: Record<string, CheckoutField> = {
  shipto: 'shipto',
  shipments: 'rateId',
  paymentId: 'paymentId',
  request_delivery_date: 'requestDate',
  custPoNo: 'custPoNo',
  notes: 'notes',
};

/** The form field a server error belongs to, or null when it stands above the form. */
export function fieldOf(serverField: string): CheckoutField | null {
  return fields[serverField.split('.')[0] ?? ''] ?? null;
}

/** The position of the order line an error is about, or null. */
export function lineOf(serverField: string): number | null {
  const match = /^products\.(\d+)/.exec(serverField);
  return match ? Number(match[1]) : null;
}
