import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import type { ChangeTextsByOperation } from '#src/crud/record/change-texts.ts';
import { useShowroom } from '#src/features/showroom/showroom.public.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { checkoutOperation, type OrderNote, type OrderVariables } from './checkout.offline.ts';

/** Orders: how many lines, for how much; what is placed by its numbers. */
export function useCheckoutChanges(): ChangeTextsByOperation {
  const { t } = useLingui();
  const money = useMoney();
  const showroom = useShowroom();
  return {
    [checkoutOperation]({ id, note, state, variables }) {
      const { lineCount = 0, total = 0, orderNos = [] } = note as OrderNote;
      const { custPoNo } = variables as OrderVariables;
      const facts = {
        feature: t`Order`,
        details: custPoNo ? t`PO number ${custPoNo}` : '',
        // The page of a captured order shows it also while another customer is active.
        to: paths.pendingOrder(id),
        forAnyCustomer: true,
        edit: null,
      };
      if (state === 'done') {
        const numbers = orderNos.join(', ');
        return { ...facts, title: numbers ? t`Order ${numbers} placed` : t`Order placed` };
      }
      const lines = t`${plural(lineCount, { one: '# line', other: '# lines' })}`;
      const title = showroom ? t`Order: ${lines}` : t`Order: ${lines}, ${{ total: money(total) }}`;
      return { ...facts, title };
    },
  };
}
