import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  basisOf,
  findClosest,
  findNextStep,
  isInForce,
  projectBonus,
} from '#shared/bonus/bonus.rules.ts';
import { paths } from '#src/app/paths.ts';
import { AsOf } from '#src/crud/record/as-of.tsx';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { refetchOrReportOffline } from '#src/graphql/connection-failed.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { StepMeter } from '#src/ui/chart/step-meter.tsx';
import { LoadFailure } from '#src/ui/state/load-failure.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import {
  type BonusAgreement,
  type BonusFilter,
  type BonusOutlook,
  outlookQuery,
} from '../bonus.queries.ts';
import { useBonusTexts } from '../use-bonus-texts.ts';
import { toState } from '../what-if.rules.ts';

interface HeadProps {
  filter: BonusFilter;
  /** The page below; it loads at the same time and is shown together with the head, so that nothing moves. */
  children: ReactNode;
}

/** The first sentence, the bonus so far, the ladder of each agreement, and what endangers it. */
export function BonusHead({ filter, children }: HeadProps) {
  const { customer } = useSession();
  const query = outlookQuery(customer?.unified ?? '', filter);
  const { data, isPending, error, refetch } = useQuery(query);
  return (
    <>
      {data ? <Outlook outlook={data} /> : null}
      {isPending ? <Skeleton className="h-40" /> : null}
      {data || isPending ? null : (
        <LoadFailure
          error={error}
          missing={<Trans>This bonus was not opened on this device before.</Trans>}
          onRetry={() => void refetchOrReportOffline(refetch)}
        />
      )}
      <div hidden={isPending}>{children}</div>
    </>
  );
}

function Outlook({ outlook }: { outlook: BonusOutlook }) {
  const money = useMoney();
  const { agreements, asOf, today } = outlook;
  const states = agreements.map(toState);
  return (
    <section className="space-y-3 rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="tabular text-xl font-semibold">
          <FirstSentence outlook={outlook} />
        </p>
        {agreements.length > 0 ? (
          <p className="tabular text-ink-muted">
            <Trans>Bonus so far: {{ total: money(projectBonus(states)) }}</Trans>
          </p>
        ) : null}
        <AsOf at={asOf} />
      </div>
      {agreements.map((terms) => (
        <Agreement key={terms.id} terms={terms} today={today} />
      ))}
    </section>
  );
}

/** "1,240.00 more by 30 Sep = +2 %", about the agreement that is closest to its next step. */
function FirstSentence({ outlook: { agreements, today } }: { outlook: BonusOutlook }) {
  const { date } = useDates();
  const texts = useBonusTexts();
  if (agreements.length === 0) return <Trans>No bonus agreement runs in this period.</Trans>;
  const running = agreements.filter((terms) => isInForce(terms, today));
  if (running.length === 0) return <Trans>No agreement of this period runs today.</Trans>;
  const closest = findClosest(running.map(toState));
  const next = closest && findNextStep(closest.terms, basisOf(closest.terms, closest.sums));
  if (!next) return <Trans>The highest step is reached.</Trans>;
  const { terms } = closest;
  return (
    <Trans>
      {{ missing: texts.count(terms, next.missing) }} more by {{ day: date(terms.to) }} ={' '}
      {{ gain: texts.gain(terms, next.gain) }}
    </Trans>
  );
}

function Agreement({ terms, today }: { terms: BonusAgreement; today: string }) {
  const { t } = useLingui();
  const { date } = useDates();
  const texts = useBonusTexts();
  const { name, brand, category, from, to, arrears } = terms;
  const kind =
    category === 'Bike' ? t`Bikes` : category === 'PAA' ? t`Parts and accessories` : null;
  const period = `${date(from)} – ${date(to)}`;
  return (
    <div className="space-y-2">
      <StepMeter
        label={[name, brand, kind, period].filter(Boolean).join(' · ')}
        value={basisOf(terms, terms.sums)}
        steps={terms.steps.map(({ threshold, reward }) => ({
          at: threshold,
          label: texts.reward(terms, reward),
        }))}
        format={(value) => texts.count(terms, value)}
        markLabel={isInForce(terms, today) ? t`Today` : t`At its end`}
      />
      {arrears ? <Arrears name={name} arrears={arrears} /> : null}
    </div>
  );
}

interface ArrearsProps {
  name: string;
  arrears: NonNullable<BonusAgreement['arrears']>;
}

/** Which open invoices take the bonus away, and until when they can be paid. */
function Arrears({ name, arrears }: ArrearsProps) {
  const { has } = useSession();
  const money = useMoney();
  const { date } = useDates();
  const { invoices } = arrears;
  const amount = money(arrears.amount);
  const day = date(arrears.payBy);
  return (
    <Notice
      tone="warning"
      action={
        has('page.invoice-status') ? (
          <ButtonLink to={paths.openInvoices()}>
            <Trans>Open invoices</Trans>
          </ButtonLink>
        ) : null
      }
    >
      {arrears.isLate ? (
        <Trans>
          {name} is not granted until you pay what is overdue too long: {amount}.
        </Trans>
      ) : (
        <Plural
          value={invoices}
          one={`Pay # invoice (${amount}) by ${day}, or ${name} is lost.`}
          other={`Pay # invoices (${amount}), the first by ${day}, or ${name} is lost.`}
        />
      )}
    </Notice>
  );
}
