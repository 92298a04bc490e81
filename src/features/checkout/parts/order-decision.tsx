import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '#src/app/paths.ts';
import { cartSync } from '#src/features/cart/cart.public.ts';
import { AsOf, useMoney } from '#src/features/hosts/hosts.public.ts';
import { refetchOrReportOffline } from '#src/graphql/connection-failed.ts';
import { isNetworkError } from '#src/graphql/errors.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import { Button } from '#src/ui/button.tsx';
import { DescriptionList } from '#src/ui/description-list.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import type { OrderNote, OrderVariables } from '../checkout.offline.ts';
import { checkoutQueries } from '../checkout.queries.ts';
import {
  acceptAll,
  type Choice,
  compareLines,
  decidedOrder,
  decisionOf,
  freightChange,
  headErrors,
  withFreight,
} from '../compare-order.rules.ts';
import { replaceOrder } from '../order-intents.ts';
import { useCheckoutErrorText } from '../use-checkout-error-text.ts';
import { useFreightText } from '../use-freight-text.ts';
import { ComparedLine } from './compared-line.tsx';
import UndecidedOrder from './undecided-order.tsx';

/**
 * A refused order line by line: as the buyer saw it, as it is now, and a choice. Only what is shown here
 * when the button is pressed is ordered.
 */
export default function OrderDecision({ entry }: { entry: OutboxEntry }) {
  const { t } = useLingui();
  const money = useMoney();
  const navigate = useLocaleNavigate();
  const errorText = useCheckoutErrorText();
  const freightText = useFreightText();
  const variables = entry.variables as OrderVariables;
  const note = entry.note as OrderNote;
  const review = useQuery(checkoutQueries.review(variables));
  const [made, setMade] = useState<Record<number, Choice>>({});
  const [failed, setFailed] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const lines = review.data ? compareLines(variables, note.lines, review.data) : [];
  const decisions = lines.map((line) => decisionOf(line, made[line.index]));
  const decided = review.data ? decidedOrder(variables, decisions) : null;
  const result = useQuery(checkoutQueries.review(decided?.variables ?? null));

  if (review.isError && !review.data)
    return (
      <div className="space-y-4">
        {isNetworkError(review.error) ? (
          <>
            <UndecidedOrder entry={entry} />
            <Notice tone="info">
              <Trans>The comparison with today comes when you are online.</Trans>
            </Notice>
          </>
        ) : (
          <LoadFailure
            error={review.error}
            onRetry={() => void refetchOrReportOffline(review.refetch)}
          />
        )}
      </div>
    );
  if (!review.data) return <Skeleton className="h-80" />;

  const changed = lines.filter((line) => line.changes.length > 0);
  const open = decisions.filter((decision) => decision === null).length;
  const nothingLeft = open === 0 && decided === null;
  const inTheWay = decided ? (result.data?.userErrors ?? []) : headErrors(review.data);
  const total = result.data?.total ?? null;
  const freight = freightChange(variables, review.data);
  const notYet = (): string | null => {
    if (open > 0) return t`Decide on every line first`;
    if (nothingLeft) return t`No line is left`;
    if (!result.data) return t`The order is being checked`;
    if (inTheWay.length > 0) return t`It cannot be placed like this`;
    return null;
  };

  const place = async () => {
    const viewer = boundViewer();
    if (!viewer || !decided || !result.data) return;
    setBusy(true);
    const { total: sum, shipping, asOf } = result.data;
    const { lines: taken } = decided;
    const known = { total: sum, shipping, shippingUpTo: false, asOf };
    const about = { lines: taken, lineCount: taken.length, ...known };
    try {
      const variables = withFreight(decided.variables, shipping);
      const order = { variables, note: { ...note, ...about } };
      const id = await replaceOrder(viewer, entry.id, order);
      void cartSync.pull();
      navigate(paths.orderConfirmation({ waiting: id }), { replace: true });
    } catch {
      setFailed(t`Not saved. Look at Pending changes and try again.`);
      setBusy(false);
    }
  };

  return (
    <div className="space-y-6">
      {inTheWay.map((error) => (
        <Notice key={`${error.field}.${error.code}`} tone="error">
          {errorText(error)}
        </Notice>
      ))}
      {freight ? <Notice tone="warning">{freightText(freight, note.shipping)}</Notice> : null}
      {failed ? <Notice tone="error">{failed}</Notice> : null}
      <section className="space-y-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-lg font-semibold">
            {changed.length === 0 ? (
              <Trans>All lines are as you saw them</Trans>
            ) : (
              <Plural
                value={{ count: changed.length }}
                one="# line has changed"
                other="# lines have changed"
              />
            )}
          </h2>
          {open > 0 ? (
            <Button variant="secondary" onClick={() => setMade(acceptAll(lines))}>
              <Trans>Accept all</Trans>
            </Button>
          ) : null}
        </div>
        <AsOf at={review.data.asOf} />
        {changed.map((line) => (
          <ComparedLine
            key={line.index}
            line={line}
            choice={made[line.index]}
            onChoose={(choice) => setMade({ ...made, [line.index]: choice })}
          />
        ))}
      </section>
      {changed.length > 0 && lines.length > changed.length ? (
        <p className="text-ink-muted">
          <Plural
            value={{ count: lines.length - changed.length }}
            one="# line is as you saw it"
            other="# lines are as you saw them"
          />
        </p>
      ) : null}
      <DescriptionList
        look="sums"
        className="border-t border-line pt-3"
        entries={[
          {
            key: 'total',
            name: (
              <span className="text-ink-muted">
                <Trans>Total, {{ total: money(note.total) }} when you saw it</Trans>
              </span>
            ),
            value: (
              <span className="text-xl font-semibold">{total === null ? '–' : money(total)}</span>
            ),
          },
        ]}
      />
      <Button
        variant="primary"
        className="w-full sm:w-auto"
        busy={busy}
        disabledReason={notYet()}
        onClick={() => void place()}
      >
        <Trans>Place the order like this</Trans>
      </Button>
    </div>
  );
}
