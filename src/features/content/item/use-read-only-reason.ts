import { useLingui } from '@lingui/react/macro';
import type { ContentState } from '#shared/content/content-state.rules.ts';

/** Says why an item can only be read (reading 68). */
export function useReadOnlyText(): string {
  const { t } = useLingui();
  return t`It belongs to another sales organisation, or is also in a target market of another one. You can only read it.`;
}

/** Says why the form of an item only shows it; null where it may be changed. @param deletedText of a deleted one */
export function useReadOnlyReason(
  edited: { mayChange: boolean; state?: ContentState } | null,
  deletedText: string | null = null,
): string | null {
  const readOnlyText = useReadOnlyText();
  if (edited?.state === 'deleted') return deletedText;
  return edited && !edited.mayChange ? readOnlyText : null;
}
