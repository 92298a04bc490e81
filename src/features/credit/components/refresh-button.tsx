import { useLingui } from '@lingui/react/macro';
import { Icon } from '#src/ui/icon.tsx';
import { Spinner } from '#src/ui/state/spinner.tsx';

interface Props {
  busy: boolean;
  onRefresh: () => void;
}

/** Asks the server for the values again; turns while it does. */
export function RefreshButton({ busy, onRefresh }: Props) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      aria-label={t`Refresh credit`}
      aria-disabled={busy || undefined}
      onClick={() => {
        if (!busy) onRefresh();
      }}
      className="flex size-touch shrink-0 items-center justify-center rounded text-ink-muted hover:bg-sunken"
    >
      {busy ? <Spinner /> : <Icon name="refresh" size={20} />}
    </button>
  );
}
