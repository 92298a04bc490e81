import { useLingui } from '@lingui/react/macro';
import { type Filter, selectFilter } from '#src/crud/list/filters.tsx';
import type { ListState } from '#src/crud/list/list-params.ts';
import type { OpenInvoiceParams } from './open-invoices.params.ts';

/** The filters of the list of open invoices. The figures above the list filter by age. */
export function useOpenFilters({ params, set }: ListState<OpenInvoiceParams>): Filter[] {
  const { t } = useLingui();
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
  ];
}
