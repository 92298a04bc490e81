import { Plural, Trans } from '@lingui/react/macro';
import { getDeadlineState, getRegistrationDeadline } from '#shared/serials/sale-dates.rules.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useToday } from '#src/graphql/host/use-today.ts';
import { Badge } from '#src/ui/badge.tsx';

const tones = { open: 'success', soon: 'warning', late: 'error' } as const;

/** Until when the sale has to be registered, in words and color; nothing where the brand's rule is not known. */
export function Deadline({ soldDate, days }: { soldDate: string; days: number | null }) {
  const { date } = useDates();
  const today = useToday();
  if (days === null || soldDate === '') return null;
  const deadline = getRegistrationDeadline(soldDate, { registerWithinDays: days });
  const { state, daysLeft } = getDeadlineState(deadline, today);
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm">
      <span className="tabular">
        <Trans>Register by {{ day: date(deadline) }}</Trans>
      </span>
      <Badge tone={tones[state]}>
        {state === 'late' ? (
          <Trans comment="the day for registering a sale is over">Too late</Trans>
        ) : (
          <Plural value={daysLeft} one="# day left" other="# days left" />
        )}
      </Badge>
    </p>
  );
}
