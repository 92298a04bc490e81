import { EntityPicker, type EntityPickerProps } from '#src/crud/form/entity-picker.tsx';
import { loadAreaCustomers } from './users.queries.ts';

/** A customer that an area names. */
interface AreaCustomer {
  /** The unified code. */
  code: string;
  name: string;
  /** The codes of other systems, and the city; absent where only the area is known. */
  text?: string;
}

interface Props extends Omit<EntityPickerProps<AreaCustomer>, 'find' | 'toOption'> {
  /** The organisations whose customers are found; null for all that the viewer administers. */
  sorgs: string[] | null;
}

const pageSize = 50;

/** One of thousands of customers for an area, found by the server. */
export default function AreaCustomerPicker({ sorgs, ...props }: Props) {
  return (
    <EntityPicker
      {...props}
      toOption={({ code, name, text }) => ({ value: code, label: name, text: text ?? code })}
      find={async (search, { page, signal }) => {
        const variables = { search, sorgs, page, limit: pageSize };
        const { customers, info } = await loadAreaCustomers(variables, signal);
        const rows = customers.map(({ custName, custCity, custCode: { unified, r3, isr } }) => ({
          code: unified,
          name: custName,
          text: [unified, r3, isr, custCity].filter(Boolean).join(' · '),
        }));
        return { rows, count: info.count };
      }}
    />
  );
}
