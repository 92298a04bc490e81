import { useLingui } from '@lingui/react/macro';
import type { ItemStatus } from '#shared/third-party/item-status.rules.ts';
import type { FieldTexts } from '#src/crud/record/changed-values.tsx';
import type { BadgeProps } from '#src/ui/badge.tsx';

/** The states of items in the reader's words (N123). */
export function useStatusTexts(): Record<ItemStatus, string> {
  const { t } = useLingui();
  return {
    Open: t({ message: 'Open', context: 'third-party order' }),
    Confirmed: t({ message: 'Confirmed', context: 'third-party order' }),
    Shipped: t({ message: 'Shipped', context: 'third-party order' }),
    Cancelled: t({ message: 'Cancelled', context: 'third-party order' }),
  };
}

export const statusTones: Record<ItemStatus, BadgeProps['tone']> = {
  Open: 'warning',
  Confirmed: 'info',
  Shipped: 'success',
  Cancelled: 'neutral',
};

/** The labels of the actions that give an item a state. */
export function useStatusActions(): Record<Exclude<ItemStatus, 'Open'>, string> {
  const { t } = useLingui();
  return {
    Confirmed: t({ message: 'Confirm', context: 'third-party order' }),
    Shipped: t({ message: 'Mark as shipped', context: 'third-party order' }),
    Cancelled: t({ message: 'Cancel item', context: 'third-party order' }),
  };
}

/** The fields of an order as its history shows them: the state of each item. */
export function useHistoryTexts(): (field: string) => FieldTexts | undefined {
  const statuses = useStatusTexts();
  return (field) => {
    const [, articleCode] = /^status\.(.+)$/.exec(field) ?? [];
    return articleCode
      ? { name: articleCode, value: (text) => statuses[text as ItemStatus] ?? text }
      : undefined;
  };
}
