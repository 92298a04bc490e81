import { Trans, useLingui } from '@lingui/react/macro';
import { isRecallDone, recallStates } from '#shared/serials/recall-task.rules.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { Chart } from '#src/ui/chart/chart.tsx';
import { Meter } from '#src/ui/chart/meter.tsx';
import { Fold } from '#src/ui/layout/fold.tsx';
import type { RecallAnswer } from './recalls.queries.ts';
import { useRecallTexts } from './use-recall-texts.ts';

type Props = Pick<RecallAnswer, 'counts'>;

/** The frames in each state, in the order of the states, and their sums. */
function toFigures({ counts }: Props) {
  const figures = recallStates.map(
    (state) => counts.find((one) => one.state === state)?.count ?? 0,
  );
  const sum = (isCounted: (at: number) => boolean) =>
    figures.reduce((all, count, at) => all + (isCounted(at) ? count : 0), 0);
  const isDone = recallStates.map(isRecallDone);
  return { figures, all: sum(() => true), done: sum((at) => isDone[at] === true) };
}

/** How far a recall is. */
export function RecallProgress(props: Props) {
  const { t } = useLingui();
  const number = useNumber();
  const { all, done } = toFigures(props);
  if (all === 0) return null;
  return <Meter className="max-w-md" label={t`Done`} value={done} max={all} format={number} />;
}

/** The frames in each state for staff, folded under the list. */
export function RecallChart(props: Props) {
  const { t } = useLingui();
  const { user } = useSession();
  const number = useNumber();
  const texts = useRecallTexts();
  const { figures, all, done } = toFigures(props);
  if (user.isCustomer || user.isCustVendor || all === 0) return null;
  return (
    <Fold summary={<Trans>Chart of the states</Trans>}>
      <Chart
        kind="bar"
        title={t`Progress of the recall`}
        summary={t`${{ done: number(done) }} of ${{ all: number(all) }} frames are done.`}
        categories={recallStates.map((state) => texts[state])}
        categoryName={t`State`}
        series={[{ name: t`Frames`, values: figures }]}
        format={number}
      />
    </Fold>
  );
}
