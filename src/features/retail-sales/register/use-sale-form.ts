import { useLingui } from '@lingui/react/macro';
import type { EntityForm } from '#src/crud/form/entity-form.ts';
import { useEntityForm } from '#src/crud/form/use-entity-form.ts';
import type { FormDraft } from '#src/crud/form/use-form-draft.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { useToday } from '#src/graphql/host/use-today.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { loadSaleDevice } from '../load-sale-device.ts';
import { lacksPlan, loadPhoneRule } from './phone-rule.ts';
import {
  deriveSaleId,
  mostCharacters,
  type SaleChecks,
  type SaleToEdit,
  type SaleValues,
  saleSchema,
  toVariables,
} from './sale-values.ts';

export interface SaleFormOptions {
  checks: SaleChecks;
  /** Where a new sale is kept while it is entered. */
  draft: FormDraft<SaleValues>['kept'] | undefined;
  onSaved: (values: SaleValues) => void | Promise<void>;
}

/** The form of a sale. It goes into the outbox, also with a network, so that nothing entered is lost. */
export function useSaleForm(
  { saleId, entryId, values }: SaleToEdit,
  { checks, draft, onSaved }: SaleFormOptions,
): EntityForm<SaleValues> {
  const { t } = useLingui();
  const isOnline = useOnline();
  const { consumerConsent, telpCode } = useHostConfig();
  const fields = Object.keys(values) as (keyof SaleValues)[];
  const form = useEntityForm<SaleValues>({
    schema: saleSchema(useToday(), checks, telpCode),
    values,
    ...(draft && { draft: { fields, kept: draft } }),
    mode: {
      kind: 'outbox',
      enqueue: async (entered, captured) => {
        // It comes late, as it brings the outbox and its database along.
        const { captureSale } = await loadSaleDevice();
        const id = draft ? await deriveSaleId(saleId, entered) : saleId;
        const variables = toVariables(
          { saleId: id, values: entered },
          consumerConsent?.version ?? null,
        );
        const dealerName = entered.dealer?.name;
        await captureSale(variables, { replaces: entryId, dealerName, draft: captured });
      },
    },
    getLimit: (field) => (mostCharacters as Partial<Record<string, number>>)[field],
    success: isOnline
      ? t`The sale is sent to the distributor.`
      : t`The sale is kept on this device and sent when you are online.`,
    onSaved,
  });
  return {
    ...form,
    submit: (event) => {
      const { phone } = form.values;
      if (!lacksPlan(phone)) return form.submit(event);
      event?.preventDefault();
      void loadPhoneRule(phone).then(() => form.submit(event));
    },
  };
}
