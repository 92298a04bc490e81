import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { AsOf } from '#src/crud/record/as-of.tsx';
import { refetchOrReportOffline } from '#src/graphql/connection-failed.ts';
import { isNetworkError } from '#src/graphql/errors.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { Button } from '#src/ui/button.tsx';
import { DescriptionList } from '#src/ui/layout/description-list.tsx';
import { LoadFailure } from '#src/ui/state/load-failure.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import type { OrderNote, OrderVariables } from '../checkout.offline.ts';
import { checkoutQueries } from '../checkout.queries.ts';
import { freightChange } from '../compare-order.rules.ts';
import { useCheckoutErrorText } from '../use-checkout-error-text.ts';
import { useFreightText } from '../use-freight-text.ts';
import { type OrderReview, useOrderDecision } from '../use-order-decision.ts';
import { ComparedLine } from './compared-line.tsx';
import { UndecidedOrder } from './undecided-order.tsx';

/**
 * A refused order line by line: as the buyer saw it, as it is now, and a choice. Only what is shown here
 * when the button is pressed is ordered.
 */
export function OrderDecision({ entry }: { entry: OutboxEntry }) {
  const review = useQuery(checkoutQueries.review(entry.variables as OrderVariables));
  if (review.data) return <ReviewedOrder entry={entry} review={review.data} />;
  if (!review.isError) return <Skeleton className="h-80" />;
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
}

function ReviewedOrder({ entry, review }: { entry: OutboxEntry; review: OrderReview }) {
  const errorText = useCheckoutErrorText();
  const freightText = useFreightText();
  const note = entry.note as OrderNote;
  const decision = useOrderDecision(entry, review);
  const { lines, inTheWay, failed } = decision;
  const same = lines.filter((line) => line.changes.length === 0);
  const freight = freightChange(entry.variables as OrderVariables, review);
  return (
    <div className="space-y-6">
      {inTheWay.map((error) => (
        <Notice key={`${error.field}.${error.code}`} tone="error">
          {errorText(error)}
        </Notice>
      ))}
      {freight ? <Notice tone="warning">{freightText(freight, note.shipping)}</Notice> : null}
      {failed ? <Notice tone="error">{failed}</Notice> : null}
      <ChangedLines decision={decision} asOf={review.asOf} />
      {same.length > 0 && same.length < lines.length ? (
        <p className="text-ink-muted">
          <Plural
            value={{ count: same.length }}
            one="# line is as you saw it"
            other="# lines are as you saw them"
          />
        </p>
      ) : null}
      <NewTotal total={decision.total} seen={note.total} />
      <Button
        variant="primary"
        className="w-full sm:w-auto"
        busy={decision.busy}
        disabledReason={decision.notYet}
        onClick={() => void decision.place()}
      >
        <Trans>Place the order like this</Trans>
      </Button>
    </div>
  );
}

interface ChangedLinesProps {
  decision: ReturnType<typeof useOrderDecision>;
  asOf: string;
}

function ChangedLines({ decision, asOf }: ChangedLinesProps) {
  const changed = decision.lines.filter((line) => line.changes.length > 0);
  return (
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
        {decision.open > 0 ? (
          <Button variant="secondary" onClick={decision.acceptAll}>
            <Trans>Accept all</Trans>
          </Button>
        ) : null}
      </div>
      <AsOf at={asOf} />
      {changed.map((line) => (
        <ComparedLine
          key={line.index}
          line={line}
          choice={decision.choices[line.index]}
          onChoose={(choice) => decision.choose(line.index, choice)}
        />
      ))}
    </section>
  );
}

/** The total as decided, with the one that the buyer saw; minor units, null while it is not known. */
function NewTotal({ total, seen }: { total: number | null; seen: number }) {
  const money = useMoney();
  return (
    <DescriptionList
      look="sums"
      className="border-t border-line pt-3"
      entries={[
        {
          key: 'total',
          name: (
            <span className="text-ink-muted">
              <Trans>Total, {{ total: money(seen) }} when you saw it</Trans>
            </span>
          ),
          value: (
            <span className="text-xl font-semibold">{total === null ? '–' : money(total)}</span>
          ),
        },
      ]}
    />
  );
}
