import { useLingui } from '@lingui/react/macro';
import { isRecallDone, recallStates } from '#shared/serials/recall-task.rules.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { Chart } from '#src/ui/chart/chart.tsx';
import { Meter } from '#src/ui/chart/meter.tsx';
import type { RecallAnswer } from './recalls.queries.ts';
import { useRecallTexts } from './use-recall-texts.ts';

/** How far a recall is: a bar for a dealer, the frames in each state for staff. */
export function RecallProgress({ counts }: Pick<RecallAnswer, 'counts'>) {
  const { t } = useLingui();
  const { user } = useSession();
  const number = useNumber();
  const texts = useRecallTexts();
  const figures = recallStates.map(
    (state) => counts.find((one) => one.state === state)?.count ?? 0,
  );
  const all = figures.reduce((sum, count) => sum + count, 0);
  const done = recallStates.reduce(
    (sum, state, at) => sum + (isRecallDone(state) ? (figures[at] ?? 0) : 0),
    0,
  );
  if (all === 0) return null;
  if (user.isCustomer || user.isCustVendor)
    return <Meter className="max-w-md" label={t`Done`} value={done} max={all} format={number} />;
  return (
    <Chart
      kind="bar"
      title={t`Progress of the recall`}
      summary={t`${{ done: number(done) }} of ${{ all: number(all) }} frames are done.`}
      categories={recallStates.map((state) => texts[state])}
      categoryName={t`State`}
      series={[{ name: t`Frames`, values: figures }]}
      format={number}
    />
  );
}
