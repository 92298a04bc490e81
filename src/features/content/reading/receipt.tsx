import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { WaitingBadge } from '#src/crud/record/waiting-badge.tsx';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { type ReadItem, useMarkRead } from './use-receipts.ts';

interface Props {
  item: ReadItem;
  /** Asks the reader for the receipt. */
  children: ReactNode;
}

/** Asks for the receipt of an item that must be read, and says when it was given; nothing for another item. */
export function Receipt({ item, children }: Props) {
  const { dateTime } = useDates();
  const { readAt, state, busy, mark } = useMarkRead(item);
  if (!item.mustRead) return null;
  if (readAt === null)
    return (
      <Notice
        tone="warning"
        action={
          <Button busy={busy} onClick={() => void mark()}>
            <Trans>I have read this</Trans>
          </Button>
        }
      >
        {children}
      </Notice>
    );
  return (
    <Notice
      tone={state === 'parked' ? 'error' : 'success'}
      action={state === 'parked' ? <WaitingBadge state={state} /> : null}
    >
      {state && state !== 'parked' ? (
        <Trans>Read on {{ time: dateTime(readAt) }}, waiting to be sent</Trans>
      ) : (
        <Trans>Read on {{ time: dateTime(readAt) }}</Trans>
      )}
    </Notice>
  );
}
