import { useEffect, useState } from 'react';
import { Icon } from '../icon.tsx';

/** A small picture of a file of the device; for other files, and broken pictures, an icon. */
export function Preview({ file, name }: { file: File | undefined; name: string }) {
  const [url, setUrl] = useState<string | null>(null);
  const isPicture = file?.type.startsWith('image/') ?? false;
  useEffect(() => {
    if (!file || !isPicture) return;
    const address = URL.createObjectURL(file);
    setUrl(address);
    return () => URL.revokeObjectURL(address);
  }, [file, isPicture]);
  return (
    <span className="flex size-12 shrink-0 items-center justify-center overflow-hidden rounded bg-sunken text-ink-muted">
      {url ? (
        <img src={url} alt={name} className="size-full object-cover" onError={() => setUrl(null)} />
      ) : (
        <Icon name={isPicture ? 'image' : 'orders'} />
      )}
    </span>
  );
}
