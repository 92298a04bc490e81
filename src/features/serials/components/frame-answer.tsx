import { Trans } from '@lingui/react/macro';
import { readSerials } from '#shared/serials/read-serials.ts';
import { AsOf } from '#src/crud/as-of.tsx';
import { StaleNotice } from '#src/crud/stale-notice.tsx';
import { refetchOrReportOffline } from '#src/graphql/connection-failed.ts';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import { useDelayed } from '#src/lib/use-delayed.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { frameQueries } from '../serials.queries.ts';
import { sortAnswer } from '../sort-answer.rules.ts';
import { useFramesOnDevice } from '../use-frames-on-device.ts';
import { FrameCard } from './frame-card.tsx';
import { FrameChoices } from './frame-choices.tsx';

/** Whether a text is a number, or words of an article, rather than a link or another code that has no known number. */
const isNumberLike = (typed: string) => {
  const { isCertain } = readSerials(typed);
  return isCertain || !/\d/.test(typed) || typed.includes('?');
};

/** The frames with a number, else those that may be meant. @param typed as it was typed or read */
export function FrameAnswer({ typed }: { typed: string }) {
  const { data, isPending, isError, error, refetch } = useDeferredQuery(frameQueries.check(typed));
  useFramesOnDevice(data !== undefined);
  const isSlow = useDelayed(isPending, 200);
  const retry = () => void refetchOrReportOffline(refetch);
  if (data === undefined) {
    if (isError) return <LoadFailure error={error} onRetry={retry} />;
    return isSlow ? <Skeleton className="h-60" /> : null;
  }
  const { exact, choices } = sortAnswer(data.frames, typed);
  return (
    <div className="space-y-4">
      {isError ? <StaleNotice onRetry={retry} /> : null}
      <AsOf at={data.asOf} />
      {exact.map((frame) => (
        <FrameCard key={frame.id} frame={frame} />
      ))}
      {choices.length > 0 ? <FrameChoices frames={choices} /> : null}
      {data.frames.length === 0 ? (
        <EmptyState
          kind="no-result"
          text={
            isNumberLike(typed) ? (
              <Trans>
                No frame fits. Check the number, and write a question mark for each character that
                cannot be read, at most two.
              </Trans>
            ) : (
              <Trans>
                This is no frame number: {typed}. Scan or type the number on the frame. Nothing is
                known about this bike yet.
              </Trans>
            )
          }
        />
      ) : null}
    </div>
  );
}
