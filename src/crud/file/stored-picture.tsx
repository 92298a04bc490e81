import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchFile, loadThumbnail } from '#src/graphql/download-file.ts';
import { useObjectUrl } from '#src/lib/hooks/use-object-url.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';

/** A stored picture: the small one of a file, or all of it. */
type Source = { thumbnailOf: string } | { path: string; name: string };

/** A stored file never changes, so it is fetched once. */
const pictureQuery = (source: Source, read: typeof fetchFile) =>
  queryOptions({
    queryKey: ['stored-picture', source],
    queryFn: async ({ signal }) => {
      if ('thumbnailOf' in source) return await loadThumbnail(source.thumbnailOf, signal);
      const { content, type } = await read(source.path, source.name, signal);
      return new Blob([content], { type });
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/**
 * The address of a stored picture in this page; null while it is fetched, and where it cannot be had.
 * @param read fetches one that is no small picture
 */
export function usePictureUrl(source: Source, enabled = true, read = fetchFile) {
  const { data, isPending } = useQuery({ ...pictureQuery(source, read), enabled });
  const url = useObjectUrl(data);
  return { url, isPending: isPending || (data !== undefined && url === null) };
}

/** A picture of the server, fetched with the session; a drawing in place of one that cannot be had now. */
export function StoredPicture({
  source,
  alt,
  className,
}: {
  source: Source;
  alt: string;
  className: string;
}) {
  const { url, isPending } = usePictureUrl(source);
  if (isPending) return <Skeleton className={className} />;
  return url ? (
    <img src={url} alt={alt} className={classNames('object-contain', className)} />
  ) : (
    <span
      className={classNames('flex items-center justify-center bg-sunken text-ink-muted', className)}
    >
      <Icon name="image" size={32} label={alt} />
    </span>
  );
}
