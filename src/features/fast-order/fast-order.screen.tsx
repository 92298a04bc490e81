import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { maxOrderLines } from '#shared/order-lines/order-line.ts';
import { paths } from '#src/app/paths.ts';
import { loadAliases } from '#src/features/order-lists/order-lists.public.ts';
import { ScanButton } from '#src/features/scan/scan.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { useUnsavedInput } from '#src/lib/input/unsaved-input.ts';
import { Button } from '#src/ui/button.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { ConnectionNote } from './components/connection-note.tsx';
import { GridRowsList } from './components/grid-rows-list.tsx';
import { GridSummary } from './components/grid-summary.tsx';
import { OrderFileField } from './components/order-file-field.tsx';
import { PasteBox } from './components/paste-box.tsx';
import type { GridView, OrderGrid } from './order-grid.ts';
import { lookUp } from './resolve-codes.ts';
import { useOrderGrid, useValidatedRows } from './use-order-grid.ts';

function LookupProgress({ grid, view }: { grid: OrderGrid; view: GridView }) {
  const { t } = useLingui();
  const { progress, left, hidden, notKept } = view;
  return (
    <>
      {progress && progress.total > 1 ? (
        <Notice
          tone="info"
          action={
            <Button variant="quiet" onClick={() => grid.cancel()}>
              <Trans>Cancel</Trans>
            </Button>
          }
        >
          <progress
            aria-label={t`Looking up codes`}
            className="w-full accent-brand-strong"
            value={progress.done}
            max={progress.total}
          />
        </Notice>
      ) : null}
      {left > 0 ? (
        <Notice tone="warning">
          <Plural
            value={left}
            one={`The first ${maxOrderLines} lines were read, # is left out.`}
            other={`The first ${maxOrderLines} lines were read, # are left out.`}
          />
        </Notice>
      ) : null}
      {hidden > 0 ? (
        <Notice tone="warning">
          <Plural
            value={hidden}
            one="# row is hidden in the spreadsheet and was read too."
            other="# rows are hidden in the spreadsheet and were read too."
          />
        </Notice>
      ) : null}
      {notKept ? (
        <Notice tone="warning">
          <Trans>
            This device has no room to keep these lines. They are lost when the page is closed.
          </Trans>
        </Notice>
      ) : null}
    </>
  );
}

function FastOrder({ userId, customer }: { userId: string | number; customer: string }) {
  const { grid, view } = useOrderGrid(userId, customer);
  // The entries of the installed app's launcher lead here.
  const [search] = useSearchParams();
  const validated = useValidatedRows(view.rows);
  useUnsavedInput(view.notKept);
  const find = async (code: string) => {
    const found = await lookUp([code], await loadAliases(customer));
    const { product = null, suggestions = [], isCarton = false } = found.get(code) ?? {};
    const added = product ?? (isCarton ? suggestions[0] : null);
    if (!added) return null;
    grid.addKnown(added);
    return { path: paths.fastOrder(), isCarton };
  };
  return (
    <div className="space-y-4">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <PageHeader title={<Trans>Fast order</Trans>} />
        <LocaleLink
          to={paths.repeatOrder()}
          className="inline-flex min-h-touch items-center text-brand-ink underline-offset-4 hover:underline"
        >
          <Trans>Repeat an order</Trans>
        </LocaleLink>
      </header>
      <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-end">
        <PasteBox grid={grid} />
        <div className="flex items-start gap-2">
          <OrderFileField grid={grid} received={search.has('received')} />
          <ScanButton find={find} atOnce={search.has('scan')} />
        </div>
      </div>
      <ConnectionNote grid={grid} view={view} />
      <LookupProgress grid={grid} view={view} />
      <GridRowsList validated={validated} grid={grid} />
      <GridSummary validated={validated} grid={grid} />
    </div>
  );
}

/** Codes and quantities typed, pasted or uploaded, straight into the cart (R009, U207, N054). */
export function Component() {
  const { user, customer } = useSession();
  if (!customer) return null;
  return <FastOrder key={customer.unified} userId={user.id} customer={customer.unified} />;
}
