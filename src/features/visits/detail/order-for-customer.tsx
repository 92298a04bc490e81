import { Trans } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import {
  openCustomerSelection,
  useMayChooseCustomer,
} from '#src/features/customers/customers.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { Button } from '#src/ui/button.tsx';

/** Opens the catalog for the customer of a visit, whom the user then acts for. */
export function OrderForCustomer({ custCode }: { custCode: string }) {
  const { customer } = useSession();
  const mayChoose = useMayChooseCustomer();
  const navigate = useLocaleNavigate();
  const text = <Trans>Order for this customer</Trans>;
  if (customer?.unified === custCode)
    return (
      <ButtonLink primary to={paths.catalog()}>
        {text}
      </ButtonLink>
    );
  if (!mayChoose) return null;
  const order = async () => {
    // First the catalog, since a change of the customer leads back to the page where it was made (B052).
    await navigate(paths.catalog());
    openCustomerSelection(custCode);
  };
  return <Button onClick={() => void order()}>{text}</Button>;
}
