import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { paths } from '#src/app/paths.ts';
import { ProblemNotice } from '#src/crud/form/problem-notice.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { Button } from '#src/ui/button.tsx';
import { Picture } from '#src/ui/picture.tsx';
import type { Waiting } from '../notifications.queries.ts';
import { useRestock } from '../use-restock.ts';
import { RestockDialog } from './restock-dialog.tsx';

interface Props {
  row: Waiting;
  /** The other rows of the list. */
  all: readonly Waiting[];
}

/** One article the user waits for: how many, for whom, since when; to be changed or stopped. */
export function WaitingRow({ row, all }: Props) {
  const { t } = useLingui();
  const online = useOnline();
  const { customer } = useSession();
  const { date } = useDates();
  const { stop, busy, problem } = useRestock(row);
  const [changing, setChanging] = useState(false);
  const { qty, article_code_display: code, customerName } = row;
  const own = row.customer === customer?.unified;
  // The server stops for the active customer first; another one's comes after that.
  const mayStop =
    own ||
    !all.some((one) => one.article_code === row.article_code && one.customer === customer?.unified);
  const day = row.toldAt ? date(row.toldAt) : '';
  return (
    <li className="flex flex-wrap items-start gap-3 py-3">
      <Picture square file={row.image} alt="" className="size-12 shrink-0" />
      <div className="min-w-0 flex-1 basis-40">
        <LocaleLink
          to={paths.product(row.category.toLowerCase(), row.slug)}
          className="inline-block min-h-touch break-words underline-offset-2 hover:underline"
        >
          {row.name}
        </LocaleLink>
        <p className="tabular text-sm text-ink-muted">{code}</p>
        <p className="tabular text-sm">
          <Trans>{qty} wanted</Trans>
          {own ? null : (
            <>
              {' · '}
              <Trans>for {customerName}</Trans>
            </>
          )}
          {day ? (
            <>
              {' · '}
              <Trans>notified on {day}</Trans>
            </>
          ) : null}
        </p>
        <ProblemNotice problem={problem} />
      </div>
      <div className="flex flex-wrap gap-2">
        {own ? (
          <Button
            variant="secondary"
            aria-label={t`Change the quantity of ${code}`}
            disabled={!online}
            onClick={() => online && setChanging(true)}
          >
            <Trans>Change</Trans>
          </Button>
        ) : null}
        {mayStop ? (
          <Button
            variant="quiet"
            busy={busy}
            aria-label={t`Stop waiting for ${code}`}
            disabledReason={online ? null : t`You are offline.`}
            onClick={() => void stop()}
          >
            <Trans>Stop</Trans>
          </Button>
        ) : null}
      </div>
      {own ? (
        <RestockDialog
          article={row}
          wanted={qty}
          open={changing}
          onClose={() => setChanging(false)}
        />
      ) : null}
    </li>
  );
}
