import { useLingui } from '@lingui/react/macro';

/** The states of an open item in words (C098 to C100). */
export function useStatusTexts(): Record<string, string> {
  const { t } = useLingui();
  return {
    Open: t({ message: 'Open', context: 'state of an invoice' }),
    'Pending Payment': t({ message: 'Pending Payment', comment: 'state of an invoice (C099)' }),
    'Waiting For Payment': t({
      message: 'Waiting For Payment',
      comment: 'state of an invoice: it is to be transferred (C100)',
    }),
  };
}
