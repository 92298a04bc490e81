import { useLingui } from '@lingui/react/macro';

/** Returns in words why a role or group role of a list may not be changed; null where it may. */
export function useReadOnlyReason() {
  const { t } = useLingui();
  return ({ mayEdit, sorg }: { mayEdit: boolean; sorg: string | null }) => {
    if (mayEdit) return null;
    return sorg === null
      ? t`Only owners change what all organisations use`
      : t`It allows more than you may give`;
  };
}
