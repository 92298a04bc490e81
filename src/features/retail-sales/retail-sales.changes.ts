import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import type { ChangeTextsByOperation } from '#src/crud/record/change-texts.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';

/** The texts of sales that wait to be registered or deleted. */
export function useRetailSalesChanges(): ChangeTextsByOperation {
  const { t } = useLingui();
  const { date } = useDates();
  return {
    // A name of the operation, spelled here so that the list of changes needs no other code.
    RegisterFrame({ id, note }) {
      const frame = String(note.frameNumber ?? '');
      return {
        feature: t`Retail sales`,
        title: t`Register the sale of ${{ frame }}`,
        to: paths.registerSale({ entry: id }),
        details: note.soldDate ? date(String(note.soldDate)) : '',
        edit: null,
      };
    },
    DeleteFrame({ note }) {
      const frame = String(note.frameNumber ?? '');
      return {
        feature: t`Retail sales`,
        title: t`Delete the registration of ${{ frame }}`,
        to: paths.retailSales(),
        edit: null,
      };
    },
  };
}
