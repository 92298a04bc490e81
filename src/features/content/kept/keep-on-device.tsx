import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { bcp47 } from '#shared/locales.ts';
import { confirm } from '#src/crud/form/confirm.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useOfflineReason } from '#src/graphql/use-file-failure.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { useNumber } from '#src/i18n/use-number.ts';
import { tabScope } from '#src/lib/device/tab-scope.ts';
import { formatBytes } from '#src/lib/files/format-bytes.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { Progress } from '#src/ui/state/progress.tsx';
import { WhenIdle } from '#src/ui/state/when-idle.tsx';
import { isOutdated } from './files-to-keep.rules.ts';
import { KeepDialog } from './keep-dialog.tsx';
import { type KeepJob, keepJob } from './keep-job.ts';
import { keptContentQuery, presentItemQuery } from './kept.queries.ts';
import { readKeptAgain } from './kept-again.ts';
import { type KeptItem, type KeptKey, toItemId } from './kept-item.ts';
import type { ItemOnDevice } from './kept-store.ts';
import { loadContentDevice } from './load-content-device.ts';

/** The version of an item on the device, and whether the server has another one. */
function useKept(key: KeptKey) {
  const job = useSyncExternalStore(keepJob.subscribe, keepJob.getSnapshot);
  const { data } = useQuery(keptContentQuery);
  const kept = data?.items.find((one) => toItemId(one) === toItemId(key)) ?? null;
  const offline = useOfflineReason();
  const isComplete = kept !== null && kept.here >= kept.files.length;
  const isOwnJob = job.item === toItemId(key);
  const enabled = isComplete && offline === null && job.phase !== 'running';
  const { data: present } = useQuery({ ...presentItemQuery(key), enabled });
  const isGone = enabled && present === null;
  const { kind, id } = key;
  useEffect(() => {
    if (isGone) void remove({ kind, id });
  }, [isGone, kind, id]);
  const isOld = enabled && present && kept ? isOutdated(kept, present(kept.size)) : false;
  return { job, kept, isComplete, isOwnJob, isOld, offline };
}

async function keep(item: KeptItem): Promise<void> {
  const { keepItem } = await loadContentDevice();
  await keepItem(item);
  await readKeptAgain();
}

async function cancel(): Promise<void> {
  (await loadContentDevice()).cancelKeeping();
}

async function remove(key: KeptKey): Promise<void> {
  await (await loadContentDevice()).removeGone(key);
}

async function askToRemove(key: KeptKey): Promise<void> {
  const goOn = await confirm({
    title: <Trans>Remove the files from this device?</Trans>,
    text: <Trans>They then need a connection. In the portal they stay.</Trans>,
    action: <Trans>Remove</Trans>,
    danger: true,
  });
  if (goOn) await remove(key);
}

/**
 * Keeps an item with its files on the device, or the pictures of a category, and says what is kept, as of when, and
 * whether there is a newer version. Comes after the page; an administrator who views as a user keeps nothing.
 */
export function KeepOnDevice(item: KeptKey) {
  if (tabScope) return null;
  return (
    <WhenIdle>
      <Keeping {...item} />
    </WhenIdle>
  );
}

function Keeping(key: KeptKey) {
  const { job, kept, isComplete, isOwnJob, isOld, offline } = useKept(key);
  const [isOpen, setOpen] = useState(false);
  const busy = useBusyReason(job);
  const ask = () => setOpen(true);
  return (
    <section className="space-y-2 print:hidden">
      {isOwnJob && job.phase === 'running' ? (
        <JobProgress job={job} />
      ) : kept ? (
        <>
          <KeptState kept={kept} isComplete={isComplete} onRemove={() => void askToRemove(key)} />
          {isOwnJob ? <JobEnd phase={job.phase} /> : null}
          {isOld ? (
            <Action text={<Trans>There is a newer version.</Trans>} onPress={ask} reason={busy}>
              <Trans>Get the newer version</Trans>
            </Action>
          ) : null}
          {isComplete ? null : (
            <Button
              variant="secondary"
              disabledReason={offline ?? busy}
              onClick={() => void keep(kept)}
            >
              <Trans>Go on</Trans>
            </Button>
          )}
        </>
      ) : (
        <>
          {isOwnJob ? <JobEnd phase={job.phase} /> : null}
          <Button variant="secondary" disabledReason={offline ?? busy} onClick={ask}>
            <Trans>Keep on this device</Trans>
          </Button>
        </>
      )}
      {isOpen ? (
        <KeepDialog
          item={key}
          kept={kept}
          onKeep={(wanted) => void keep(wanted)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </section>
  );
}

/** Why nothing can be kept now: one item is fetched at a time. */
function useBusyReason({ phase }: KeepJob): string | null {
  const { t } = useLingui();
  return phase === 'running' ? t`Other files are being fetched. Wait until they are here.` : null;
}

interface ActionProps {
  text: ReactNode;
  onPress: () => void;
  reason: string | null;
  children: ReactNode;
}

function Action({ text, onPress, reason, children }: ActionProps) {
  return (
    <Notice
      tone="warning"
      action={
        <Button variant="secondary" disabledReason={reason} onClick={onPress}>
          {children}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}

interface StateProps {
  kept: ItemOnDevice;
  isComplete: boolean;
  onRemove: () => void;
}

function KeptState({ kept, isComplete, onRemove }: StateProps) {
  const { dateTime } = useDates();
  const number = useNumber();
  const locale = bcp47(useLocale());
  const { here, files, asOf, bytes } = kept;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="tabular">
        {isComplete ? (
          <Trans>
            Kept on this device, as of {{ time: dateTime(asOf) }},{' '}
            {{ size: formatBytes(bytes, locale) }}
          </Trans>
        ) : (
          <Trans>
            {{ done: number(here) }} of {{ total: number(files.length) }} files are on this device.
          </Trans>
        )}
      </p>
      <Button variant="quiet" onClick={onRemove}>
        <Trans>Remove</Trans>
      </Button>
    </div>
  );
}

function JobProgress({ job: { done, total } }: { job: KeepJob }) {
  const { t } = useLingui();
  const locale = bcp47(useLocale());
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Progress
        label={t`Files on this device`}
        done={done}
        total={total}
        className="min-w-40 flex-1"
      />
      <span className="tabular text-sm">
        <Trans comment="bytes that have been fetched">
          {{ done: formatBytes(done, locale) }} of {{ total: formatBytes(total, locale) }}
        </Trans>
      </span>
      <Button variant="quiet" onClick={() => void cancel()}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  );
}

/** Says why a job ended before all files were here. */
function JobEnd({ phase }: { phase: KeepJob['phase'] }) {
  if (phase === 'full')
    return (
      <Notice tone="error">
        <Trans>There is no room on this device for the other files.</Trans>
      </Notice>
    );
  if (phase !== 'offline' && phase !== 'failed') return null;
  return (
    <Notice tone="error">
      {phase === 'offline' ? (
        <Trans>The connection broke. The files that are here stay.</Trans>
      ) : (
        <Trans>The files could not be fetched. Try again.</Trans>
      )}
    </Notice>
  );
}
