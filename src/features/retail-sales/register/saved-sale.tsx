import { Trans } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { TextLink } from '#src/crud/record/record-links.tsx';
import { WaitingBadge } from '#src/crud/record/waiting-badge.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { findWaitingSale, useWaitingSales } from '../use-waiting-sales.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import type { SaleToEdit } from './sale-values.ts';

/** The sale that was saved last: whether it waits, and why the server refused it. */
export function SavedSale({ sale }: { sale: SaleToEdit }) {
  const entry = findWaitingSale(useWaitingSales(), sale.saleId);
  const frame = sale.values.frameNumber;
  return (
    <div className="space-y-2">
      <Notice
        tone="success"
        action={
          entry ? (
            <TextLink to={paths.registerSale({ entry: entry.id })}>
              <Trans>Edit</Trans>
            </TextLink>
          ) : null
        }
      >
        <span className="flex flex-wrap items-center gap-2">
          <Trans>The sale of {frame} is saved. Register the next one below.</Trans>
          {entry ? <WaitingBadge state={entry.state} /> : null}
        </span>
      </Notice>
      {entry ? <RefusalNotice entry={entry} /> : null}
    </div>
  );
}
