import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { type Column, textColumn } from '#src/ui/table/column.ts';
import type { Customer } from './customer-device.ts';
import { shownCode } from './customer-label.ts';
import { groupName } from './customers.rules.ts';

/** Not to be broken in the middle. */
const number = { valueClassName: 'tabular whitespace-nowrap' };
/** Words stay whole where there is room for it; then the e-mail address gives way. */
const prose = { valueClassName: '@min-[900px]:wrap-break-word' };

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
        className="min-h-touch [text-align:inherit] after:absolute after:inset-0"
      >
        {customer.custName}
      </button>
    );
    const name = { ...prose, cell: nameCell, rowHeader: true, hideable: false };
    const group = customerGroupAsLevel ? t`level` : t`Group`;
    return [
      textColumn('code', t`Code`, (one) => shownCode(one.custCode), { ...number, hideable: false }),
      textColumn('name', t`Name`, (one) => one.custName, name),
      textColumn('address', t`Address`, (one) => one.custAddress, prose),
      textColumn('city', t`City`, (one) => one.custCity, prose),
      textColumn('phone', t`Phone`, (one) => one.custPhone, number),
      textColumn('email', t`E-mail`, (one) => one.custEmail),
      ...(custGroupOnCustSelect
        ? [textColumn<Customer>('group', group, (one) => groupName(one.custAreas, t`N/A`))]
        : []),
    ];
  }, [t, custGroupOnCustSelect, customerGroupAsLevel, onChoose, disabled]);
}
