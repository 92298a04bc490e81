import { useEffect } from 'react';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { usePush } from '../use-push.ts';

/**
 * At every start, when the network comes back and in another language: compares the device's
 * subscription with what the server knows and repairs it (B126).
 */
export function PushWatch() {
  const online = useOnline();
  const locale = useLocale();
  const { keep } = usePush();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each of these
  useEffect(() => {
    // A failure is retried at the next start, and shown in the settings.
    if (online) keep().catch(() => undefined);
  }, [online, locale]);
  return null;
}
