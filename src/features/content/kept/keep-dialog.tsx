import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bcp47 } from '#shared/locales.ts';
import { refetchOrReportOffline } from '#src/graphql/connection-failed.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { storageRoom } from '#src/lib/device/storage-room.ts';
import { formatBytes } from '#src/lib/files/format-bytes.ts';
import { Button } from '#src/ui/button.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { LoadFailure } from '#src/ui/state/load-failure.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { usePictureSizeOptions } from '../files/use-picture-sizes.ts';
import { keptBudget, sumBytes } from './files-to-keep.rules.ts';
import { keptContentQuery, presentItemQuery } from './kept.queries.ts';
import type { KeptItem, KeptKey } from './kept-item.ts';
import type { ItemOnDevice } from './kept-store.ts';
import type { LoadedItem } from './present-item.ts';

interface Props {
  item: KeptKey;
  /** The version on the device. */
  kept: ItemOnDevice | null;
  onKeep: (item: KeptItem) => void;
  onClose: () => void;
}

/** Shows how much an item takes up before it is fetched; of a category the size of its pictures is chosen. */
export function KeepDialog({ item, kept, onKeep, onClose }: Props) {
  const { t } = useLingui();
  const { data: load, error, refetch } = useQuery({ ...presentItemQuery(item), staleTime: 0 });
  const [size, setSize] = useState<KeptItem['size']>(kept?.size ?? 'medium');
  const sizes = usePictureSizeOptions();
  const wanted = load?.(size);
  const { data: device } = useQuery(keptContentQuery);
  const needed = wanted ? sumBytes(wanted.files) : 0;
  const others = (device?.use ?? 0) - (kept?.bytes ?? 0);
  const fits = others + needed <= keptBudget;
  const keep = () => {
    if (wanted) onKeep(wanted);
    onClose();
  };
  const isCategory = item.kind === 'marketing_material_category';
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={<Trans>Keep on this device</Trans>}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            disabled={!wanted || !device || !fits || wanted.files.length === 0}
            onClick={keep}
          >
            <Trans comment="files on the device">Keep</Trans>
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        {error && !load ? (
          <LoadFailure error={error} onRetry={() => void refetchOrReportOffline(refetch)} />
        ) : load === undefined ? (
          <Skeleton className="h-12" />
        ) : null}
        {load === null ? (
          <Notice tone="error">
            <Trans>This is no longer there, or it is not for you.</Trans>
          </Notice>
        ) : null}
        {isCategory ? (
          <SelectField
            label={t`Size of the pictures`}
            options={sizes}
            value={size}
            onChange={({ target }) => setSize(target.value as KeptItem['size'])}
          />
        ) : null}
        {wanted && device ? (
          <Estimate item={wanted} bytes={needed} others={others} fits={fits} />
        ) : null}
      </div>
    </Dialog>
  );
}

interface EstimateProps {
  item: ReturnType<LoadedItem>;
  bytes: number;
  /** Bytes of what else is kept. */
  others: number;
  fits: boolean;
}

function Estimate({ item, bytes, others, fits }: EstimateProps) {
  const locale = bcp47(useLocale());
  const { data: room } = useQuery({ queryKey: ['storage-room'], queryFn: storageRoom, gcTime: 0 });
  const free = room?.quota ? room.quota - room.used : null;
  const [size, used] = [formatBytes(bytes, locale), formatBytes(others, locale)];
  const most = formatBytes(keptBudget, locale);
  return (
    <>
      <p className="tabular">
        <Plural
          value={{ count: item.files.length }}
          one={`# file, about ${size}`}
          other={`# files, about ${size}`}
        />
      </p>
      <p className="tabular text-sm text-ink-muted">
        {others > 0 ? (
          <>
            <Trans>
              Other kept content takes up {used} of {most}.
            </Trans>{' '}
          </>
        ) : null}
        {free === null ? null : (
          <Trans>{{ free: formatBytes(free, locale) }} are free on this device.</Trans>
        )}
      </p>
      {fits ? null : (
        <Notice tone="error">
          <Trans>
            This is too much: content may take up {most} on this device. Remove some of it first, or
            choose smaller pictures.
          </Trans>
        </Notice>
      )}
      {fits && free !== null && free < bytes ? (
        <Notice tone="warning">
          <Trans>This may not fit: the device has little room left.</Trans>
        </Notice>
      ) : null}
    </>
  );
}
