import { useLingui } from '@lingui/react/macro';
import { FileProgress } from '#src/crud/file/file-progress.tsx';
import { useFileMaking } from '#src/crud/file/use-file-making.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { saveListFile } from '#src/graphql/save-export.ts';
import { useOfflineReason } from '#src/graphql/use-file-failure.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { MoreMenu, type RowAction } from '#src/ui/overlay/row-menu.tsx';
import { useMarkDeleted } from '../use-mark-deleted.ts';
import { visitKinds } from '../visit-kinds.ts';
import type { ShownVisit } from '../visits.queries.ts';

/** The further actions for a visit: edit it, save its photos, delete or restore it. */
export function VisitMenu({ visit }: { visit: ShownVisit }) {
  const { t } = useLingui();
  const { readsOnly } = useSession();
  const navigate = useLocaleNavigate();
  const markDeleted = useMarkDeleted();
  const offline = useOfflineReason();
  const { progress, make, stop } = useFileMaking();
  const { id, kind, custName, photoCount, isDeleted } = visit;
  const { detail, list } = visitKinds[kind];
  const mayChange = visit.mayChange && !readsOnly;
  const saveZip = () =>
    void make((signal, onBytes) =>
      saveListFile(`/documents/visits/${encodeURIComponent(id)}/files`, `${custName}.zip`, {
        signal,
        onBytes,
      }),
    );
  const remove = async () => {
    if (await markDeleted(visit, true)) await navigate(list());
  };
  const edit: RowAction[] =
    mayChange && !isDeleted
      ? [{ label: t`Edit`, onSelect: () => void navigate(detail(id, { edit: '1' })) }]
      : [];
  const zip: RowAction[] =
    photoCount > 0
      ? [{ label: t`Save photos as ZIP`, disabledReason: offline, onSelect: saveZip }]
      : [];
  const deletion: RowAction = isDeleted
    ? { label: t`Restore`, onSelect: () => void markDeleted(visit, false) }
    : { label: t`Delete`, danger: true, onSelect: () => void remove() };
  return (
    <>
      {progress === null ? null : <FileProgress bytes={progress} onStop={stop} />}
      <MoreMenu actions={[...edit, ...zip, ...(mayChange ? [deletion] : [])]} />
    </>
  );
}
