import { useLingui } from '@lingui/react/macro';
import { confirm } from './confirm.ts';

/** Asks before a form is left with something typed that is not saved. @returns whether it is left */
export function useConfirmLeave(): () => Promise<boolean> {
  const { t } = useLingui();
  return () =>
    confirm({
      title: t`Discard what you typed?`,
      text: t`It is not saved.`,
      action: t`Discard`,
      cancel: t`Keep typing`,
      danger: true,
    });
}
