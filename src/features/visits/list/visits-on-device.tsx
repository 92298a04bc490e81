import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { confirm } from '#src/crud/form/confirm.ts';
import { TextLink } from '#src/crud/record/record-links.tsx';
import { WaitingBadge } from '#src/crud/record/waiting-badge.tsx';
import type { VisitKind } from '#src/graphql/generated/graphql.ts';
import type { ListedFileDraft } from '#src/offline/file-draft-list.ts';
import { useFileDrafts } from '#src/offline/use-file-drafts.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { newDraftName } from '../form/new-draft-name.ts';
import { loadVisitDevice } from '../load-visit-device.ts';
import { PhotosSent } from '../photos-sent.tsx';
import { useRefusalText } from '../use-refusal-text.ts';
import { useWaitingVisits, type WaitingVisit } from '../use-waiting-visits.ts';
import { visitKey } from '../visit-key.ts';
import { visitKinds } from '../visit-kinds.ts';

interface RowProps {
  to: string;
  title: ReactNode;
  facts: ReactNode;
  action?: ReactNode;
}

function DeviceRow({ to, title, facts, action }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 px-3 py-1">
      <div className="min-w-0 flex-1 basis-48">
        <TextLink to={to}>{title}</TextLink>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 pb-2 text-sm text-ink-muted">
          {facts}
        </div>
      </div>
      {action}
    </li>
  );
}

/** The drafts of new visits; one that was captured is in the outbox and no draft any more. */
function useVisitDrafts(kind: VisitKind): readonly ListedFileDraft[] {
  const captured = useWaitingVisits().flatMap(({ keys }) => keys);
  return useFileDrafts(newDraftName(kind)).filter(
    ({ id }) => id === null || !captured.includes(visitKey(id)),
  );
}

/** The drafts, and the visits that the server does not have yet or has refused; nothing where there are none. */
export function VisitsOnDevice({ kind }: { kind: VisitKind }) {
  const id = useId();
  const drafts = useVisitDrafts(kind);
  const waiting = useWaitingVisits().filter(
    ({ note, operation, state }) =>
      note.kind === kind && (operation === 'CreateVisit' || state === 'parked'),
  );
  if (drafts.length + waiting.length === 0) return null;
  return (
    <section aria-labelledby={id} className="space-y-1">
      <h2 id={id} className="text-sm font-semibold text-ink-muted">
        <Trans comment="visits that are not on the server yet">On this device</Trans>
      </h2>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {waiting.map((entry) => (
          <WaitingRow key={entry.id} entry={entry} />
        ))}
        {drafts.map((draft) => (
          <DraftRow key={draft.name} kind={kind} draft={draft} />
        ))}
      </ul>
    </section>
  );
}

function WaitingRow({ entry }: { entry: WaitingVisit }) {
  const getReason = useRefusalText();
  const { id, note, operation, state, blobs } = entry;
  const { create, detail } = visitKinds[note.kind];
  const retry = async () => {
    const { retryNow } = await loadVisitDevice();
    await retryNow(id);
  };
  const paths: Record<string, string> = {
    CreateVisit: create({ entry: id }),
    ChangeVisit: detail(note.id, { entry: id }),
  };
  return (
    <DeviceRow
      to={paths[operation] ?? detail(note.id)}
      title={note.customerName}
      facts={
        <>
          <WaitingBadge state={state} />
          {Object.keys(blobs).length > 0 ? <PhotosSent entry={entry} /> : null}
          {state === 'parked' ? (
            <span className="basis-full text-error-ink wrap-anywhere">{getReason(entry)}</span>
          ) : null}
        </>
      }
      action={
        state === 'parked' ? (
          <Button variant="secondary" onClick={() => void retry()}>
            <Trans>Try again</Trans>
          </Button>
        ) : null
      }
    />
  );
}

function DraftRow({ kind, draft }: { kind: VisitKind; draft: ListedFileDraft }) {
  const { t } = useLingui();
  const { name, values, files } = draft;
  const customer = values.customer as { name: string } | null | undefined;
  const title =
    customer?.name ?? t({ message: 'No customer yet', comment: 'title of the draft of a visit' });
  const discard = () =>
    confirm({
      title: <Trans>Discard this draft?</Trans>,
      text: <Trans>The visit and its photos are deleted from this device.</Trans>,
      action: <Trans>Discard draft</Trans>,
      cancel: <Trans>Keep draft</Trans>,
      danger: true,
      work: async () => {
        const { discardFileDraft } = await loadVisitDevice();
        await discardFileDraft(name);
      },
    });
  return (
    <DeviceRow
      to={visitKinds[kind].create({ draft: name.slice(newDraftName(kind).length) })}
      title={title}
      facts={
        <>
          <Badge>
            <Trans comment="a visit that is not saved yet">Draft</Trans>
          </Badge>
          <span className="tabular">
            <Plural value={{ count: files }} one="# photo" other="# photos" />
          </span>
        </>
      }
      action={
        <button
          type="button"
          aria-label={t`Discard the draft: ${{ customer: title }}`}
          onClick={() => void discard()}
          className="flex size-touch shrink-0 items-center justify-center rounded text-ink-muted hover:bg-sunken"
        >
          <Icon name="trash" size={20} />
        </button>
      }
    />
  );
}
