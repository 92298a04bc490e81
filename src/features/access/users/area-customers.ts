import type { EntityPickerProps } from '#src/crud/entity-picker.tsx';
import { loadAreaCustomers } from './users.queries.ts';

/** A customer that an area names. */
export interface AreaCustomer {
  /** The unified code. */
  code: string;
  name: string;
  /** The codes of other systems, and the city; absent where only the area is known. */
  text?: string;
}

const pageSize = 50;

/** How a customer is shown where it is chosen. */
export const toCustomerOption = ({ code, name, text }: AreaCustomer) => ({
  value: code,
  label: name,
  text: text ?? code,
});

/** Finds customers of some organisations, or of all that the viewer administers, on the server. */
export function findAreaCustomers(sorgs: string[] | null): EntityPickerProps<AreaCustomer>['find'] {
  return async (search, { page, signal }) => {
    const variables = { search, sorgs, page, limit: pageSize };
    const { customers, info } = await loadAreaCustomers(variables, signal);
    const rows = customers.map(({ custName, custCity, custCode: { unified, r3, isr } }) => ({
      code: unified,
      name: custName,
      text: [unified, r3, isr, custCity].filter(Boolean).join(' · '),
    }));
    return { rows, count: info.count };
  };
}
