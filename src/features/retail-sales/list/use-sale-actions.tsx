import { Trans, useLingui } from '@lingui/react/macro';
import { getNextState, type RetailSaleState } from '#shared/serials/retail-sale-states.ts';
import { paths } from '#src/app/paths.ts';
import { useAction } from '#src/crud/action/use-action.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { reportConnectionFailed } from '#src/graphql/connection-failed.ts';
import { downloadFile } from '#src/graphql/download-file.ts';
import { ResendFrameDocument, SendWarrantyCardDocument } from '#src/graphql/generated/graphql.ts';
import { isViewRefusal, useFileFailure, useOfflineReason } from '#src/graphql/use-file-failure.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import type { Problem } from '#src/i18n/problem-texts.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import type { RowAction } from '#src/ui/overlay/row-menu.tsx';
import { toast } from '#src/ui/overlay/toasts.tsx';
import { sayNotSaved } from '#src/ui/state/not-saved.tsx';
import { loadSaleDevice } from '../load-sale-device.ts';
import type { RegisteredSale } from '../retail-sales.queries.ts';

const undo = async (sale: RegisteredSale) => (await loadSaleDevice()).undoDeletion(sale);

async function openCard({ id, frameNumber }: RegisteredSale): Promise<void> {
  await downloadFile(
    `/documents/retail-sales/${encodeURIComponent(id)}/card`,
    `${frameNumber}.pdf`,
  );
}

/** Mails the warranty card to the consumer, also again. */
function useCardMail() {
  const { t } = useLingui();
  const isOnline = useOnline();
  const { run, problem } = useAction(SendWarrantyCardDocument, { invalidates: [['retail-sales']] });
  const send = async (saleId: string, address: string) => {
    if ((await run({ saleId })).kind !== 'done') return;
    toast({ tone: 'success', text: <Trans>The warranty card goes to {address}</Trans> });
  };
  const getActions = ({ id, nonRetail, customer }: RegisteredSale): readonly RowAction[] => {
    if (nonRetail) return [];
    const address = customer?.email ?? '';
    const isMissing = address === '' ? t`The sale has no e-mail address of its consumer` : null;
    return [
      {
        label: t`Send warranty card`,
        onSelect: () => void send(id, address),
        disabledReason: isOnline ? isMissing : t`You are offline. This needs a connection.`,
      },
    ];
  };
  return { getActions, problem };
}

interface SaleActions {
  /** Undefined for users who change nothing. */
  rowActions: ((sale: RegisteredSale) => readonly RowAction[]) | undefined;
  /** The problem that occurred when a registration or a card was sent. */
  problem: Problem | null;
}

/** Changing, deleting with a way back, sending again, and the warranty card, from the menu of a row. */
export function useSaleActions(): SaleActions {
  const { t } = useLingui();
  const navigate = useLocaleNavigate();
  const isOnline = useOnline();
  const fileOffline = useOfflineReason();
  const { readsOnly, has } = useSession();
  const resend = useAction(ResendFrameDocument, { invalidates: [['retail-sales']] });
  const card = useCardMail();
  const tellFailure = useFileFailure();
  const failCard = (error: unknown) =>
    isViewRefusal(error) ? tellFailure(error) : reportConnectionFailed();
  const remove = async (sale: RegisteredSale) => {
    try {
      await (await loadSaleDevice()).captureDeletion(sale);
    } catch (error) {
      return sayNotSaved(error);
    }
    const { frameNumber } = sale;
    toast({
      tone: 'success',
      text: <Trans>The registration of {frameNumber} is deleted</Trans>,
      action: {
        label: <Trans>Undo</Trans>,
        onPress: () => void undo(sale).catch(sayNotSaved),
      },
    });
  };
  const getActions = (sale: RegisteredSale): readonly RowAction[] => {
    const { id, frameNumber, status, deletedAt } = sale;
    const isBusy = getNextState(status as RetailSaleState, 'changed') === null;
    const wait = isBusy ? t`The distributor is reading this sale. Try again in an hour.` : null;
    if (deletedAt) return [];
    return [
      {
        label: t({ message: 'Change', comment: 'a registered sale' }),
        onSelect: () => navigate(paths.registerSale({ sale: id, frame: frameNumber })),
        disabledReason: wait,
      },
      {
        label: t`Warranty card`,
        onSelect: () => void openCard(sale).catch(failCard),
        disabledReason: fileOffline,
      },
      ...card.getActions(sale),
      ...(has('page.pdi')
        ? [
            {
              label: t`Inspections`,
              onSelect: () => navigate(paths.inspections({ search: frameNumber })),
            },
          ]
        : []),
      ...(getNextState(status as RetailSaleState, 'resent')
        ? [
            {
              label: t({ message: 'Send again', comment: 'a failed registration' }),
              onSelect: () => void resend.run({ saleId: id }),
              disabledReason: isOnline ? null : t`You are offline. This needs a connection.`,
            },
          ]
        : []),
      {
        label: t({ message: 'Delete', comment: 'a registration' }),
        onSelect: () => void remove(sale),
        danger: true,
        disabledReason: wait,
      },
    ];
  };
  return {
    rowActions: readsOnly ? undefined : getActions,
    problem: resend.problem ?? card.problem,
  };
}
