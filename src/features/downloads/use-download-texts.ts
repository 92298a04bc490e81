import { useLingui } from '@lingui/react/macro';
import type { DownloadModuleName } from '#shared/downloads/modules.ts';
import type { Download } from './downloads.queries.ts';

/** The modules and states in the reader's words (N103). */
export function useDownloadTexts() {
  const { t } = useLingui();
  const modules: Record<DownloadModuleName, string> = {
    OPEN_ORDERS: t`Open orders`,
    DELIVERIES: t`Deliveries`,
    INVOICES: t`Invoices`,
    RETAIL_SALES: t`Retail sales`,
    CLAIMS: t`Claims`,
  };
  const statuses: Record<Download['status'], string> = {
    REQUESTED: t({ message: 'Requested', context: 'a file' }),
    PROCESSING: t({ message: 'Processing', context: 'a file' }),
    READY: t({ message: 'Ready', context: 'a file' }),
    FAILED: t({ message: 'Failed', context: 'a file' }),
  };
  return { modules, statuses };
}
