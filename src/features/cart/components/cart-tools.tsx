import { Trans, useLingui } from '@lingui/react/macro';
import { isNetworkError } from '#src/graphql/errors.ts';
import { savePdf } from '#src/graphql/save-pdf.ts';
import { saveTable } from '#src/lib/save-table.ts';
import { Button } from '#src/ui/button.tsx';
import { PrintButton } from '#src/ui/print-button.tsx';
import { PrintedSheet } from '#src/ui/printed-sheet.tsx';
import { toast } from '#src/ui/toasts.tsx';
import type { useCart } from '../cart.public.ts';
import { useCartDocument } from './use-cart-document.ts';

/** Takes the cart out of the app: on paper, as a spreadsheet, as a PDF. */
export default function CartTools({ cart }: { cart: ReturnType<typeof useCart> }) {
  const { t } = useLingui();
  const { fileName, paper, sheet } = useCartDocument(cart);
  const failed = (error: unknown) =>
    toast({
      tone: 'error',
      text: isNetworkError(error)
        ? t`A PDF needs a connection. Printing and Excel work without.`
        : t`The file could not be made. Try again.`,
    });
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
