import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { type Column, textColumn } from '#src/ui/table/column.ts';
import type { Customer } from './customer-device.ts';
import { shownCode } from './customer-label.ts';
import { groupName } from './customers.rules.ts';

/** Not to be broken in the middle. */
const number = { whole: true };

/** The customer has no group: words in a table, a dash where there is less room (N040). */
function NoGroup() {
  return (
    <>
      <span className="hidden @min-[568px]:inline">
        <Trans>N/A</Trans>
      </span>
      <span className="@min-[568px]:hidden">–</span>
    </>
  );
}

/** The columns of the customer list; the group's only where the host wants it (B058, B059). */
export function useCustomerColumns(
  onChoose: (customer: Customer) => void,
  disabled: boolean,
): readonly Column<Customer>[] {
  const { t } = useLingui();
  const { custGroupOnCustSelect, customerGroupAsLevel } = useHostConfig();
  return useMemo(() => {
    const nameCell = (customer: Customer) => (
      <button
        type="button"
        aria-disabled={disabled || undefined}
        onClick={() => onChoose(customer)}
        className="cut block max-w-full py-1 [text-align:inherit] after:absolute after:inset-0 @min-[568px]:py-3"
      >
        {customer.custName}
      </button>
    );
    const name = { cell: nameCell, rowHeader: true, hideable: false };
    const group = customerGroupAsLevel ? t`level` : t`Group`;
    return [
      textColumn('code', t`Code`, (one) => shownCode(one.custCode), {
        ...number,
        phone: 'fact',
        hideable: false,
      }),
      textColumn('name', t`Name`, (one) => one.custName, name),
      textColumn('address', t`Address`, (one) => one.custAddress, { phone: 'fact' }),
      textColumn('city', t`City`, (one) => one.custCity, {
        ...(!custGroupOnCustSelect && { phone: 'state' }),
      }),
      textColumn('phone', t`Phone`, (one) => one.custPhone, { ...number, priority: 2 }),
      textColumn('email', t`E-mail`, (one) => one.custEmail, { priority: 3 }),
      ...(custGroupOnCustSelect
        ? [
            textColumn<Customer>('group', group, (one) => groupName(one.custAreas, t`N/A`), {
              phone: 'state',
              cell: (one) => groupName(one.custAreas, '') || <NoGroup />,
            }),
          ]
        : []),
    ];
  }, [t, custGroupOnCustSelect, customerGroupAsLevel, onChoose, disabled]);
}
