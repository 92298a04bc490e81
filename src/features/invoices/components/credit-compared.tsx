import { Trans } from '@lingui/react/macro';
import { useCreditStatus, useOrderBlock } from '#src/features/credit/credit.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { Notice } from '#src/ui/state/notice.tsx';

/** Times that differ by no more than this count as the same, in ms. */
const sameTime = 60_000;

interface Props {
  /** The total of the list, minor units. */
  owed: number;
  /** The time of the list. */
  asOf: string;
}

/**
 * The reason why ordering is blocked, in the words of the credit. The credit's amount of open invoices is
 * shown too where its time or the amount itself differs from the list.
 */
export function CreditCompared({ owed, asOf }: Props) {
  const money = useMoney();
  const { timeOrDay } = useDates();
  const block = useOrderBlock();
  const credit = useCreditStatus();
  const inCredit = credit.companies.reduce((sum, { openInvoice }) => sum + openInvoice, 0);
  const apart = Math.abs(Date.parse(credit.asOf ?? asOf) - Date.parse(asOf)) > sameTime;
  const differs =
    credit.asOf !== null && credit.companies.length > 0 && (apart || inCredit !== owed);
  const then = timeOrDay(credit.asOf ?? asOf);
  const now = timeOrDay(asOf);
  const [amount, listed] = [money(inCredit), money(owed)];
  return (
    <>
      {block ? <Notice tone="warning">{block}</Notice> : null}
      {differs && then && now ? (
        <p className="tabular text-sm text-ink-muted">
          <Trans>
            The credit says {amount} as of {then}, this list {listed} as of {now}.
          </Trans>
        </p>
      ) : null}
    </>
  );
}
