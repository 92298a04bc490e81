import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useDebounced } from '#src/lib/use-debounced.ts';
import { useOnline } from '#src/lib/use-online.ts';
import { useWide } from '#src/lib/use-wide.ts';
import { Notice } from '#src/ui/notice.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { canChangeOffline } from './change-offline.ts';
import { ChangingOverlay } from './changing-overlay.tsx';
import type { Customer } from './customer-device.ts';
import { FoundCustomers } from './found-customers.tsx';

/** Milliseconds after the last key before the list follows (C025). */
const searchDelay = 450;

/** The server takes no more. */
const longestSearch = 200;

interface Props {
  /** A change of customer is under way. */
  changing: boolean;
  onChoose: (customer: Customer) => void;
}

/** Search, choose, act for them (U163 to U168). */
export function CustomerList({ changing, onChoose }: Props) {
  'use memo';
  const [search, setSearch] = useState('');
  const words = useDebounced(search.trim(), searchDelay);
  const online = useOnline();
  const wide = useWide();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // After the dialog has put the focus on its first control; on a phone the keyboard would hide the list.
    const timer = setTimeout(() => wide && field.current?.focus());
    return () => clearTimeout(timer);
  }, [wide]);

  return (
    <div className="relative space-y-3" aria-busy={changing}>
      {online ? null : (
        <Notice tone="info">
          {canChangeOffline() ? (
            <Trans>
              You are offline. The customer changes on this device now, and on the server when there
              is a connection.
            </Trans>
          ) : (
            <Trans>You are offline. Changing the customer needs a connection.</Trans>
          )}
        </Notice>
      )}
      <TextField
        ref={field}
        type="search"
        label={<Trans>Search customers</Trans>}
        hint={<Trans>Code, name, phone, address, e-mail or city</Trans>}
        maxLength={longestSearch}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <FoundCustomers words={words} disabled={changing} onChoose={onChoose} />
      {changing ? <ChangingOverlay /> : null}
    </div>
  );
}
