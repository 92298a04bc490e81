import { useLingui } from '@lingui/react/macro';
import { ChangeHistory } from '#src/crud/record/change-history.tsx';
import type { FieldTexts } from '#src/crud/record/changed-values.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';

/** The users' changes to a request, for users whom the server lets read them (`history` of the server's feature). */
export function RequestHistory({ externalId }: { externalId: string }) {
  const { t } = useLingui();
  const money = useMoney();
  const { has } = useSession();
  if (!has('page.payment-request') && !has('page.orderlist')) return null;
  const texts: Record<string, FieldTexts> = {
    status: { name: t`Status` },
    amount: { name: t`Amount`, value: (minor) => money(Number(minor)) },
    currency: { name: t`Currency` },
    method: { name: t`Payment method` },
    payer: { name: t`Payer` },
    invoices: { name: t`Invoices` },
    bankEntry: { name: t`Bank entry` },
  };
  return (
    <ChangeHistory
      feature="payments"
      id={externalId}
      getTexts={(field) => texts[field] ?? { name: field }}
    />
  );
}
