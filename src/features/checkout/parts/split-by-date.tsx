import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useDates, useMoney } from '#src/features/hosts/hosts.public.ts';
import { fullName } from '#src/lib/variant-text.ts';
import { TextField } from '#src/ui/text-field.tsx';
import type { CartLines, OrderPart } from '../order-of-cart.ts';
import type { useDeliveryDays } from '../use-delivery-days.ts';

interface Props {
  lines: CartLines;
  parts: readonly OrderPart[];
  /** Other days than the order's, by article. */
  dates: Record<string, string>;
  days: ReturnType<typeof useDeliveryDays>;
  /** What is wrong with a line, by article. */
  problems: Record<string, string>;
  onChange: (dates: Record<string, string>) => void;
}

/** Another day for some lines: one order for each day, shown before anything is ordered. */
export default function SplitByDate({ lines, parts, dates, days, problems, onChange }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const { date: write } = useDates();
  const wrong = (articleCode: string) => {
    const date = dates[articleCode] ?? '';
    if (days.problem(date) === 'CLOSED_DAY') return days.closedWords(date);
    return problems[articleCode];
  };
  return (
    <section aria-label={t`Split by date`} className="space-y-4">
      <h2 className="text-lg font-semibold">
        <Trans>Split by date</Trans>
      </h2>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {lines.map(({ articleCode, qty, product }) => (
          <li
            key={articleCode}
            className="grid gap-2 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_12rem] sm:items-center"
          >
            <span className="min-w-0 break-words">
              {qty} × {fullName(product)}
            </span>
            <TextField
              label={
                <span className="sr-only">
                  <Trans>Delivery date of {fullName(product)}</Trans>
                </span>
              }
              type="date"
              min={days.first}
              max={days.last}
              value={dates[articleCode] ?? ''}
              error={wrong(articleCode)}
              onChange={(event) => onChange({ ...dates, [articleCode]: event.target.value })}
            />
          </li>
        ))}
      </ul>
      {parts.length > 1 ? (
        <div className="space-y-2">
          <p className="text-sm text-ink-muted">
            <Trans>This becomes {parts.length} orders, each with its own freight:</Trans>
          </p>
          <ol className="tabular space-y-1 text-sm">
            {parts.map((part) => (
              <li key={part.date} className="flex justify-between gap-3">
                <span>
                  {part.date ? write(part.date) : <Trans>as soon as possible</Trans>}
                  {' · '}
                  <Plural value={part.lines.length} one="# line" other="# lines" />
                </span>
                <span>{money(part.goods)}</span>
              </li>
            ))}
          </ol>
        </div>
      ) : null}
    </section>
  );
}
