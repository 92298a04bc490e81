import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { bcp47 } from '#shared/locales.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { type StorageRoom, storageRoom } from '#src/lib/device/storage-room.ts';
import { formatBytes } from '#src/lib/files/format-bytes.ts';
import { Button } from '#src/ui/button.tsx';

/** How much of the device the portal uses for working offline, and whether it may stay. */
export function DeviceStorage() {
  const { facts, keep, refused } = useDeviceStorage();
  const locale = bcp47(useLocale());
  if (!facts) return null;
  const used = formatBytes(facts.used, locale);
  const available = formatBytes(facts.quota, locale);
  return (
    <div className="space-y-2">
      <p className="tabular">
        {facts.quota > 0 ? (
          <Trans>
            {used} stored here for working offline, of {available} possible
          </Trans>
        ) : (
          <Trans>{used} stored here for working offline</Trans>
        )}
      </p>
      <p className="text-sm text-ink-muted">
        {facts.persistent ? (
          <Trans>The browser keeps it until you log out.</Trans>
        ) : (
          <Trans>The browser may clear it when the device runs out of space.</Trans>
        )}
      </p>
      {facts.persistent ? null : (
        <Button variant="secondary" onClick={() => void keep()}>
          <Trans>Always keep it on this device</Trans>
        </Button>
      )}
      <p role="status" className="text-sm">
        {refused ? (
          <Trans>The browser does not guarantee it yet. An installed app usually can.</Trans>
        ) : null}
      </p>
    </div>
  );
}

/**
 * Returns the portal's storage on this device; null until it is known, and where the browser does not
 * report it.
 */
function useDeviceStorage() {
  const [facts, setFacts] = useState<StorageRoom | null>(null);
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    let gone = false;
    storageRoom()
      .then((found) => gone || setFacts(found))
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, []);
  const keep = async () => {
    const granted = await navigator.storage.persist().catch(() => false);
    setRefused(!granted);
    setFacts(await storageRoom().catch(() => null));
  };
  return { facts, refused, keep };
}
