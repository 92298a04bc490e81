import { useLingui } from '@lingui/react/macro';
import type { Limitation } from '#shared/access/user.rules.ts';

/** The kinds of value that areas limit users to, in the reader's words. */
export function useLimitationTexts(): Readonly<Record<Limitation, string>> {
  const { t } = useLingui();
  return {
    customer: t`Customer`,
    salesman: t({ message: 'Sales representative', comment: 'limits a user to this code' }),
    sales_group: t`Sales group`,
    sales_office: t`Sales office`,
    audit: t({ message: 'Audit (reading only)', comment: 'limits a user to reading' }),
    all: t({ message: 'All customers', comment: 'a user may act for each of an organisation' }),
  };
}

/** Writes an area in one line, such as "2000 · Customer · Velo Works". */
export function useAreaTexts() {
  const texts = useLimitationTexts();
  return (area: {
    sorg: string;
    limitation: Limitation;
    value: string;
    customerName?: string | null;
  }): string =>
    [area.sorg, texts[area.limitation], area.customerName || area.value]
      .filter(Boolean)
      .join(' · ');
}
