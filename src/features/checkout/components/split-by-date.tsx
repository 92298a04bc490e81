import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { fullName } from '#src/lib/variant-text.ts';
import { Button } from '#src/ui/button.tsx';
import { DayField } from '#src/ui/fields/day-field.tsx';
import { dayOfAll } from '../delivery-split.rules.ts';
import type { CartLines, OrderPart } from '../order-of-cart.ts';
import type { Delivery } from '../use-delivery.ts';
import type { useDeliveryDays } from '../use-delivery-days.ts';

/** Up to so many lines their date fields are shown without being asked for. */
const fewLines = 6;

interface Props {
  delivery: Delivery;
  parts: readonly OrderPart[];
  /** Other days than the order's, by article. */
  dates: Record<string, string>;
  days: ReturnType<typeof useDeliveryDays>;
  /** The problem of each line, by article. */
  problems: Record<string, string>;
}

/** Other days for lines, one for many at once or line by line, and the orders this makes. */
export function SplitByDate({ delivery, parts, dates, days, problems }: Props) {
  const { t } = useLingui();
  const { way, inStock, rest } = delivery;
  const lines = [...inStock, ...rest];
  const [open, setOpen] = useState(lines.length <= fewLines);
  return (
    <section aria-label={t`Split by date`} className="space-y-4">
      {way === 'lines' && delivery.byArrival ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <GroupDay
            label={t`All lines in stock`}
            lines={inStock}
            delivery={delivery}
            dates={dates}
            days={days}
          />
          <GroupDay
            label={t`All lines not in stock`}
            lines={rest}
            delivery={delivery}
            dates={dates}
            days={days}
          />
        </div>
      ) : null}
      {way !== 'lines' ? null : open || lines.some((line) => problems[line.articleCode]) ? (
        <LineDays lines={lines} delivery={delivery} dates={dates} days={days} problems={problems} />
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          <Plural
            value={{ count: lines.length }}
            one="Days of # line"
            other="Days of all # lines"
          />
        </Button>
      )}
      {parts.length > 1 ? <Orders parts={parts} /> : null}
    </section>
  );
}

type DayProps = Pick<Props, 'delivery' | 'dates' | 'days'> & { lines: CartLines };

/** One day for many lines; empty while they have several. */
function GroupDay({ label, lines, delivery, dates, days }: DayProps & { label: string }) {
  const date = dayOfAll(dates, lines);
  return (
    <DayField
      clearable
      label={label}
      min={days.first}
      max={days.last}
      hint={<Plural value={{ count: lines.length }} one="# line" other="# lines" />}
      error={days.problem(date) === 'CLOSED_DAY' ? days.closedTexts(date) : undefined}
      value={date}
      onChange={(day) => delivery.setDay(lines, day)}
    />
  );
}

function LineDays({ lines, delivery, dates, days, problems }: DayProps & Pick<Props, 'problems'>) {
  const wrong = (articleCode: string) => {
    const date = dates[articleCode] ?? '';
    if (days.problem(date) === 'CLOSED_DAY') return days.closedTexts(date);
    return problems[articleCode];
  };
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
      {lines.map((line) => (
        <li
          key={line.articleCode}
          className="grid gap-2 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_12rem] sm:items-center"
        >
          <span className="min-w-0 break-words">
            {line.qty} × {fullName(line.product)}
          </span>
          <DayField
            clearable
            label={
              <span className="sr-only">
                <Trans>Delivery date of {{ article: fullName(line.product) }}</Trans>
              </span>
            }
            min={days.first}
            max={days.last}
            value={dates[line.articleCode] ?? ''}
            error={wrong(line.articleCode)}
            onChange={(day) => delivery.setDay([line], day)}
          />
        </li>
      ))}
    </ul>
  );
}

function Orders({ parts }: Pick<Props, 'parts'>) {
  const money = useMoney();
  const { date: write } = useDates();
  return (
    <div className="space-y-2">
      <p className="text-sm text-ink-muted">
        <Trans>This becomes {{ count: parts.length }} orders, each with its own freight:</Trans>
      </p>
      <ol className="tabular space-y-1 text-sm">
        {parts.map((part) => (
          <li key={part.date} className="flex justify-between gap-3">
            <span>
              {part.date ? write(part.date) : <Trans>as soon as possible</Trans>}
              {' · '}
              <Plural value={{ count: part.lines.length }} one="# line" other="# lines" />
            </span>
            <span>{money(part.goods)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
