import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { getDayIn } from '#shared/days.ts';
import { bcp47 } from '#shared/locales.ts';
import { confirm } from '#src/crud/form/confirm.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { useNumber } from '#src/i18n/use-number.ts';
import { getServerNow } from '#src/lib/device/server-clock.ts';
import { formatBytes } from '#src/lib/files/format-bytes.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { boundViewer, type Viewer } from '#src/offline/viewer.ts';
import { Button } from '#src/ui/button.tsx';
import { SwitchField } from '#src/ui/fields/switch-field.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { Progress } from '#src/ui/state/progress.tsx';
import { invoicesOnDeviceQuery, readDeviceAgain } from '../device/device.queries.ts';
import type { InvoicesOnDevice } from '../device/kept-year.ts';
import { loadInvoiceDevice } from '../device/load-invoice-device.ts';
import { type YearJob, yearJob } from '../device/year-job.ts';

type Year = NonNullable<InvoicesOnDevice['year']>;

/** How many of the documents have arrived. */
function JobProgress({ job, onCancel }: { job: YearJob; onCancel: () => void }) {
  const { t } = useLingui();
  const number = useNumber();
  const [done, total] = [number(job.done), number(job.total)];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Progress
        label={t`Documents on this device`}
        done={job.done}
        total={job.total}
        className="min-w-40 flex-1"
      />
      <span className="tabular text-sm">
        {job.total > 0 ? (
          <Trans comment="documents of invoices that have been fetched">
            {done} of {total} documents
          </Trans>
        ) : (
          <Trans>Looking for this year’s invoices</Trans>
        )}
      </span>
      <Button variant="quiet" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  );
}

/** The documents of the year on the device, and whether any are missing. */
function YearState({ year, onGoOn }: { year: Year; onGoOn: (() => void) | null }) {
  const { dateTime } = useDates();
  const number = useNumber();
  const locale = bcp47(useLocale());
  const size = formatBytes(year.bytes, locale);
  const when = dateTime(year.asOf);
  const [done, total] = [number(year.done), number(year.total)];
  const calendarYear = year.year;
  if (year.done >= year.total)
    return (
      <p role="status" className="tabular">
        <Plural
          value={{ count: year.total }}
          one={`# document of ${calendarYear}, ${size}, as of ${when}`}
          other={`# documents of ${calendarYear}, ${size}, as of ${when}`}
        />
      </p>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="tabular">
        <Trans>
          {done} of {total} documents are on this device, {size}.
        </Trans>
      </p>
      {onGoOn ? (
        <Button variant="secondary" onClick={onGoOn}>
          <Trans>Go on</Trans>
        </Button>
      ) : null}
    </div>
  );
}

/** The room that documents take up, and why some are missing. */
function Room({ use, budget, isFull }: { use: number; budget: number; isFull: boolean }) {
  const locale = bcp47(useLocale());
  const [used, most] = [formatBytes(use, locale), formatBytes(budget, locale)];
  return (
    <>
      {isFull ? (
        <Notice tone="warning">
          <Trans>There is no room for the other documents. They need a connection.</Trans>
        </Notice>
      ) : null}
      {use > 0 ? (
        <p className="tabular text-sm text-ink-muted">
          <Trans>
            Invoices take up {used} of {most} on this device. Those opened longest ago make room for
            new ones.
          </Trans>
        </p>
      ) : null}
    </>
  );
}

/** Says that the job ended before the device had the list of the year. */
function ListFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="error"
      action={
        <Button variant="secondary" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>The list could not be loaded.</Trans>
    </Notice>
  );
}

async function askToRemove(): Promise<boolean> {
  return await confirm({
    title: <Trans>Remove this year’s invoices from this device?</Trans>,
    text: (
      <Trans>
        Their PDFs and e-invoices then need a connection. The invoices stay in the portal.
      </Trans>
    ),
    action: <Trans>Remove</Trans>,
    danger: true,
  });
}

type Actions = Awaited<ReturnType<typeof loadInvoiceDevice>>;

/** Calls a function of `keep-year.ts` for the viewer of the page. */
async function withYear(work: (actions: Actions, viewer: Viewer) => Promise<void>): Promise<void> {
  const viewer = boundViewer();
  if (!viewer) return;
  await work(await loadInvoiceDevice(), viewer);
  await readDeviceAgain(viewer.customer ?? '');
}

/** Keeps the PDFs and e-invoices of this year on the device, so that they open without a network. */
export function KeepYear() {
  const online = useOnline();
  const { timeZone } = useHostConfig();
  const { customer } = useSession();
  const job = useSyncExternalStore(yearJob.subscribe, yearJob.getSnapshot);
  const { data, isPlaceholderData } = useQuery(
    invoicesOnDeviceQuery(customer?.unified ?? '', job.phase),
  );
  const isRunning = job.phase === 'running';
  const [isOpen, setOpen] = useState(isRunning);
  const year = data?.year ?? null;
  const start = () => {
    // Shown at once, because the first press still has to load the code.
    yearJob.set({ phase: 'running', done: 0, total: 0 });
    withYear((actions, viewer) =>
      actions.keepYear(viewer, getDayIn(timeZone, getServerNow())),
    ).catch(() => yearJob.set({ phase: 'failed', done: 0, total: 0 }));
  };
  const cancel = () => void withYear((actions, viewer) => actions.cancelYear(viewer));
  const remove = async () => {
    if (await askToRemove()) await withYear((actions, viewer) => actions.removeYear(viewer));
  };
  const change = () => {
    if (isRunning) cancel();
    else if (year) void remove();
    else start();
  };
  const hasFailed = job.phase === 'failed' || job.phase === 'offline';
  const hasNoList = data?.year === null && !isPlaceholderData;
  const isOn = isRunning || year !== null;
  return (
    <details
      className="rounded-lg border border-line bg-surface px-4 print:hidden"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-touch cursor-pointer items-center text-brand-ink">
        <Trans>Invoices on this device</Trans>
      </summary>
      <div className="space-y-2 pb-4">
        <SwitchField
          label={<Trans>Keep this year’s invoices on this device</Trans>}
          hint={
            online || isOn ? (
              <Trans>Their PDFs and e-invoices then open without a connection.</Trans>
            ) : (
              <Trans>You are offline. Switching on needs a connection.</Trans>
            )
          }
          checked={isOn}
          disabled={!online && !isOn}
          onChange={change}
        />
        {isRunning ? (
          <JobProgress job={job} onCancel={cancel} />
        ) : year ? (
          <YearState year={year} onGoOn={online ? start : null} />
        ) : hasFailed && hasNoList ? (
          <ListFailure onRetry={start} />
        ) : null}
        {data ? <Room use={data.use} budget={data.budget} isFull={job.phase === 'full'} /> : null}
      </div>
    </details>
  );
}
