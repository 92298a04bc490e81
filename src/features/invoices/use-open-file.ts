import { useLingui } from '@lingui/react/macro';
import type { ExportedList } from '#src/crud/list/list-export.tsx';
import { useDates } from '#src/graphql/host/use-dates.ts';
import type { ListedInvoice } from './invoices.queries.ts';
import type { OpenInvoiceParams } from './open-invoices.params.ts';
import { useInvoiceFile } from './use-invoice-file.ts';
import type { OpenAccount } from './use-open-account.ts';

/**
 * The files of the open items that a list shows. The server gets their ids in their order, as only the device knows
 * its choices; where an account has more items than the device, it gets the search and the bucket.
 */
export function useOpenFile(
  { list, terms }: OpenAccount,
  items: readonly ListedInvoice[],
  { search, bucket, show }: OpenInvoiceParams,
): ExportedList {
  const { t } = useLingui();
  const { date } = useDates();
  const { payerCode, today } = terms;
  const isWhole = list?.more && !show;
  const filter = isWhole
    ? { payerCode, ...(search && { search }), ...(bucket && { bucket }) }
    : { payerCode, ids: items.map(({ id }) => id) };
  return useInvoiceFile({ list: 'open-invoices', title: t`Open invoices`, filter }, [
    date(today),
    search,
  ]);
}
