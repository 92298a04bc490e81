import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { isFinished } from '#shared/inspections/inspection.rules.ts';
import { paths } from '#src/app/paths.ts';
import { DownloadButton } from '#src/crud/file/download-button.tsx';
import { BackButton } from '#src/crud/record/back-link.tsx';
import { ChangeHistory } from '#src/crud/record/change-history.tsx';
import { RecordPage } from '#src/crud/record/record-page.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { InspectionForm } from './components/inspection-form.tsx';
import { downloadPaper } from './download-paper.ts';
import { useInspectionHistoryTexts } from './inspections.fields.ts';
import { inspectionQueries, type ShownInspection } from './inspections.queries.ts';
import { useMarkDeleted } from './use-mark-deleted.ts';
import { useWaitingInspections } from './use-waiting-inspections.ts';

interface Props {
  inspection: ShownInspection;
}

/** The page of a stored inspection. */
export function Component() {
  const { id = '' } = useParams();
  const record = useDeferredQuery(inspectionQueries.one(id));
  const back = { to: paths.inspections(), label: <Trans>Pre-delivery inspections</Trans> };
  const button = <BackButton {...back} />;
  const gone = <Trans>This inspection no longer exists, or you have no access to it</Trans>;
  return (
    <RecordPage
      record={record}
      back={back}
      gone={<EmptyState page kind="custom" title={gone} action={button} />}
    >
      {(stored) => (stored ? <StoredInspection inspection={stored} back={button} /> : null)}
    </RecordPage>
  );
}

/** A stored inspection; it can be changed while it is not deleted and no change of it waits. */
function StoredInspection({ inspection, back }: Props & { back: ReactNode }) {
  const { id, version, frameNumber, isDeleted } = inspection;
  const waiting = useWaitingInspections(id);
  const markDeleted = useMarkDeleted();
  const { readsOnly } = useSession();
  const getHistoryTexts = useInspectionHistoryTexts();
  const title = <Trans>Inspection of {{ frame: frameNumber }}</Trans>;
  const waits = <Trans>A change to it is waiting to be sent. Open it again afterwards.</Trans>;
  if (waiting.length > 0)
    return <EmptyState page kind="custom" title={title} text={waits} action={back} />;
  if (!isDeleted)
    return (
      <InspectionForm
        key={`${id} ${version}`}
        stored={inspection}
        title={title}
        intro={<Finished inspection={inspection} />}
      />
    );
  const restore = (
    <Button onClick={() => void markDeleted(inspection, false)}>
      <Trans>Restore</Trans>
    </Button>
  );
  return (
    <div className="mx-auto max-w-3xl space-y-6">
      <EmptyState
        page
        kind="custom"
        title={title}
        text={
          readsOnly ? (
            <Trans>This inspection is deleted.</Trans>
          ) : (
            <Trans>This inspection is deleted. Restore it first.</Trans>
          )
        }
        action={readsOnly ? back : restore}
      />
      <ChangeHistory feature="inspections" id={id} getTexts={getHistoryTexts} />
    </div>
  );
}

/** The document of a finished inspection, and that points are open where some are. */
function Finished({ inspection }: Props) {
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
