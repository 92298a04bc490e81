import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useFileActions } from '#src/graphql/use-file-actions.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { usePrint } from '#src/ui/layout/print-button.tsx';
import { PrintedSheet } from '#src/ui/layout/printed-sheet.tsx';
import { MoreMenu } from '#src/ui/overlay/row-menu.tsx';
import type { OrderDetail } from '../orders.queries.ts';
import { useOrderDocument } from '../use-order-document.ts';

/** Chooses lines of an order to order again, prints it, and saves it as PDF and as a spreadsheet. */
export function OrderMenu({ order }: { order: OrderDetail }) {
  const { t } = useLingui();
  const { has } = useSession();
  const navigate = useLocaleNavigate();
  const { fileName, paper, sheet } = useOrderDocument(order);
  const files = useFileActions({ fileName, pdf: paper, xlsx: sheet });
  const { print, printed } = usePrint((ref) => <PrintedSheet tables={[paper()]} ref={ref} />);
  const choose = {
    label: t`Choose lines`,
    onSelect: () => void navigate(paths.repeatOrder({ order: order.order_no })),
  };
  return (
    <>
      <MoreMenu
        actions={[
          ...(has('cart.display-order-qty') ? [choose] : []),
          { label: t`Print`, onSelect: print },
          ...files,
        ]}
      />
      {printed}
    </>
  );
}
