import { Trans } from '@lingui/react/macro';
import { TextLink } from '#src/crud/record/record-links.tsx';
import { WaitingBadge } from '#src/crud/record/waiting-badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { loadVisitDevice } from '../load-visit-device.ts';
import { PhotosSent } from '../photos-sent.tsx';
import { useRefusalText } from '../use-refusal-text.ts';
import { useWaitingVisits, type WaitingVisit } from '../use-waiting-visits.ts';
import { visitKinds } from '../visit-kinds.ts';
import type { ShownVisit } from '../visits.queries.ts';

/** The changes of a visit that are on this device only, and why they were not taken. */
export function WaitingChanges({ visit }: { visit: ShownVisit }) {
  const waiting = useWaitingVisits(visit.id);
  return (
    <div className="space-y-2 empty:hidden">
      {waiting.map((entry) => (
        <WaitingChange key={entry.id} entry={entry} />
      ))}
    </div>
  );
}

function WaitingChange({ entry }: { entry: WaitingVisit }) {
  const getReason = useRefusalText();
  const { id, operation, state, note, blobs } = entry;
  const isParked = state === 'parked';
  const retry = async () => {
    const { retryNow } = await loadVisitDevice();
    await retryNow(id);
  };
  return (
    <Notice
      tone={isParked ? 'error' : 'info'}
      action={
        <span className="flex flex-wrap items-center gap-2">
          {operation === 'ChangeVisit' ? (
            <TextLink to={visitKinds[note.kind].detail(note.id, { entry: id })}>
              <Trans>Edit</Trans>
            </TextLink>
          ) : null}
          {isParked ? (
            <Button variant="secondary" onClick={() => void retry()}>
              <Trans>Try again</Trans>
            </Button>
          ) : (
            <WaitingBadge state={state} />
          )}
        </span>
      }
    >
      <Change operation={operation} /> {isParked ? getReason(entry) : null}
      {!isParked && Object.keys(blobs).length > 0 ? <PhotosSent entry={entry} /> : null}
    </Notice>
  );
}

function Change({ operation }: Pick<WaitingVisit, 'operation'>) {
  switch (operation) {
    case 'DeleteVisit':
      return <Trans>This visit is deleted on this device.</Trans>;
    case 'RestoreVisit':
      return <Trans>This visit is restored on this device.</Trans>;
    default:
      return <Trans>A change of this visit is on this device.</Trans>;
  }
}
