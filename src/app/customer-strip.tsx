import { Trans, useLingui } from '@lingui/react/macro';
import {
  openCustomerSelection,
  useSeveralCustomers,
} from '#src/features/customers/customers.public.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { CustomerSwitched } from './menus/customer-switched.tsx';
import { useChangeCustomer } from './menus/use-change-customer.ts';
import { paths } from './paths.ts';

const part = 'flex min-h-touch min-w-0 items-center gap-2 px-3 text-left text-sm';

/** The active customer: a link to choose another where the user may, otherwise only the name. */
function ActiveCustomer() {
  const { selected, changing, shown } = useChangeCustomer();
  // Also loads the list onto the device, where the offline catalog needs it (B055).
  const several = useSeveralCustomers();
  const name = changing ? (
    <Trans>Please wait</Trans>
  ) : selected ? (
    <>
      <span className="tabular font-semibold">{selected.code}</span> {selected.name}
    </>
  ) : (
    <Trans>Select a customer</Trans>
  );
  const text = (
    <span className="min-w-0 flex-1">
      <span className="block truncate">{name}</span>
      {changing ? null : <CustomerSwitched />}
    </span>
  );
  if (!shown || (selected && !several))
    return selected ? <p className={`${part} flex-1`}>{text}</p> : null;
  return (
    <button
      type="button"
      onClick={openCustomerSelection}
      className={`${part} flex-1 rounded hover:bg-sunken`}
    >
      <span className="sr-only">
        <Trans>Change customer</Trans>
      </span>{' '}
      {text}
      <Icon name="chevron-down" size={16} className="shrink-0 text-ink-muted" />
    </button>
  );
}

/** Below the bar of phones and tablets, for those who may choose a customer: the way home, and the active one. */
export default function CustomerStrip() {
  const { t } = useLingui();
  return (
    <section
      aria-label={t`Customer`}
      className="flex min-h-11 items-stretch border-b border-line bg-surface px-1"
    >
      <LocaleLink
        to={paths.home()}
        aria-label={t`Home`}
        className="flex size-touch shrink-0 items-center justify-center rounded hover:bg-sunken"
      >
        <Icon name="home" size={20} className="text-ink-muted" />
      </LocaleLink>
      <ActiveCustomer />
    </section>
  );
}
