import * as v from 'valibot';
import { type SessionUser, sessionUser } from '#src/features/session/session-user.ts';

/** The customer a user acts for, as far as a test cares. */
export interface FakeCustomer {
  unified: string;
  r3?: string;
  isr?: string | null;
  name?: string;
}

export interface UserOverrides extends Partial<v.InferInput<typeof sessionUser>> {
  /** Null: the user has not chosen any. */
  customer?: FakeCustomer | null;
}

let users = 0;

/**
 * Returns a dealer without permissions who acts for the customer C1. Each has another id, and thereby
 * a device database of their own.
 */
export function fakeUser({ customer, ...overrides }: UserOverrides = {}): SessionUser {
  const { unified, r3 = '4711', isr = null, name = 'Velo Works' } = customer ?? { unified: 'C1' };
  const chosen = customer !== null;
  users += 1;
  return v.parse(sessionUser, {
    id: String(1000 + users),
    username: 'ada',
    name: 'Ada',
    scopes: [],
    hasCustCode: chosen,
    isSales: false,
    isCustomer: true,
    isCustVendor: false,
    sorg: '2000',
    salesActiveCustCode: chosen ? { unified, r3, isr } : null,
    customerData: chosen ? { custName: name, custCode: r3 } : null,
    ...overrides,
  });
}
