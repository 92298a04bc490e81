import { Plural, Trans } from '@lingui/react/macro';
import { SecondLine } from '#src/ui/layout/second-line.tsx';

interface Props {
  /** Until the due day, negative when it has passed. */
  days: number;
}

/** How far a due day is away, in words. */
export function DueWords({ days }: Props) {
  if (days < 0)
    return <Plural value={{ count: -days }} one="# day overdue" other="# days overdue" />;
  if (days === 0) return <Trans>due today</Trans>;
  return <Plural value={days} one="due tomorrow" other="due in # days" />;
}

/** How far a due day is away, in a row of a list. */
export function DueText({ days }: Props) {
  if (days < 0)
    return (
      <span className="cut font-semibold text-error-ink @min-[568px]:block @min-[568px]:text-sm @min-[568px]:leading-4">
        <DueWords days={days} />
      </span>
    );
  return (
    <SecondLine>
      <DueWords days={days} />
    </SecondLine>
  );
}
