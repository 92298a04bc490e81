import { useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export interface PictureProps {
  /** Name of the picture without folder and ending; null when the article has none. */
  file: string | null | undefined;
  alt: string;
  size?: 'thumbnail' | 'full';
  className?: string;
  /** A square plate for compact rows. */
  square?: boolean;
  /** Pictures in the first view load at once, the others when they come near. */
  eager?: boolean;
}

/**
 * A product picture on a plate of fixed ratio (3:2, or square), so that nothing moves when it arrives. A drawing
 * stands in for one that is missing or cannot be fetched.
 */
export function Picture({
  file,
  alt,
  size = 'thumbnail',
  className,
  square = false,
  eager = false,
}: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const src = file
    ? `/images/${size === 'thumbnail' ? 'thumbnails/' : ''}${encodeURIComponent(file)}.webp`
    : null;
  return (
    <span
      className={classNames(
        'flex items-center justify-center overflow-hidden rounded bg-plate',
        square ? 'aspect-square' : 'aspect-3/2',
        className,
      )}
    >
      {src && src !== failed ? (
        <img
          src={src}
          alt={alt}
          width={400}
          height={square ? 400 : 267}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          className="size-full object-contain"
          onError={() => setFailed(src)}
        />
      ) : (
        <Icon name="image" size={32} className="text-line-strong" label={alt} />
      )}
    </span>
  );
}
