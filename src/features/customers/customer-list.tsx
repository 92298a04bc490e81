import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { SearchField } from '#src/crud/search-field.tsx';
import { useOnline } from '#src/lib/use-online.ts';
import { useWide } from '#src/lib/use-wide.ts';
import { Notice } from '#src/ui/notice.tsx';
import { canChangeOffline } from './change-offline.ts';
import { ChangingOverlay } from './changing-overlay.tsx';
import type { Customer } from './customer-device.ts';
import { FoundCustomers } from './found-customers.tsx';

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
  const [words, setWords] = useState('');
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
      <SearchField
        ref={field}
        label={<Trans>Search customers</Trans>}
        hint={<Trans>Code, name, phone, address, e-mail or city</Trans>}
        maxLength={longestSearch}
        search={words}
        onSearch={setWords}
      />
      <FoundCustomers words={words} disabled={changing} onChoose={onChoose} />
      {changing ? <ChangingOverlay /> : null}
    </div>
  );
}
