import { FileProgress } from '#src/crud/file/file-progress.tsx';
import { useFileMaking } from '#src/crud/file/use-file-making.ts';
import { useOfflineReason } from '#src/graphql/use-file-failure.ts';
import { Button } from '#src/ui/button.tsx';
import { useInvoiceZip } from '../use-invoice-zip.ts';

/** Saves the documents of the selected invoices. */
export function ZipDownload({ items }: { items: readonly { invoiceNo: string }[] }) {
  const offline = useOfflineReason();
  const { progress, make, stop } = useFileMaking();
  const [zip] = useInvoiceZip(items);
  if (!zip) return null;
  if (progress !== null) return <FileProgress bytes={progress} onStop={stop} />;
  return (
    <Button
      variant="secondary"
      disabledReason={zip.disabledReason ?? offline}
      onClick={() => void make(zip.work)}
    >
      {zip.label}
    </Button>
  );
}
