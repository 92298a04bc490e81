import { Trans, useLingui } from '@lingui/react/macro';
import { savePdf } from '#src/graphql/save-pdf.ts';
import { useFileFailure } from '#src/graphql/use-file-failure.ts';
import { saveTable } from '#src/lib/files/save-table.ts';
import { Button } from '#src/ui/button.tsx';
import { PrintButton } from '#src/ui/layout/print-button.tsx';
import { PrintedSheet } from '#src/ui/layout/printed-sheet.tsx';
import type { useCart } from '../cart.public.ts';
import { useCartDocument } from './use-cart-document.ts';

/** Takes the cart out of the app: on paper, as a spreadsheet, as a PDF. */
export function CartTools({ cart }: { cart: ReturnType<typeof useCart> }) {
  const { t } = useLingui();
  const { fileName, paper, sheet } = useCartDocument(cart);
  const tellFailure = useFileFailure();
  const failed = (error: unknown) =>
    tellFailure(error, { offline: t`A PDF needs a connection. Printing and Excel work without.` });
  return (
    <div className="flex flex-wrap gap-2">
      <PrintButton sheet={(ref) => <PrintedSheet tables={[paper()]} ref={ref} />} />
      <Button variant="secondary" onClick={() => void saveTable(fileName(), sheet()).catch(failed)}>
        <Trans comment="button that saves a list as a spreadsheet">Excel</Trans>
      </Button>
      <Button variant="secondary" onClick={() => void savePdf(fileName(), paper()).catch(failed)}>
        PDF
      </Button>
    </div>
  );
}
