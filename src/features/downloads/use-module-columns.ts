import type { DownloadModuleName } from '#shared/downloads/modules.ts';
import { useClaimFileColumns } from '#src/features/claims/file-columns.public.ts';
import { useDeliveryFileColumns } from '#src/features/deliveries/file-columns.public.ts';
import { useInvoicePeriodColumns } from '#src/features/invoices/file-columns.public.ts';
import { useOpenOrderFileColumns } from '#src/features/orders/file-columns.public.ts';
import { useSaleFileColumns } from '#src/features/retail-sales/file-columns.public.ts';
import type { DownloadColumnInput } from '#src/graphql/generated/graphql.ts';
import type { FileColumn } from '#src/ui/table/column.ts';

/** Returns the columns of the file of a module, with the reader's words. */
export function useModuleColumns(): (module: DownloadModuleName) => DownloadColumnInput[] {
  const columns: Record<DownloadModuleName, readonly FileColumn[]> = {
    OPEN_ORDERS: useOpenOrderFileColumns(),
    DELIVERIES: useDeliveryFileColumns(),
    INVOICES: useInvoicePeriodColumns(),
    RETAIL_SALES: useSaleFileColumns(),
    CLAIMS: useClaimFileColumns(),
  };
  return (module) =>
    columns[module].map(({ name, header, texts }) => ({
      name,
      header,
      ...(texts && {
        texts: Object.entries(texts).map(([value, text]) => ({ value, text })),
      }),
    }));
}
