import { Trans, useLingui } from '@lingui/react/macro';
import { mostTypedCharacters } from '#shared/serials/parse-serial.ts';
import { findSearchProblem, listChoices } from '#shared/serials/read-serials.ts';
import { paths } from '#src/app/paths.ts';
import { StaleNotice } from '#src/crud/form/stale-notice.tsx';
import { AsOf } from '#src/crud/record/as-of.tsx';
import { TextLink } from '#src/crud/record/record-links.tsx';
import { refetchOrReportOffline } from '#src/graphql/connection-failed.ts';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import { useDelayed } from '#src/lib/hooks/use-delayed.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { LoadFailure } from '#src/ui/state/load-failure.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { frameQueries } from '../serials.queries.ts';
import { sortAnswer } from '../sort-answer.rules.ts';
import { useFramesOnDevice } from '../use-frames-on-device.ts';
import { FrameCard } from './frame-card.tsx';
import { FrameChoices } from './frame-choices.tsx';

/** The most characters of a scanned text that are shown. */
const mostShown = 200;

/** Says that a text is no number; a click checks one of the numbers in it. */
function NoNumber({ typed }: { typed: string }) {
  const { t } = useLingui();
  const choices = listChoices(typed);
  return (
    <section className="space-y-2">
      <Notice tone="warning" className="wrap-anywhere">
        <Trans>
          This is no frame number: {{ typed: typed.slice(0, mostShown) }}. Nothing is known about
          this bike yet. Scan or type the number on the frame.
        </Trans>
      </Notice>
      {choices.length > 0 ? (
        <>
          <h2 className="text-lg font-semibold">
            <Trans comment="above numbers that were found in a scanned text">
              Which number is on the frame?
            </Trans>
          </h2>
          <ul
            aria-label={t`Numbers to choose from`}
            className="divide-y divide-line rounded-lg border border-line bg-surface"
          >
            {choices.map((number) => (
              <li key={number} className="px-4 py-2">
                <TextLink to={paths.frame(number)}>{number}</TextLink>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

/** The frames with a number, else those that may be meant. @param typed as it was typed or read */
export function FrameAnswer({ typed }: { typed: string }) {
  return typed.length > mostTypedCharacters ? <NoNumber typed={typed} /> : <Answer typed={typed} />;
}

function Answer({ typed }: { typed: string }) {
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
      {data.frames.length > 0 ? null : findSearchProblem(typed) ? (
        <NoNumber typed={typed} />
      ) : (
        <EmptyState
          kind="no-result"
          text={
            <Trans>
              No frame fits. Check the number, and write a question mark for each character that
              cannot be read, at most two.
            </Trans>
          }
        />
      )}
    </div>
  );
}
