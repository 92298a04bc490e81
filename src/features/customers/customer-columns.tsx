import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useHostConfig } from '#src/features/hosts/hosts.public.ts';
import type { Column } from '#src/ui/table/column.ts';
import type { Customer } from './customer-device.ts';
import { shownCode } from './customer-label.ts';
import { groupName } from './customers.rules.ts';

/** The columns of the customer list; the group's only where the host wants it (B058, B059). */
export function useCustomerColumns(
  onChoose: (customer: Customer) => void,
  disabled: boolean,
): readonly Column<Customer>[] {
  const { t } = useLingui();
  const { custGroupOnCustSelect, customerGroupAsLevel } = useHostConfig();
  return useMemo(() => {
    const text = (id: string, header: string, value: (customer: Customer) => string) => ({
      id,
      header,
      sortBy: value,
      cell: value,
      hideable: true,
    });
    /** Words stay whole where there is room for it; then the e-mail address gives way. */
    const prose = (...args: Parameters<typeof text>) => {
      const cell = (customer: Customer) => (
        <span className="@min-[900px]:wrap-break-word">{args[2](customer)}</span>
      );
      return { ...text(...args), cell };
    };
    const name: Column<Customer> = {
      ...text('name', t`Name`, ({ custName }) => custName),
      cell: (customer) => (
        <button
          type="button"
          aria-disabled={disabled || undefined}
          onClick={() => onChoose(customer)}
          className="min-h-touch [text-align:inherit] after:absolute after:inset-0 @min-[900px]:wrap-break-word"
        >
          {customer.custName}
        </button>
      ),
      rowHeader: true,
      hideable: false,
    };
    /** Not to be broken in the middle. */
    const number = (...args: Parameters<typeof text>) => {
      const cell = (customer: Customer) => (
        <span className="tabular whitespace-nowrap">{args[2](customer)}</span>
      );
      return { ...text(...args), cell };
    };
    const group = text('group', customerGroupAsLevel ? t`level` : t`Group`, ({ custAreas }) =>
      groupName(custAreas, t`N/A`),
    );
    return [
      { ...number('code', t`Code`, ({ custCode }) => shownCode(custCode)), hideable: false },
      name,
      prose('address', t`Address`, ({ custAddress }) => custAddress),
      prose('city', t`City`, ({ custCity }) => custCity),
      number('phone', t`Phone`, ({ custPhone }) => custPhone),
      text('email', t`E-mail`, ({ custEmail }) => custEmail),
      ...(custGroupOnCustSelect ? [group] : []),
    ];
  }, [t, custGroupOnCustSelect, customerGroupAsLevel, onChoose, disabled]);
}
