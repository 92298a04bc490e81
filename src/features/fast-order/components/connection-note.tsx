import { Trans } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { AsOf } from '#src/crud/record/as-of.tsx';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { mayAnswer, takenSummary } from '#src/offline/catalog/offline-catalog-flag.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import type { GridView, OrderGrid } from '../order-grid.ts';

/** Without a connection: from when prices and stock are, or that codes cannot be looked up here. */
export function ConnectionNote({ grid, view }: { grid: OrderGrid; view: GridView }) {
  const online = useOnline();
  const viewer = boundViewer();
  const here = mayAnswer('ResolveArticles', viewer);
  const waiting = view.rows.some((row) => row.state === 'unchecked');
  if (!online && here)
    return (
      <p className="text-sm text-ink-muted">
        <Trans>No connection. Codes are looked up in the catalog on this device.</Trans>{' '}
        <AsOf at={viewer ? takenSummary(viewer.userId)?.asOf : null} />
      </p>
    );
  if (!online || view.failed === 'offline')
    return (
      <Notice
        tone="warning"
        action={
          <LocaleLink
            to={paths.offlineCatalog()}
            className="inline-flex min-h-touch items-center text-brand-ink underline"
          >
            <Trans>Take the catalog along</Trans>
          </LocaleLink>
        }
      >
        <Trans>
          No connection, and the catalog is not on this device. Lines are kept and looked up as soon
          as there is a connection.
        </Trans>
      </Notice>
    );
  if (view.failed === 'failed' || waiting)
    return (
      <Notice
        tone="warning"
        action={
          <Button variant="quiet" onClick={() => void grid.checkUnchecked()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>Some lines have not been looked up yet.</Trans>
      </Notice>
    );
  return null;
}
