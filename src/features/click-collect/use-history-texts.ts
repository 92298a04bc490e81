import { useLingui } from '@lingui/react/macro';
import type { ClickCollectStatusName } from '#shared/click-collect/statuses.ts';
import type { FieldTexts } from '#src/crud/record/changed-values.tsx';
import { useOrderTexts } from './use-order-texts.ts';

/** The fields of an order as its history shows them. */
export function useHistoryTexts(): (field: string) => FieldTexts | undefined {
  const { t } = useLingui();
  const { statuses } = useOrderTexts();
  return (field) => {
    if (field === 'status')
      return { name: t`Status`, value: (text) => statuses[text as ClickCollectStatusName] ?? text };
    const [, line] = /^shipped\.(.+)$/.exec(field) ?? [];
    return line ? { name: t`Shipped, line ${line}` } : undefined;
  };
}
