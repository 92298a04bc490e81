import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { canBeEdited } from '#shared/claims/claim-states.rules.ts';
import { paths } from '#src/app/paths.ts';
import { FileProgress } from '#src/crud/file/file-progress.tsx';
import { useFileMaking } from '#src/crud/file/use-file-making.ts';
import { confirm } from '#src/crud/form/confirm.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { saveListFile } from '#src/graphql/save-export.ts';
import { useOfflineReason } from '#src/graphql/use-file-failure.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { MoreMenu, type RowAction } from '#src/ui/overlay/row-menu.tsx';
import { toast } from '#src/ui/overlay/toasts.tsx';
import { sayNotSaved } from '#src/ui/state/not-saved.tsx';
import { captureStatus } from '../capture-claim-change.ts';
import type { ShownClaim } from '../claims.queries.ts';
import { StatusDialog } from './status-dialog.tsx';
import { useClaimChanges } from './use-claim-changes.ts';

/** Takes a claim back, after a question. */
function useWithdrawal(claim: ShownClaim) {
  const { t } = useLingui();
  const online = useOnline();
  return async (status: { id: string; description: string }) => {
    const goesOn = await confirm({
      title: <Trans>Withdraw the claim</Trans>,
      text: <Trans>The distributor will no longer decide it. This cannot be undone.</Trans>,
      action: <Trans>Withdraw claim</Trans>,
      cancel: <Trans>Keep claim</Trans>,
      danger: true,
    });
    if (!goesOn) return;
    try {
      await captureStatus(claim, { status, from: claim.status.id });
    } catch (error) {
      return sayNotSaved(error);
    }
    const text = online
      ? t`The claim is withdrawn.`
      : t`The claim is withdrawn when you are online.`;
    toast({ tone: 'info', text });
  };
}

/** The files that the server makes of a claim, one at a time. */
function useClaimDownloads({ id, referenceNo, docs, additionalDocuments }: ShownClaim) {
  const { t } = useLingui();
  const offline = useOfflineReason();
  const { progress, make, stop } = useFileMaking();
  const path = `/documents/claims/${encodeURIComponent(id)}`;
  const save = (of: string, ending: string) =>
    void make((signal, onBytes) =>
      saveListFile(of, `${referenceNo ?? 'claim'}.${ending}`, { signal, onBytes }),
    );
  const hasFiles = additionalDocuments.length > 0 || docs.some(({ url }) => url);
  const actions: RowAction[] = [
    { label: t`Save as PDF`, disabledReason: offline, onSelect: () => save(path, 'pdf') },
    ...(hasFiles
      ? [
          {
            label: t`Save files as ZIP`,
            disabledReason: offline,
            onSelect: () => save(`${path}/files`, 'zip'),
          },
        ]
      : []),
  ];
  return { progress, stop, actions };
}

/** The further actions for a claim: edit, copy, save, withdraw it, or give it another status. */
export function ClaimMenu({ claim }: { claim: ShownClaim }) {
  const { t } = useLingui();
  const { readsOnly } = useSession();
  const navigate = useLocaleNavigate();
  const [isOpen, setOpen] = useState(false);
  const { withdraw, others } = useClaimChanges(claim);
  const takeBack = useWithdrawal(claim);
  const downloads = useClaimDownloads(claim);
  const { id, status, isOwn, productCategory } = claim;
  const copy = productCategory === 'Bike' ? paths.createBikeClaim : paths.createPaaClaim;
  const edit: RowAction = { label: t`Edit`, onSelect: () => void navigate(paths.editClaim(id)) };
  const change: RowAction = {
    label: t({ message: 'Change status', comment: 'of a claim' }),
    onSelect: () => setOpen(true),
  };
  const changes: RowAction[] = [
    ...(isOwn && canBeEdited(status.category) ? [edit] : []),
    {
      label: t({ message: 'Copy', comment: 'a claim, into a new one' }),
      onSelect: () => void navigate(copy({ copy: id })),
    },
    // Where the claim is open, the main action of the page is the same.
    ...(others.length > 0 && status.category !== 'open' ? [change] : []),
  ];
  const last: RowAction[] = withdraw
    ? [
        {
          label: t({ message: 'Withdraw', comment: 'a claim' }),
          danger: true,
          onSelect: () => void takeBack(withdraw),
        },
      ]
    : [];
  const actions = readsOnly ? downloads.actions : [...changes, ...downloads.actions, ...last];
  return (
    <>
      {downloads.progress === null ? null : (
        <FileProgress bytes={downloads.progress} onStop={downloads.stop} />
      )}
      <MoreMenu actions={actions} />
      {isOpen ? (
        <StatusDialog claim={claim} statuses={others} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
