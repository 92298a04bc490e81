import { useLingui } from '@lingui/react/macro';
import { ChangeHistory } from '#src/crud/record/change-history.tsx';
import type { FieldTexts } from '#src/crud/record/changed-values.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { useOrderStateText } from '../use-order-state-text.ts';

/** Returns the labels of an order's fields; those of its lines are named `lines.10.status`. */
function useFieldTexts(): (field: string) => FieldTexts {
  const { t } = useLingui();
  const money = useMoney();
  const { date } = useDates();
  const state = useOrderStateText();
  const wish = (text: string) => {
    const [action = '', day] = text.split(' ');
    if (action === 'redate' && day) return t`another day: ${{ day: date(day) }}`;
    if (action === 'accept') return t`the replacement or the new terms`;
    return action === 'cancel' ? t`cancellation` : text;
  };
  return (field) => {
    const [, position, name = field] = field.match(/^lines\.(\d+)\.(.+)$/) ?? [];
    const texts: Record<string, FieldTexts> = {
      status: { name: t`Status`, value: state },
      orderLimit: { name: t`Limit`, value: (minor) => money(Number(minor)) },
      cancelReason: { name: t`Why it was cancelled` },
      requestDate: { name: t`Requested delivery date`, value: date },
      wish: { name: t`Asked for`, value: wish },
    };
    const found = texts[name] ?? { name };
    return position ? { ...found, name: t`Line ${position}: ${{ name: found.name }}` } : found;
  };
}

/** The changes of the order; for staff who work on orders. */
export function OrderHistory({ orderNo }: { orderNo: string }) {
  const getTexts = useFieldTexts();
  if (!useSession().has('page.orderlist')) return null;
  return <ChangeHistory feature="orders" id={orderNo} getTexts={getTexts} />;
}
