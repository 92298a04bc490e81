import { Trans } from '@lingui/react/macro';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { Icon } from '#src/ui/icon.tsx';
import { InlineFacts } from '#src/ui/layout/inline-facts.tsx';
import { SecondLine } from '#src/ui/layout/second-line.tsx';
import type { Customer } from './customer-device.ts';
import { shownCode } from './customer-label.ts';
import { groupName } from './customers.rules.ts';

interface Props {
  customer: Customer;
  active: boolean;
  disabled: boolean;
  onChoose: (customer: Customer) => void;
}

/** The group, called as the host calls it (B058, B059, N039). */
function GroupLine({ customer }: { customer: Customer }) {
  const { custGroupOnCustSelect, customerGroupAsLevel } = useHostConfig();
  if (!custGroupOnCustSelect) return null;
  const name = groupName(customer.custAreas, '–');
  return (
    <SecondLine>
      {customerGroupAsLevel ? <Trans>level {name}</Trans> : <Trans>Group {name}</Trans>}
    </SecondLine>
  );
}

/** One customer to act for, on a phone. */
export function CustomerRow({ customer, active, disabled, onChoose }: Props) {
  const { custCode, custName, custAddress, custCity, custPhone, custEmail } = customer;
  return (
    <li className="border-b border-line last:border-0">
      <button
        type="button"
        aria-current={active || undefined}
        aria-disabled={disabled || undefined}
        onClick={() => onChoose(customer)}
        className="flex min-h-touch w-full items-center gap-3 rounded px-2 py-2 text-left hover:bg-sunken aria-[current]:bg-brand-tint aria-disabled:opacity-55"
      >
        <span className="min-w-0 flex-1 wrap-anywhere">
          <span className="block font-medium">
            <span className="tabular text-ink-muted">{shownCode(custCode)}</span> {custName}
          </span>
          <SecondLine>
            <InlineFacts>
              {custAddress}
              {custCity}
              {custPhone}
              {custEmail}
            </InlineFacts>
          </SecondLine>
          <GroupLine customer={customer} />
        </span>
        {active ? <Icon name="check" size={20} className="shrink-0 text-brand-ink" /> : null}
      </button>
    </li>
  );
}
