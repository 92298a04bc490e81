import { useLingui } from '@lingui/react/macro';
import { Icon } from '#src/ui/icon.tsx';
import { canKeepPin } from './showroom-pin.ts';
import { switchShowroom } from './switch-showroom.ts';
import { useShowroom } from './use-showroom.ts';

/** The eye in the header of a page: switches dealer prices on or off. */
export function ShowroomButton() {
  const { t } = useLingui();
  const on = useShowroom();
  if (!canKeepPin()) return null;
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={t`Showroom mode`}
      title={on ? t`Leave showroom mode` : t`Showroom mode: hide dealer prices`}
      onClick={switchShowroom}
      className="grid size-touch place-items-center rounded border border-line-strong bg-surface text-ink-muted aria-pressed:bg-brand-tint aria-pressed:text-brand-ink"
    >
      <Icon name={on ? 'eye-off' : 'eye'} size={20} />
    </button>
  );
}
