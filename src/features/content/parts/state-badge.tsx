import { useLingui } from '@lingui/react/macro';
import type { ContentState } from '#shared/content/content-state.rules.ts';
import { Badge, type BadgeProps } from '#src/ui/badge.tsx';

const tones: Record<ContentState, BadgeProps['tone']> = {
  draft: 'warning',
  scheduled: 'info',
  live: 'success',
  over: 'neutral',
  deleted: 'error',
};

/** Returns the states of content in words. */
export function useStateTexts(): Record<ContentState, string> {
  const { t } = useLingui();
  return {
    draft: t({ message: 'Draft', comment: 'the state of an item that is not published' }),
    scheduled: t({ message: 'Scheduled', comment: 'the state of an item that is shown later' }),
    live: t({ message: 'Live', comment: 'the state of an item that is shown today' }),
    over: t({ message: 'Over', comment: 'the state of an item that is no longer shown' }),
    deleted: t({ message: 'Deleted', comment: 'the state of an item' }),
  };
}

/** The state of an item of content. */
export function StateBadge({ state }: { state: ContentState }) {
  const texts = useStateTexts();
  return <Badge tone={tones[state]}>{texts[state]}</Badge>;
}
