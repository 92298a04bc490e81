import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { AsOf } from '#src/crud/record/as-of.tsx';
import { refetchOrReportOffline } from '#src/graphql/connection-failed.ts';
import { useDelayed } from '#src/lib/hooks/use-delayed.ts';
import { Button } from '#src/ui/button.tsx';
import { LoadFailure } from '#src/ui/state/load-failure.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { cardGrid } from './card-grid.ts';
import type { NothingMatchesProps } from './nothing-matches.tsx';
import { NothingMatches } from './nothing-matches.tsx';
import type { List } from './use-list.ts';
import { useNearEnd } from './use-near-end.ts';

export interface ResultFrameProps {
  list: List<unknown>;
  /** Loads more automatically near the end; otherwise only by the button. */
  endless?: boolean | undefined;
  /** The query, for the case that nothing matches. */
  noMatches?: NothingMatchesProps | undefined;
  /** Instead of the words for a filter without matches. */
  empty?: ReactNode;
  children: ReactNode;
}

const cells = Array.from({ length: 8 }, (_, index) => `cell-${index}`);

/** Says which words a search left out. */
function LeftOut({ words }: { words: readonly string[] }) {
  const names = words.join(', ');
  return (
    <Notice tone="info" className="mb-3 text-sm">
      <Trans comment="words of a search that were left out; such as: Shown without: speed">
        No article has all words. Shown without: {names}
      </Trans>
    </Notice>
  );
}

/** The frame of every list of the catalog: count, loading, failure, nothing found, more. */
export function ResultFrame({
  list,
  endless = false,
  noMatches,
  empty,
  children,
}: ResultFrameProps) {
  const { key, count, without, length, hasMore, former, loadingMore, failed } = list;
  const waiting = useDelayed(count === undefined, 200);
  const frame = useRef<HTMLElement>(null);
  const end = useNearEnd(endless && hasMore && !loadingMore && !failed, length, list.more);
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    // After a change of filters or sort, a user who had scrolled down would be somewhere in the new list.
    const top = frame.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) frame.current?.scrollIntoView();
  }, [key]);
  if (list.error)
    return (
      <LoadFailure error={list.error} onRetry={() => void refetchOrReportOffline(list.retry)} />
    );
  if (count === undefined)
    return waiting ? (
      <div className={cardGrid} aria-hidden>
        {cells.map((cell) => (
          <Skeleton key={cell} className="aspect-[3/4]" />
        ))}
      </div>
    ) : null;
  const leftOut = without.length > 0 ? <LeftOut words={without} /> : null;
  if (count === 0)
    return (
      <>
        {leftOut}
        {empty ?? <NothingMatches {...noMatches} />}
      </>
    );
  return (
    <section ref={frame} aria-busy={former} className="scroll-mt-20">
      {leftOut}
      <h2 className="sr-only">
        <Trans>Results</Trans>
      </h2>
      <p
        className="mb-3 flex flex-wrap items-baseline gap-x-3 text-sm text-ink-muted"
        role="status"
      >
        <Plural value={count} one="# result" other="# results" />
        {list.asOf ? <AsOf at={list.asOf} /> : null}
      </p>
      <div className={former ? 'opacity-60 transition-opacity' : undefined}>{children}</div>
      {hasMore || failed ? (
        <div ref={end} className="mt-6 flex flex-col items-center gap-2">
          {failed ? (
            <p role="alert" className="text-sm text-error-ink">
              <Trans>Some rows could not be loaded.</Trans>
            </p>
          ) : null}
          <Button variant="secondary" busy={loadingMore} onClick={list.more}>
            {failed ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
          </Button>
          <p className="text-sm text-ink-muted">
            <Trans>
              {length} of {count}
            </Trans>
          </p>
        </div>
      ) : null}
    </section>
  );
}
