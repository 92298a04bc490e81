import { useContext, useEffect, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { LoadThumbnailContext } from './load-thumbnail-context.ts';
import type { FileEntry } from './use-uploads.ts';

/** A small picture of a file; for other files, and pictures that cannot be shown, an icon. */
export function FilePreview({
  entry,
  className = 'size-12',
}: {
  entry: FileEntry;
  className?: string;
}) {
  const load = useContext(LoadThumbnailContext);
  const [url, setUrl] = useState<string | null>(null);
  const { file, stored } = entry;
  const isPicture = entry.type.startsWith('image/');
  // It is made smaller just now, which is work enough for a phone.
  const isKeeping = entry.state === 'keeping';
  // While the file is here, its upload must not make the picture load a second time.
  const storedId = file ? undefined : stored?.id;
  useEffect(() => {
    if (!isPicture || isKeeping) return;
    const aborter = new AbortController();
    let address: string | null = null;
    const show = (picture: Blob) => {
      if (aborter.signal.aborted) return;
      address = URL.createObjectURL(picture);
      setUrl(address);
    };
    if (file) void import('./small-picture.ts').then(({ drawSmall }) => drawSmall(file)).then(show);
    // The icon stays in place of a picture that cannot be fetched.
    else if (load && storedId) load(storedId, aborter.signal).then(show, () => undefined);
    return () => {
      aborter.abort();
      if (address) URL.revokeObjectURL(address);
      setUrl(null);
    };
  }, [file, storedId, isPicture, isKeeping, load]);
  return (
    <span
      className={classNames(
        'flex shrink-0 items-center justify-center overflow-hidden rounded bg-sunken text-ink-muted',
        className,
      )}
    >
      {url ? (
        // The file's name is shown next to it.
        <img src={url} alt="" className="size-full object-cover" onError={() => setUrl(null)} />
      ) : (
        <Icon name={isPicture ? 'image' : 'orders'} />
      )}
    </span>
  );
}
