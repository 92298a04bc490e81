import { useLingui } from '@lingui/react/macro';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import type { Column } from '#src/ui/table/column.ts';

/** The type of an order, in words (B183). */
export function OrderType({ type }: { type: string }) {
  const { t } = useLingui();
  if (type === 'CF') return t`Consignment fill-up`;
  return type || t`Order`;
}

/** The words of the types for files; other types are written as they are. */
export function useTypeTexts(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return { CF: t`Consignment fill-up`, '': t`Order` };
}

/** Returns the column of types, where the host shows them (N033). */
export function useTypeColumn(): Column<{ orderType: string }>[] {
  const { t } = useLingui();
  const { orderTypeDisplay } = useHostConfig();
  const texts = useTypeTexts();
  if (!orderTypeDisplay) return [];
  const cell = ({ orderType }: { orderType: string }) => <OrderType type={orderType} />;
  const file = [{ name: 'orderType', header: t`Type`, texts }];
  return [
    { id: 'type', priority: 2, unlessEqual: true, header: t`Type`, hideable: true, cell, file },
  ];
}
