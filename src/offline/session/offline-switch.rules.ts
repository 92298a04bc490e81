/** A customer as the user entity holds it (E099 to E101). */
export interface CustomerOfUser {
  salesActiveCustCode: { unified: string; r3: string; isr: string | null } | null;
  customerData: { custName: string; custCode: string } | null;
  hasCustCode: boolean;
}

/** The part of the stored user entity that a switch without a network changes. */
export type SwitchingUser = CustomerOfUser & {
  /** The customer the tokens still speak of; only while the device has another one. */
  switchedFrom?: CustomerOfUser | null;
  /** Name of the customer the server has refused to switch to, until the user has read it. */
  refusedCustomer?: string | null;
};

/** The stored user acting for another customer; back at the one of the tokens it is as it was. */
export function switchCustomer(
  user: SwitchingUser,
  code: { unified: string; r3: string; isr: string | null },
  name: string,
): SwitchingUser {
  const { salesActiveCustCode, customerData, hasCustCode, switchedFrom } = user;
  const from = switchedFrom ?? { salesActiveCustCode, customerData, hasCustCode };
  if (from.salesActiveCustCode?.unified === code.unified)
    return { ...user, ...from, switchedFrom: null };
  return {
    ...user,
    salesActiveCustCode: code,
    customerData: { custName: name, custCode: code.unified },
    hasCustCode: true,
    switchedFrom: from,
  };
}

/** The stored user once the server has agreed. */
export function confirmSwitch(user: SwitchingUser): SwitchingUser {
  return { ...user, switchedFrom: null };
}

/** The stored user once the server has refused: as before the switch, with a note of it. */
export function switchedBack(user: SwitchingUser): SwitchingUser {
  return {
    ...user,
    ...user.switchedFrom,
    switchedFrom: null,
    refusedCustomer: user.customerData?.custName || user.salesActiveCustCode?.unified || '',
  };
}
