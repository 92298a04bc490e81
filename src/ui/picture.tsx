import { useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export interface PictureProps {
  /** Name of the picture without folder and ending; null when the article has none. */
  file: string | null | undefined;
  alt: string;
  /** A card or, when square, a row's picture; or the main thing of a page. */
  size?: 'thumbnail' | 'full';
  className?: string;
  /** A square plate for compact rows. */
  square?: boolean;
  /** Pictures in the first view load at once, the others when they come near. */
  eager?: boolean;
}

/** How wide pictures are shown, so that the browser can choose a size. */
const wide = '(min-width: 1024px) 640px, 100vw';
const card = '(min-width: 1024px) 280px, 46vw';

/** Addresses of a product picture: 320, 640 and 960 pixels wide at most. */
function sources(file: string): string[] {
  const name = `${encodeURIComponent(file)}.webp`;
  return [`/images/thumbnails/${name}`, `/images/medium/${name}`, `/images/${name}`];
}

/**
 * A product picture of fixed ratio (3:2, or square), so that the layout does not move when it loads. A
 * drawing replaces a picture that is missing or cannot be fetched.
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
  const [thumbnail = '', medium, full] = file ? sources(file) : [];
  const src = file ? thumbnail : null;
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
          srcSet={`${thumbnail} 320w, ${medium} 640w, ${full} 960w`}
          sizes={size === 'full' ? wide : square ? '80px' : card}
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
