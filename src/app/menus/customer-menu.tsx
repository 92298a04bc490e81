import { Trans, useLingui } from '@lingui/react/macro';
import { openCustomerSelection } from '#src/features/customers/customers.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';
import { CustomerCard } from './customer-card.tsx';
import { CustomerSwitched } from './customer-switched.tsx';
import { useChangeCustomer } from './use-change-customer.ts';

/** At most 250 px wide (C034). */
const chip = 'max-w-[250px] rounded-full border border-line px-3';

/**
 * The customer chip: with a customer it opens their card with the credit panel, without one the
 * customer dialog (B045, U065, U066, U094 to U100, C031 to C034).
 */
export function CustomerMenu() {
  const { t } = useLingui();
  const { user } = useSession();
  const { selected, changing, shown } = useChangeCustomer();
  if (!selected || changing) {
    return shown ? (
      <button
        type="button"
        onClick={openCustomerSelection}
        className={`flex min-h-touch items-center gap-2 hover:bg-sunken ${chip}`}
      >
        <Icon name="customer" size={20} className="shrink-0 text-ink-muted" />
        <span className="truncate text-sm">
          {changing ? <Trans>Please wait</Trans> : <Trans>Select a customer</Trans>}
        </span>
      </button>
    ) : null;
  }
  const { code, name } = selected;
  return (
    <Disclosure
      label={
        user.switchedFrom
          ? t`Customer ${code} ${name} switched offline`
          : t`Customer ${code} ${name}`
      }
      buttonClassName={chip}
      className="w-max min-w-[365px] max-w-[400px] xl:max-w-[600px]"
      button={
        <>
          <Icon name="customer" size={20} className="shrink-0 text-ink-muted" />
          <span className="min-w-0 text-left">
            <span className="block truncate text-sm">
              <span className="tabular font-semibold">{code}</span> {name}
            </span>
            <CustomerSwitched />
          </span>
          <Icon name="chevron-down" size={16} className="shrink-0 text-ink-muted" />
        </>
      }
    >
      {(close) => <CustomerCard close={close} />}
    </Disclosure>
  );
}
