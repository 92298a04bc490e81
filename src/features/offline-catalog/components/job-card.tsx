import { Trans } from '@lingui/react/macro';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import type { CatalogJob } from '#src/offline/catalog/job-state.ts';
import { Button } from '#src/ui/button.tsx';
import { CatalogProblemNotice } from './catalog-problem-notice.tsx';
import { JobProgress } from './job-progress.tsx';

interface Props {
  job: CatalogJob;
  onPause: () => void;
  onResume: () => void;
  onCancel: () => void;
  /** The user has read what went wrong. */
  onSeen: () => void;
}

/** The download under way with its progress, or why it ended. */
export function JobCard({ job, onPause, onResume, onCancel, onSeen }: Props) {
  const online = useOnline();
  const { phase } = job;
  if (phase === 'idle') return null;
  if (phase === 'full' || phase === 'refused' || phase === 'outdated')
    return <CatalogProblemNotice problem={phase} onSeen={onSeen} />;
  const waits = phase === 'offline' || (phase === 'running' && !online);
  return (
    <section className="space-y-3 rounded-lg bg-surface p-4 shadow-raised">
      <div role="status">
        <h2 className="text-lg font-semibold">
          {waits ? (
            <Trans>Waiting for a connection</Trans>
          ) : phase === 'paused' ? (
            <Trans>Paused</Trans>
          ) : phase === 'failed' ? (
            <Trans>Not finished</Trans>
          ) : (
            <Trans>Taking the catalog with you</Trans>
          )}
        </h2>
      </div>
      <JobProgress job={job} />
      <p className="text-sm text-ink-muted">
        {waits ? (
          <Trans>It resumes where it stopped.</Trans>
        ) : phase === 'failed' ? (
          <Trans>Something went wrong. Downloaded parts are not fetched again.</Trans>
        ) : phase === 'paused' ? (
          <Trans>Downloaded parts are not fetched again.</Trans>
        ) : (
          <Trans>You can go on working. Keep the app open until it is done.</Trans>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        {phase === 'running' ? (
          <Button variant="secondary" onClick={onPause}>
            <Trans>Pause</Trans>
          </Button>
        ) : (
          <Button onClick={onResume}>
            {phase === 'failed' ? <Trans>Try again</Trans> : <Trans>Go on</Trans>}
          </Button>
        )}
        <Button variant="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </section>
  );
}
