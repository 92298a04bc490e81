import { Trans } from '@lingui/react/macro';
import { Icon } from '#src/ui/icon.tsx';

/** Says that a permission has no effect. */
export function UnknownPermission() {
  return (
    <p className="flex items-start gap-1 text-sm text-warning-ink">
      <Icon name="warning" size={16} className="mt-0.5 shrink-0" />
      <Trans>The app does not know this permission; it protects nothing</Trans>
    </p>
  );
}
