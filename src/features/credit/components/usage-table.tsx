import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { usePercent } from '#src/i18n/use-percent.ts';
import { classNames } from '#src/ui/class-names.ts';
import { calculateShare } from '../credit.rules.ts';

/** One thing the limit is used for. */
export interface Use {
  key: string;
  label: ReactNode;
  amount: number;
}

interface Props {
  uses: readonly Use[];
  /** The exposure, and from there to the balance. */
  sums: readonly Use[];
  /** Minor units; null without a limit: then there are no shares. */
  limit: number | null;
}

/** The use of the limit, with shares of the limit (U112). */
export function UsageTable({ uses, sums, limit }: Props) {
  const limited = limit !== null && limit > 0;
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">
        <Trans>Use of the credit</Trans>
      </caption>
      <thead className="text-left text-ink-muted">
        <tr className="border-b border-line">
          <th scope="col" className="py-1 pr-2 font-medium">
            <Trans>Used for</Trans>
          </th>
          <th scope="col" className="py-1 text-right font-medium">
            <Trans>Amount</Trans>
          </th>
          {limited ? (
            <th scope="col" className="py-1 pl-2 text-right font-medium">
              <Trans>of the limit</Trans>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {uses.map((use) => (
          <UseRow key={use.key} use={use} limit={limit} />
        ))}
      </tbody>
      <tfoot className="border-t border-line-strong">
        {sums.map((sum) => (
          <UseRow key={sum.key} use={sum} limit={limit} strong={sum.key !== 'orders'} />
        ))}
      </tfoot>
    </table>
  );
}

interface RowProps {
  use: Use;
  limit: number | null;
  /** A sum of others. */
  strong?: boolean;
}

function UseRow({ use, limit, strong = false }: RowProps) {
  const money = useMoney();
  const percent = usePercent();
  const share = calculateShare(use.amount, limit);
  return (
    <tr className={classNames('h-touch', strong && 'font-semibold')}>
      <th
        scope="row"
        className={classNames(
          'pr-2 text-left hyphens-auto wrap-anywhere',
          !strong && 'font-normal',
        )}
      >
        {use.label}
      </th>
      <td className="tabular text-right whitespace-nowrap">{money(use.amount)}</td>
      {share === null ? null : (
        <td className="tabular pl-2 text-right text-ink-muted">{percent(share, 0)}</td>
      )}
    </tr>
  );
}
