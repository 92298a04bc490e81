import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { LoadFailure, type LoadFailureProps } from './load-failure.tsx';

interface Props extends Omit<LoadFailureProps, 'missing' | 'action'> {
  /** The page that was asked for, from 1. */
  number: number;
  onFirst: () => void;
  /** Given for a list that is searched or filtered: shows all of it. */
  onAll?: (() => void) | undefined;
}

/**
 * A page of a list could not be loaded. Offline it says what of the list the device does not have: it
 * keeps the pages that were opened, so the way back leads to what it is most likely to have.
 */
export function ListFailure({ number, onFirst, onAll, ...failure }: Props) {
  let missing: ReactNode = <Trans>This list was not opened on this device before.</Trans>;
  if (onAll) missing = <Trans>This search was not made on this device before.</Trans>;
  if (number > 1)
    missing = (
      <Trans>Page {number} is not on this device. Pages that were opened before are.</Trans>
    );
  const back = number > 1 ? onFirst : onAll;
  return (
    <LoadFailure
      {...failure}
      missing={missing}
      action={
        back ? (
          <Button onClick={back}>
            {number > 1 ? <Trans>To the first page</Trans> : <Trans>Show the whole list</Trans>}
          </Button>
        ) : null
      }
    />
  );
}
