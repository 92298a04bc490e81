import * as v from 'valibot';
import { visitKinds } from '#shared/host-config.ts';

const code = v.object({
  unified: v.string(),
  r3: v.string(),
  isr: v.nullish(v.string(), null),
});

const described = v.object({ id: v.string(), description: v.nullish(v.string(), '') });

/** The user as GET /user answers and as the device keeps it (E067 to E101). */
export const sessionUser = v.object({
  id: v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  username: v.string(),
  name: v.nullish(v.string(), ''),
  email: v.nullish(v.string(), ''),
  /** One of the host's language codes; empty when the user has chosen none. */
  language: v.nullish(v.string(), ''),
  roles: v.optional(v.array(described), []),
  scopes: v.array(v.string()),
  hasCustCode: v.boolean(),
  isSales: v.boolean(),
  isCustomer: v.boolean(),
  isCustVendor: v.boolean(),
  limitation: v.nullish(v.string(), null),
  customerData: v.nullish(v.object({ custName: v.string(), custCode: v.string() }), null),
  salesActiveCustCode: v.nullish(code, null),
  /** Set while the customer was chosen without a network and the server does not know, see offline-switch.ts. */
  switchedFrom: v.nullish(v.object({})),
  sorg: v.string(),
  /** The kinds of visit forms of the user's sales organisations (B036, reading 80). */
  visitForms: v.optional(v.array(v.picklist(visitKinds)), []),
});

export type SessionUser = v.InferOutput<typeof sessionUser>;

/** The customer a session acts for. */
export interface ActiveCustomer {
  name: string;
  unified: string;
  r3: string;
  isr: string | null;
}

export function customerOf(user: SessionUser): ActiveCustomer | null {
  const active = user.salesActiveCustCode;
  return active && { ...active, name: user.customerData?.custName ?? '' };
}

/** Which user and customer a page belongs to; differs when another tab has changed either (B135). */
export function identityOf(user: SessionUser): string {
  return `${user.id}:${user.salesActiveCustCode?.unified ?? '-'}`;
}
