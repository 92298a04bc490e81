import { Trans } from '@lingui/react/macro';
import { toast } from '#src/ui/toasts.tsx';

/** Says loudly that nothing was kept: what is not safe may not look as if it were. */
export function sayNotKept(): void {
  toast({
    tone: 'error',
    text: <Trans>Not saved: this device has no room left. Free some space and try again.</Trans>,
    standing: true,
  });
}
