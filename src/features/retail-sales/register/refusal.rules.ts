import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';

/** Why the server refused a sale. */
export interface Refusal {
  field: string;
  code: string;
  message: string | null;
  /** Of another sale that was first: its day, and its dealer where the user may know it. */
  day: string | null;
  name: string | null;
}

/** The reasons for which the server refused a waiting sale; none while it is not sent. */
export function refusalsOf({ state, failure }: Pick<OutboxEntry, 'state' | 'failure'>): Refusal[] {
  if (!failure || state !== 'parked') return [];
  const problems: readonly Partial<Refusal>[] = failure.problems ?? [
    { field: failure.field ?? '', code: failure.code, message: failure.message ?? null },
  ];
  return problems.map(({ field = '', code = '', message = null, day = null, name = null }) => ({
    field,
    code,
    message,
    day,
    name,
  }));
}
