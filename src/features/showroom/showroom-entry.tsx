import { Trans } from '@lingui/react/macro';
import { Icon } from '#src/ui/icon.tsx';
import { canKeepPin } from './showroom-pin.ts';
import { switchShowroom } from './switch-showroom.ts';
import { useShowroom } from './use-showroom.ts';

interface Props {
  row: string;
  close?: () => void;
}

/** Showroom mode in a menu. */
export function ShowroomEntry({ row, close }: Props) {
  const on = useShowroom();
  if (!canKeepPin()) return null;
  return (
    <button
      type="button"
      className={row}
      onClick={() => {
        close?.();
        switchShowroom();
      }}
    >
      <Icon name={on ? 'eye-off' : 'eye'} />
      {on ? <Trans>Leave showroom mode</Trans> : <Trans>Showroom mode</Trans>}
    </button>
  );
}
