import { Trans } from '@lingui/react/macro';
import { toast } from '#src/ui/toasts.tsx';

/** Says loudly that a change was not kept: nothing that is not safe may look as if it were. */
export function sayNotSaved(): void {
  toast({
    tone: 'error',
    text: <Trans>Not saved: this device has no room left. Free some space and try again.</Trans>,
    standing: true,
  });
}
