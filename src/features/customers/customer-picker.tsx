import { EntityPicker, type EntityPickerProps } from '#src/crud/form/entity-picker.tsx';
import { searchRows } from '#src/lib/search-rows.ts';
import type { Customer } from './customer-device.ts';
import { shownCode } from './customer-label.ts';
import { loadCustomerPage } from './customers.queries.ts';
import { useCustomerList } from './use-customer-list.ts';

/** A customer as forms hold it. */
export interface PickedCustomer {
  /** The unified code, which operations take. */
  code: string;
  name: string;
  /** The code users know, and the city; absent where a record holds the name only. */
  text?: string;
}

const pageSize = 50;

const toPicked = ({ custCode, custName, custCity }: Customer): PickedCustomer => ({
  code: custCode.unified,
  name: custName,
  text: [shownCode(custCode), custCity].filter(Boolean).join(' · '),
});

type Props = Omit<EntityPickerProps<PickedCustomer>, 'find' | 'toOption'> & {
  /** Shows the names in capitals, as claims do (B235). */
  capitals?: boolean;
};

/**
 * One of the customers the user may act for: found on the device, also without a network, and by the
 * server as long as the device does not have the whole list.
 */
export default function CustomerPicker({ capitals = false, ...props }: Props) {
  const { data: list } = useCustomerList(true);
  return (
    <EntityPicker
      {...props}
      toOption={({ code, name, text }) => ({
        value: code,
        label: capitals ? name.toLocaleUpperCase() : name,
        text: text ?? code,
      })}
      find={async (search, { page, signal }) => {
        if (list) {
          const found = searchRows(list.customers, search);
          return { rows: found.map(toPicked), count: found.length };
        }
        const { customers, info } = await loadCustomerPage(
          { search, page, limit: pageSize },
          signal,
        );
        return { rows: customers.map(toPicked), count: info.count };
      }}
    />
  );
}
