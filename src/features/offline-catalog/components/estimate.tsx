import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { bcp47 } from '#shared/locales.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { useNumber } from '#src/i18n/use-number.ts';
import { formatBytes } from '#src/lib/files/format-bytes.ts';
import { useDelayed } from '#src/lib/hooks/use-delayed.ts';
import { CatalogApiError } from '#src/offline/catalog/catalog-api.ts';
import { estimateBytes } from '#src/offline/catalog/manifest.ts';
import { Button } from '#src/ui/button.tsx';
import { DescriptionList } from '#src/ui/layout/description-list.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { offerQuery } from '../offline-catalog.queries.ts';
import { useStorageRoom } from '../use-storage-room.ts';

/** Stored chunks are not compressed: this much larger than they come. */
const unpacked = 6;

interface Props {
  customers: readonly string[];
  pictures: boolean;
}

/** How much would be fetched, and whether there is room for it. */
export function Estimate({ customers, pictures }: Props) {
  const { data, error, isLoading, refetch } = useQuery(offerQuery(customers));
  const slow = useDelayed(isLoading);
  const room = useStorageRoom(null);
  const locale = bcp47(useLocale());
  const number = useNumber();
  if (customers.length === 0) return null;
  if (error && !data)
    return (
      <Notice
        tone="error"
        action={
          <Button variant="quiet" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {error instanceof CatalogApiError && error.problem === 'refused' ? (
          <Trans>The catalog is not open to you or one of these customers.</Trans>
        ) : (
          <Trans>The size could not be determined.</Trans>
        )}
      </Notice>
    );
  if (!data) return slow ? <Skeleton className="h-12" /> : <div className="h-12" />;
  const catalog = estimateBytes(data);
  const { count, bytes } = data.images;
  const needed = catalog * unpacked + (pictures ? bytes : 0);
  const tight = room !== null && room.quota - room.used < needed;
  const [size, pictureSize] = [formatBytes(catalog, locale), formatBytes(bytes, locale)];
  const pictureCount = number(count);
  return (
    <>
      <DescriptionList
        look="sums"
        className="min-h-12 text-sm"
        entries={[
          { key: 'catalog', name: <Trans>Catalog and prices</Trans>, value: size },
          {
            key: 'pictures',
            name: <Trans>{pictureCount} pictures</Trans>,
            value: pictures ? pictureSize : <Trans>not included, {pictureSize}</Trans>,
            ...(!pictures && { className: 'text-ink-muted' }),
          },
        ]}
      />
      {tight ? (
        <Notice tone="warning">
          <Trans>This may not fit: the device has little room left.</Trans>
        </Notice>
      ) : null}
    </>
  );
}
