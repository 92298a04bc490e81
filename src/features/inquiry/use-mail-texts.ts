import { useLingui } from '@lingui/react/macro';
import type { InquiryMailState } from '#src/graphql/generated/graphql.ts';

/** The states of the mail to the host, in words. */
export function useMailTexts(): Record<InquiryMailState, string> {
  const { t } = useLingui();
  return {
    waiting: t({ message: 'Not sent yet', comment: 'state of a mail' }),
    failed: t({ message: 'Failed', comment: 'state of a mail' }),
    sent: t({ message: 'Sent', comment: 'state of a mail' }),
    none: t({ message: 'No mail', comment: 'state of a mail' }),
  };
}
