import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isUndecided } from '#shared/claims/claim-states.rules.ts';
import { DownloadButton } from '#src/crud/file/download-button.tsx';
import { confirm } from '#src/crud/form/confirm.ts';
import { WaitingBadge } from '#src/crud/record/waiting-badge.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { downloadFile } from '#src/graphql/download-file.ts';
import { Button } from '#src/ui/button.tsx';
import { sayNotSaved } from '#src/ui/state/not-saved.tsx';
import { captureDeletedPaper } from '../capture-claim-change.ts';
import type { ShownClaim } from '../claims.queries.ts';
import { useWaitingClaims } from '../use-waiting-claims.ts';
import { PaperDialog } from './paper-dialog.tsx';

type Paper = ShownClaim['additionalDocuments'][number];

/** How many papers a claim has at most (C073). */
const mostPapers = 5;

function useDeletion(claim: ShownClaim) {
  const { t } = useLingui();
  return async (paper: Paper) => {
    const name = paper.title || paper.file.name;
    const goesOn = await confirm({
      title: t`Delete document ${name}`,
      action: <Trans>Delete document</Trans>,
      cancel: <Trans>Keep document</Trans>,
      danger: true,
    });
    if (goesOn) await captureDeletedPaper(claim, paper).catch(sayNotSaved);
  };
}

/** The papers of a claim with those that wait on this device; they can be added and deleted until it is decided (U248). */
export function ClaimPapers({ claim }: { claim: ShownClaim }) {
  const { t } = useLingui();
  const { readsOnly } = useSession();
  const [isAdding, setAdding] = useState(false);
  const waiting = useWaitingClaims(claim.id);
  const added = waiting.filter(({ operation }) => operation === 'AddClaimPaper');
  const deleted = new Map(
    waiting
      .filter(({ operation }) => operation === 'DeleteClaimPaper')
      .map(({ note, state }) => [String(note.paper), state]),
  );
  const remove = useDeletion(claim);
  const papers = claim.additionalDocuments;
  const mayChange = !readsOnly && isUndecided(claim.status.category);
  if (papers.length === 0 && added.length === 0 && !mayChange) return null;
  const isFull = papers.length - deleted.size + added.length >= mostPapers;
  return (
    <section className="space-y-3">
      <h2 className="text-lg font-semibold">
        <Trans>Additional documents</Trans>
      </h2>
      <ul className="divide-y divide-line">
        {papers.map((paper) => {
          const { id, no, title, url, file } = paper;
          const name = title || file.name;
          const state = deleted.get(id);
          return (
            <li key={id} className="flex flex-wrap items-center gap-2 py-2">
              <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
                <span className="tabular">{no}.</span> {name}
              </span>
              {state ? (
                <>
                  <Trans comment="a document that is being deleted">deleted</Trans>
                  <WaitingBadge state={state} />
                </>
              ) : null}
              <DownloadButton onDownload={() => downloadFile(url, file.name)}>
                <Trans>Download</Trans>
              </DownloadButton>
              {mayChange && !state ? (
                <Button
                  variant="quiet"
                  aria-label={t`Delete document ${name}`}
                  onClick={() => void remove(paper)}
                >
                  <Trans>Delete</Trans>
                </Button>
              ) : null}
            </li>
          );
        })}
        {added.map(({ id, note, state }) => (
          <li key={id} className="flex flex-wrap items-center gap-2 py-2">
            <span className="min-w-0 flex-1 wrap-anywhere">{String(note.title ?? '')}</span>
            <WaitingBadge state={state} />
          </li>
        ))}
      </ul>
      {mayChange ? (
        <Button
          variant="secondary"
          disabledReason={
            isFull ? t`A claim has at most five additional documents. Delete one first.` : null
          }
          onClick={() => setAdding(true)}
        >
          <Trans>Add a document</Trans>
        </Button>
      ) : null}
      {isAdding ? <PaperDialog claim={claim} onClose={() => setAdding(false)} /> : null}
    </section>
  );
}
