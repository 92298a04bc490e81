import { FileButtons } from '#src/graphql/file-buttons.tsx';
import { PrintButton } from '#src/ui/layout/print-button.tsx';
import { PrintedSheet } from '#src/ui/layout/printed-sheet.tsx';
import type { OrderDetail } from '../orders.queries.ts';
import { useOrderDocument } from '../use-order-document.ts';

/** Prints an order and saves it as PDF and as a spreadsheet. */
export function OrderFiles({ order }: { order: OrderDetail }) {
  const { fileName, paper, sheet } = useOrderDocument(order);
  return (
    <>
      <PrintButton sheet={(ref) => <PrintedSheet tables={[paper()]} ref={ref} />} />
      <FileButtons fileName={fileName} pdf={paper} xlsx={sheet} />
    </>
  );
}
