import { useLingui } from '@lingui/react/macro';
import { ageingBuckets } from '#shared/invoices/ageing.rules.ts';
import { type Filter, selectFilter } from '#src/crud/list/filter-bar.tsx';
import type { ListState } from '#src/crud/list/list-params.ts';
import type { OpenInvoiceParams } from './open-invoices.params.ts';
import { useBucketText } from './use-bucket-text.ts';

/** The filters of the list of open invoices; that by age is set by the chart too. */
export function useOpenFilters({ params, set }: ListState<OpenInvoiceParams>): Filter[] {
  const { t } = useLingui();
  const bucketText = useBucketText();
  return [
    selectFilter(
      {
        id: 'show',
        label: t({ message: 'Show', comment: 'filter of a list of invoices' }),
        value: params.show,
        options: [
          { value: 'overdue', label: t`Overdue` },
          { value: 'soon', label: t`Due in 7 days` },
          { value: 'deductions', label: t`Credit notes` },
          { value: 'requested', label: t`Being paid` },
          { value: 'disputed', label: t({ message: 'Disputed', comment: 'state of an invoice' }) },
        ],
        onChange: (show) => set({ show }),
      },
      t`All`,
    ),
    selectFilter(
      {
        id: 'bucket',
        label: t`Days overdue`,
        value: params.bucket,
        options: ageingBuckets.map(({ name }) => ({ value: name, label: bucketText(name) })),
        onChange: (bucket) => set({ bucket }),
      },
      t`All`,
    ),
  ];
}
