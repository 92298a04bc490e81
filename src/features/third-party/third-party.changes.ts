import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import type { ChangeTextsByOperation } from '#src/crud/record/change-texts.ts';
import { useStatusTexts } from './orders/use-status-texts.ts';
import type { StatusNote } from './orders/waiting-items.ts';

/** The texts of changed states of third-party orders that wait to be sent. */
export function useThirdPartyChanges(): ChangeTextsByOperation {
  const { t } = useLingui();
  const statuses = useStatusTexts();
  return {
    UpdateStatusOrderItemThirdParty({ note }) {
      const { id, description, status } = note as StatusNote;
      return {
        feature: t`Third-party orders`,
        title: t`${{ number: id }}, ${{ article: description }}: ${{ status: statuses[status] }}`,
        to: paths.thirdPartyOrder(id),
        forAnyCustomer: true,
        edit: null,
      };
    },
  };
}
