import { Plural, Trans } from '@lingui/react/macro';
import { SecondLine } from '#src/ui/layout/second-line.tsx';

/** How far a due day is away. @param days until it, negative when it has passed */
export function DueText({ days }: { days: number }) {
  if (days < 0)
    return (
      <span className="cut font-semibold text-error-ink @min-[568px]:block @min-[568px]:text-sm @min-[568px]:leading-4">
        <Plural value={{ count: -days }} one="# day overdue" other="# days overdue" />
      </span>
    );
  return (
    <SecondLine>
      {days === 0 ? (
        <Trans>due today</Trans>
      ) : (
        <Plural value={days} one="due tomorrow" other="due in # days" />
      )}
    </SecondLine>
  );
}
