import { Trans } from '@lingui/react/macro';
import type { SalesCustomersQuery } from '#src/graphql/generated/graphql.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { shownCode } from './customer-label.ts';

export type ListedCustomer = SalesCustomersQuery['salesCustomers']['customers'][number];

interface Props {
  customer: ListedCustomer;
  active: boolean;
  /** Named 'level' or 'group' by the host; null hides it (B058, B059). */
  group: 'group' | 'level' | null;
  busy: boolean;
  disabled: boolean;
  onChoose: () => void;
}

/** One customer to act for. */
export function CustomerRow({ customer, active, group, busy, disabled, onChoose }: Props) {
  const groupName = customer.custAreas[0]?.custGroup || 'N/A';
  return (
    <li className="border-b border-line last:border-0">
      <button
        type="button"
        aria-current={active || undefined}
        disabled={disabled}
        onClick={onChoose}
        className="flex min-h-touch w-full items-center gap-3 rounded px-2 py-2 text-left hover:bg-sunken disabled:opacity-55"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-medium">
            <span className="tabular text-ink-muted">{shownCode(customer.custCode)}</span>{' '}
            {customer.custName}
          </span>
          <span className="block text-sm text-ink-muted">
            {[customer.custAddress, customer.custCity, customer.custPhone, customer.custEmail]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {group ? (
            <span className="block text-sm text-ink-muted">
              {group === 'level' ? (
                <Trans>Level {groupName}</Trans>
              ) : (
                <Trans>Group {groupName}</Trans>
              )}
            </span>
          ) : null}
        </span>
        {busy ? <Spinner /> : null}
        {active && !busy ? <Icon name="check" size={20} className="text-brand-ink" /> : null}
      </button>
    </li>
  );
}
