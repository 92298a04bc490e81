import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { contentLimits } from '#shared/content/content-limits.ts';
import { confirm } from '#src/crud/form/confirm.ts';
import { contentFiles } from '#src/features/content/content-writing.public.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { useFileDrop } from '#src/lib/hooks/use-file-drop.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { useFileTexts } from '#src/ui/file/use-file-texts.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { Progress } from '#src/ui/state/progress.tsx';
import { WindowList } from '#src/ui/table/window-list.tsx';
import { BulkFileRow } from './bulk-file-row.tsx';
import { BulkNotices, GoOn } from './bulk-notices.tsx';
import type { BulkUpload } from './bulk-upload.ts';
import type { BulkFiles, BulkRow } from './use-bulk-files.ts';

interface Props {
  bulk: BulkUpload;
  files: BulkFiles;
  removePlace: boolean;
  onRemovePlace: (removes: boolean) => void;
}

const nothing = () => {};

/** The files of a bulk creation: chosen or dropped on the page, how far they are, and their texts. */
export function BulkFilesField(props: Props) {
  const { bulk, files } = props;
  const { t } = useLingui();
  const [onlyOpen, setOnlyOpen] = useState(false);
  const { rows } = files;
  const open = rows.filter(needsWork);
  const shown = onlyOpen && open.length > 0 ? open : rows;
  return (
    <section aria-label={t`Files`} className="space-y-3">
      <FileChoice bulk={bulk} />
      <SentFiles {...props} />
      <BulkNotices {...props} />
      {open.length > 0 ? (
        <Checkbox
          label={<Trans>Show only files that need something</Trans>}
          checked={onlyOpen}
          onChange={({ target }) => setOnlyOpen(target.checked)}
        />
      ) : null}
      <WindowList
        id="bulk-files"
        rows={shown.length}
        total={shown.length}
        rowKey={(index) => shown[index]?.file.id ?? ''}
        onShow={nothing}
        className="divide-y divide-line"
      >
        {(index) => {
          const row = shown[index];
          return row ? <BulkFileRow bulk={bulk} {...row} /> : null;
        }}
      </WindowList>
    </section>
  );
}

const needsWork = ({ file, state }: BulkRow) =>
  ['missing', 'duplicate', 'failed', 'refused'].includes(state) ||
  Object.values(file.errors).some(Boolean);

/** Takes files by a button, and those that are dropped anywhere on the page. */
function FileChoice({ bulk }: { bulk: BulkUpload }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const over = useFileDrop(bulk.add);
  const { limits } = useFileTexts({ ...contentFiles.limits, maxFiles: contentLimits.bulkFiles });
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        accept={contentFiles.limits.types.join(',')}
        aria-label={t`Pictures and documents`}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          // Without this the same files could not be chosen again.
          target.value = '';
          bulk.add(chosen);
        }}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button variant="secondary" onClick={() => input.current?.click()}>
          <Icon name="image" size={20} />
          <Trans>Choose files</Trans>
        </Button>
        <p className="text-sm text-ink-muted pointer-coarse:hidden">
          <Trans>or drop them on this page</Trans>
        </p>
      </div>
      <p className="text-sm text-ink-muted">{limits}</p>
      {over ? (
        <div
          aria-hidden="true"
          className="pointer-events-none fixed inset-4 z-dialog flex items-center justify-center rounded-lg border-4 border-dashed border-brand-strong bg-brand-tint text-lg font-semibold text-brand-ink"
        >
          <Trans>Drop the files</Trans>
        </div>
      ) : null}
    </>
  );
}

/** How much of all files is sent, and the ways to stop and to begin again. */
function SentFiles({ bulk, files }: Props) {
  const { t } = useLingui();
  const number = useNumber();
  const online = useOnline();
  const { size } = useFileTexts(contentFiles.limits);
  const { rows, halt, progress } = files;
  const { counts, bytes, sentBytes } = progress;
  if (rows.length === 0) return null;
  const isRunning = counts.sending + counts.waiting + counts.checking > 0;
  const discard = async () => {
    const agreed = await confirm({
      title: t`Discard all files of this list?`,
      text: t`No material is created of them.`,
      action: t`Discard`,
      danger: true,
    });
    if (agreed) bulk.clear();
  };
  return (
    <div className="space-y-2">
      <Progress label={t`Upload of all files`} done={sentBytes} total={bytes} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="tabular">
          <Trans>
            {{ sent: number(counts.stored) }} of {{ files: number(progress.files) }} sent
          </Trans>
          <span className="text-sm text-ink-muted">
            {' · '}
            <Trans>
              {{ sent: size(sentBytes) }} of {{ total: size(bytes) }}
            </Trans>
          </span>
        </p>
        <span className="flex flex-wrap gap-2">
          {isRunning && halt === null ? (
            <Button variant="quiet" onClick={bulk.stop}>
              <Trans comment="an upload">Stop</Trans>
            </Button>
          ) : null}
          {halt === 'stopped' && isRunning ? <GoOn bulk={bulk} /> : null}
          <Button variant="quiet" onClick={() => void discard()}>
            <Trans>Discard all</Trans>
          </Button>
        </span>
      </div>
      {isRunning && !online ? (
        <Notice tone="info">
          <Trans>There is no connection. The upload goes on by itself when it is back.</Trans>
        </Notice>
      ) : null}
      <p role="status" className="sr-only">
        {isRunning ? null : (
          <Plural value={{ count: counts.stored }} one="# file is sent" other="# files are sent" />
        )}
      </p>
    </div>
  );
}
