import { Trans } from '@lingui/react/macro';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { usePercent } from '#src/i18n/use-percent.ts';
import { calculateShare } from '../credit.rules.ts';

interface Props {
  /** Minor units, both. */
  target: number;
  achieved: number;
}

/** The purchase target of a year and the progress, in words and as a bar (N048). */
export function MarketingTarget({ target, achieved }: Props) {
  const money = useMoney();
  const percent = usePercent();
  const share = calculateShare(achieved, target);
  const [has, wanted] = [money(achieved), money(target)];
  return (
    <div className="space-y-1 text-sm">
      <p className="flex justify-between gap-3">
        <span className="font-semibold">
          <Trans>Marketing target</Trans>
        </span>
        {share === null ? null : <span className="tabular">{percent(share, 0)}</span>}
      </p>
      <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunken">
        <div
          className="h-full rounded-full bg-brand"
          style={{ width: `${Math.min(100, Math.max(0, (share ?? 0) * 100))}%` }}
        />
      </div>
      <p className="tabular text-ink-muted">
        <Trans>
          {has} of {wanted} achieved
        </Trans>
      </p>
    </div>
  );
}
