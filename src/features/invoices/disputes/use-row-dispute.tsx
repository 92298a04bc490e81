import { useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense, useState } from 'react';
import { isDisputable } from '#shared/invoices/dispute.rules.ts';
import { useSession } from '#src/features/session/session.public.ts';
import type { RowAction } from '#src/ui/overlay/row-menu.tsx';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import type { ListedInvoice } from '../invoices.queries.ts';

export const DisputeDialog = lazyWithMessages(() => import('./dispute-dialog.tsx'));

interface RowDispute {
  /** Undefined for users who change nothing. */
  rowActions: ((item: ListedInvoice) => readonly RowAction[]) | undefined;
  /** The dialog of the item that is being disputed. */
  dialog: ReactNode;
}

/** Disputing an item from the menu of its row. */
export function useRowDispute(): RowDispute {
  const { t } = useLingui();
  const { readsOnly } = useSession();
  const [item, setItem] = useState<ListedInvoice | null>(null);
  const getActions = (row: ListedInvoice): readonly RowAction[] =>
    isDisputable(row)
      ? [
          {
            label: t({ message: 'Dispute', comment: 'an invoice' }),
            onSelect: () => setItem(row),
            disabledReason: row.isDisputed ? t`This invoice is disputed already` : null,
          },
        ]
      : [];
  return {
    rowActions: readsOnly ? undefined : getActions,
    dialog: item && (
      <Suspense fallback={null}>
        <DisputeDialog items={[item]} onClose={() => setItem(null)} />
      </Suspense>
    ),
  };
}
