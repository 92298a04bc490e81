import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '#src/ui/dialog.tsx';
import { CustomerList } from './customer-list.tsx';
import { customerPageSizes, customersQuery } from './customers.queries.ts';
import { useMayChooseCustomer } from './use-may-choose-customer.ts';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The page cannot be used without a customer: opens unasked and cannot be closed (B048, B049). */
  forced: boolean;
}

/** Chooses whom the user acts for. */
export function CustomerSelection({ open, onOpenChange, forced }: Props) {
  const mayChoose = useMayChooseCustomer();
  const { data } = useQuery({
    ...customersQuery('', 1, customerPageSizes[0]),
    enabled: mayChoose && (open || forced),
  });
  const opened = mayChoose && (open || (forced && (data?.info.count ?? 0) > 0));
  return (
    <Dialog
      open={opened}
      onOpenChange={onOpenChange}
      closable={!forced}
      title={<Trans>Select a customer</Trans>}
      className="sm:min-h-[520px]"
    >
      <CustomerList />
    </Dialog>
  );
}
