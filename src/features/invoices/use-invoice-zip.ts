import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ListFile } from '#src/crud/list/list-export.tsx';
import { saveMadeFile } from '#src/graphql/save-export.ts';

/** The most invoices of one ZIP. */
const mostInvoices = 500;

/** The PDFs and e-invoices of several invoices as one ZIP; nothing for no invoices. */
export function useInvoiceZip(items: readonly { invoiceNo: string }[]): ListFile[] {
  const { t } = useLingui();
  const invoiceNos = [...new Set(items.map(({ invoiceNo }) => invoiceNo))];
  const count = invoiceNos.length;
  if (count === 0) return [];
  return [
    {
      label: t`${plural(count, { one: '# PDF as ZIP', other: '# PDFs as ZIP' })}`,
      work: (signal, onBytes) =>
        saveMadeFile('/documents/invoices', { invoiceNos }, 'invoices.zip', { signal, onBytes }),
      disabledReason: count > mostInvoices ? t`At most ${mostInvoices} invoices at once` : null,
    },
  ];
}
