import { Trans } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { isFinished } from '#shared/inspections/inspection.rules.ts';
import { paths } from '#src/app/paths.ts';
import { DownloadButton } from '#src/crud/file/download-button.tsx';
import { BackButton } from '#src/crud/record/back-link.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { refetchOrReportOffline } from '#src/graphql/connection-failed.ts';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { LoadFailure } from '#src/ui/state/load-failure.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { InspectionForm } from './components/inspection-form.tsx';
import { InspectionHistory } from './components/inspection-history.tsx';
import { downloadPaper } from './download-paper.ts';
import { inspectionQueries, type ShownInspection } from './inspections.queries.ts';
import { useMarkDeleted } from './use-mark-deleted.ts';
import { useWaitingInspections } from './use-waiting-inspections.ts';

/** A stored inspection; it can be changed while it is not deleted and no change of it waits. */
export function Component() {
  const { id = '' } = useParams();
  const { data, isError, error, refetch } = useDeferredQuery(inspectionQueries.one(id));
  const waiting = useWaitingInspections(id);
  const markDeleted = useMarkDeleted();
  const { readsOnly } = useSession();
  const back = (
    <BackButton to={paths.inspections()} label={<Trans>Pre-delivery inspections</Trans>} />
  );
  if (data === undefined) {
    if (!isError) return <Skeleton className="h-80" />;
    const retry = () => void refetchOrReportOffline(refetch);
    return <LoadFailure page error={error} onRetry={retry} action={back} />;
  }
  if (data === null)
    return (
      <EmptyState
        page
        kind="custom"
        title={<Trans>This inspection no longer exists, or you have no access to it</Trans>}
        action={back}
      />
    );
  if (waiting.length > 0)
    return (
      <EmptyState
        page
        kind="custom"
        title={<Trans>Inspection of {{ frame: data.frameNumber }}</Trans>}
        text={<Trans>A change to it is waiting to be sent. Open it again afterwards.</Trans>}
        action={back}
      />
    );
  return (
    <div className="mx-auto max-w-3xl space-y-6">
      {data.isDeleted ? (
        <EmptyState
          page
          kind="custom"
          title={<Trans>Inspection of {{ frame: data.frameNumber }}</Trans>}
          text={
            readsOnly ? (
              <Trans>This inspection is deleted.</Trans>
            ) : (
              <Trans>This inspection is deleted. Restore it first.</Trans>
            )
          }
          action={
            readsOnly ? (
              back
            ) : (
              <Button onClick={() => void markDeleted(data, false)}>
                <Trans>Restore</Trans>
              </Button>
            )
          }
        />
      ) : (
        <InspectionForm
          key={`${data.id} ${data.version}`}
          stored={data}
          title={<Trans>Inspection of {{ frame: data.frameNumber }}</Trans>}
          intro={<Finished inspection={data} />}
        />
      )}
      <InspectionHistory id={data.id} />
    </div>
  );
}

/** The document of a finished inspection, and that points are open where some are. */
function Finished({ inspection }: { inspection: ShownInspection }) {
  if (!isFinished(inspection.checklist))
    return (
      <Notice tone="warning">
        <Trans>Points of this inspection are open. Its PDF can be saved once all are done.</Trans>
      </Notice>
    );
  return (
    <DownloadButton onDownload={() => downloadPaper(inspection)}>
      <Trans>Save as PDF</Trans>
    </DownloadButton>
  );
}
