import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type NotSavedReason, whyNotSaved } from '#src/lib/input/not-saved.ts';
import { toast } from '../overlay/toasts.tsx';
import { EmptyState } from './empty-state.tsx';

/** Says that nothing was kept, why, and what can be done (R7). */
export function useNotSavedText(): (reason: NotSavedReason) => string {
  const { t } = useLingui();
  const texts: Record<NotSavedReason, string> = {
    full: t`Not saved: this device has no room left. Free some space and try again.`,
    'no-storage': t`Not saved: this browser keeps nothing on this device, as in a private window. Open the portal in an ordinary window.`,
    'view-only': t`Not saved: you are viewing as another user. You can read, but not change or download anything.`,
    failed: t`Not saved: this device could not keep it. Try again.`,
  };
  return (reason) => texts[reason];
}

/** Shows the message of `useNotSavedText` as part of a page. */
export function NotSavedText({ reason }: { reason: NotSavedReason }) {
  return useNotSavedText()(reason);
}

/** A page that needs what this browser does not keep. */
export function NoStorage({ title }: { title: ReactNode }) {
  return (
    <EmptyState page kind="custom" title={title} text={<NotSavedText reason="no-storage" />} />
  );
}

/** Says it loudly, until it is closed: what is not safe may not look as if it were. */
export function sayNotSaved(error: unknown): void {
  const reason = whyNotSaved(error);
  // The cause is unexpected, and is not on the screen.
  if (reason === 'failed') console.error('Not saved', error);
  toast({ tone: 'error', text: <NotSavedText reason={reason} />, standing: true });
}
