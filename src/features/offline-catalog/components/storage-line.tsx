import { Trans } from '@lingui/react/macro';
import { bcp47 } from '#shared/locales.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { formatBytes } from '#src/lib/files/format-bytes.ts';
import { useStorageRoom } from '../use-storage-room.ts';

/** How much of the device's room the portal uses, and whether it may stay. */
export function StorageLine({ after }: { after: unknown }) {
  const room = useStorageRoom(after);
  const locale = bcp47(useLocale());
  if (!room) return null;
  const used = formatBytes(room.used, locale);
  const quota = formatBytes(room.quota, locale);
  return (
    <p className="tabular text-sm text-ink-muted">
      <Trans>
        {used} of {quota} used on this device.
      </Trans>{' '}
      {room.persistent ? (
        <Trans>The browser keeps it until you log out.</Trans>
      ) : (
        <Trans>The browser may clear it when the device runs out of space.</Trans>
      )}
    </p>
  );
}
