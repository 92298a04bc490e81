import { useLingui } from '@lingui/react/macro';
import type { EntityForm } from '#src/crud/entity-form.ts';
import { useEntityForm } from '#src/crud/use-entity-form.ts';
import { useHostConfig } from '#src/features/hosts/hosts.public.ts';
import { useToday } from '#src/graphql/host/use-today.ts';
import { useOnline } from '#src/lib/use-online.ts';
import '../retail-sales.problems.ts';
import { type SaleToEdit, type SaleValues, saleSchema, toVariables } from './sale-values.ts';

/** The form of a sale. It goes into the outbox, also with a network, so that nothing entered is lost. */
export function useSaleForm(
  { saleId, entryId, values }: SaleToEdit,
  onSaved: () => void,
): EntityForm<SaleValues> {
  const { t } = useLingui();
  const isOnline = useOnline();
  const { consumerConsent } = useHostConfig();
  return useEntityForm<SaleValues>({
    schema: saleSchema(useToday()),
    values,
    mode: {
      kind: 'outbox',
      enqueue: async (entered) => {
        // It comes late, as it brings the outbox and its database along.
        const { captureSale } = await import('./capture-sale.ts');
        const consent = consumerConsent?.version ?? null;
        await captureSale(toVariables({ saleId, values: entered }, consent), entryId);
      },
    },
    success: isOnline
      ? t`The sale is sent to the distributor.`
      : t`The sale is kept on this device and sent when you are online.`,
    onSaved,
  });
}
