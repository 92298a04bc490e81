import { Plural, useLingui } from '@lingui/react/macro';
import { FileProgress } from '#src/crud/file/file-progress.tsx';
import { useFileMaking } from '#src/crud/file/use-file-making.ts';
import { saveMadeFile } from '#src/graphql/save-export.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { Button } from '#src/ui/button.tsx';

/** The most invoices of one ZIP. */
const mostInvoices = 500;

/** Saves the PDFs and e-invoices of several invoices as one ZIP. */
export function ZipDownload({ invoiceNos }: { invoiceNos: readonly string[] }) {
  const { t } = useLingui();
  const online = useOnline();
  const { progress, make, stop } = useFileMaking();
  const numbers = [...new Set(invoiceNos)];
  const save = () =>
    make(async (signal, onBytes) => {
      const query = { invoiceNos: numbers };
      await saveMadeFile('/documents/invoices', query, 'invoices.zip', { signal, onBytes });
    });
  if (numbers.length === 0) return null;
  if (progress !== null) return <FileProgress bytes={progress} onStop={stop} />;
  const reason =
    numbers.length > mostInvoices
      ? t`At most ${mostInvoices} invoices at once`
      : online
        ? null
        : t`You are offline. The file needs a connection.`;
  return (
    <Button variant="secondary" disabledReason={reason} onClick={() => void save()}>
      <Plural value={{ count: numbers.length }} one="# PDF as ZIP" other="# PDFs as ZIP" />
    </Button>
  );
}
