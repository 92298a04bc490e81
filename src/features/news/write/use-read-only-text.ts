import { useLingui } from '@lingui/react/macro';

/** Says why a news item can only be read (reading 68). */
export function useReadOnlyText(): string {
  const { t } = useLingui();
  return t`It belongs to another sales organisation, or is also in a target market of another one. You can only read it.`;
}
