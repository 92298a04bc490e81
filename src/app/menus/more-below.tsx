import { useLingui } from '@lingui/react/macro';
import { Icon } from '#src/ui/icon.tsx';

/**
 * The arrow at the lower edge of a menu that goes on below (U123, B107). A bar and not a button over the
 * entries, so that none of them lies half under it; it takes no room, or the place would jump when it comes and goes.
 */
export function MoreBelow({
  onScroll,
  className = '',
}: {
  onScroll: () => void;
  className?: string;
}) {
  const { t } = useLingui();
  return (
    <div className={`sticky bottom-0 -mt-12 h-12 border-t border-line bg-surface ${className}`}>
      <button
        type="button"
        aria-label={t`Further down`}
        onClick={onScroll}
        className="flex h-full w-full items-center justify-center rounded hover:bg-sunken"
      >
        <Icon name="chevron-down" />
      </button>
    </div>
  );
}
