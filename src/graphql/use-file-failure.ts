import { useLingui } from '@lingui/react/macro';
import { generalProblems } from '#src/i18n/common-problems.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { whyNotSaved } from '#src/lib/input/not-saved.ts';
import { toast } from '#src/ui/overlay/toasts.tsx';
import { HttpError, isNetworkError } from './errors.ts';

/** Whether there is no file because an administrator views as the user: the server or this device has refused it. */
export function isViewRefusal(error: unknown): boolean {
  if (error instanceof HttpError) return error.code === 'VIEW_AS_READS_ONLY';
  return whyNotSaved(error) === 'view-only';
}

/** The text to show instead of the usual one. */
interface FailureTexts {
  offline?: string;
  failed?: string;
}

/** Says in a toast why the user did not get a file. */
export function useFileFailure(): (error: unknown, texts?: FailureTexts) => void {
  const { t, i18n } = useLingui();
  return (error, { offline, failed } = {}) => {
    let text = failed ?? t`The file could not be made. Try again.`;
    if (isNetworkError(error))
      text = offline ?? t`The file needs a connection. Try again when you are online.`;
    if (isViewRefusal(error)) text = i18n._(generalProblems.VIEW_AS_READS_ONLY);
    toast({ tone: 'error', text });
  };
}

/** Why a file cannot be made without a connection; null with one. */
export function useOfflineReason(): string | null {
  const { t } = useLingui();
  return useOnline() ? null : t`You are offline. The file needs a connection.`;
}
