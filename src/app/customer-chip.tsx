import { Trans } from '@lingui/react/macro';
import { shownCode, useMayChooseCustomer } from '#src/features/customers/customers.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icon.tsx';

interface Props {
  onChoose: () => void;
  className?: string;
}

/** Whom the user acts for, and the way to choose another (B045, U065, U066, U098, U099). */
export function CustomerChip({ onChoose, className }: Props) {
  const { customer } = useSession();
  const mayChoose = useMayChooseCustomer();
  if (!customer && !mayChoose) return null;
  const look =
    'flex min-h-touch max-w-[250px] items-center gap-2 rounded-full border border-line px-3';
  const content = (
    <>
      <Icon name="customer" size={20} className="shrink-0 text-ink-muted" />
      <span className="truncate text-sm">
        {customer ? (
          <>
            <span className="tabular font-semibold">{shownCode(customer)}</span> {customer.name}
          </>
        ) : (
          <Trans>Select a customer</Trans>
        )}
      </span>
    </>
  );
  return mayChoose ? (
    <button
      type="button"
      onClick={onChoose}
      className={classNames(look, 'hover:bg-sunken', className)}
    >
      {content}
      <Icon name="chevron-down" size={16} className="shrink-0 text-ink-muted" />
    </button>
  ) : (
    <div className={classNames(look, className)}>{content}</div>
  );
}
