import { useLingui } from '@lingui/react/macro';
import { useOnline } from '#src/lib/hooks/use-online.ts';

/** Why a file cannot be made without a connection; null with one. */
export function useOfflineReason(): string | null {
  const { t } = useLingui();
  return useOnline() ? null : t`You are offline. The file needs a connection.`;
}
