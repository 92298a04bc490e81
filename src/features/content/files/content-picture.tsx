import type { CSSProperties } from 'react';
import { usePictureUrl } from '#src/crud/file/stored-picture.tsx';
import { useNearView } from '#src/lib/hooks/use-near-view.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icon.tsx';
import { readContentPicture } from '../kept/read-content-file.ts';
import { choosePictureUrl } from './picture-sizes.rules.ts';
import type { ShownFile } from './shown-file.ts';

interface Props {
  file: ShownFile;
  /** How wide it is shown at most, in CSS pixels. */
  width: number;
  /** Cut to the shape that `className` gives it, around the point that stays visible; otherwise all of it is shown. */
  cut?: boolean;
  className?: string;
}

/** A file that is chosen in a form has an address of the page; those of the server need the session. */
const isLocal = (address: string) => address.startsWith('blob:');

function useAddress(file: ShownFile, width: number, near: boolean) {
  const address = choosePictureUrl(file, width, globalThis.devicePixelRatio || 1);
  const local = isLocal(address);
  const source = { path: address, name: file.fileName };
  const stored = usePictureUrl(source, near && !local, readContentPicture);
  return local ? { url: address, isPending: false } : stored;
}

/**
 * A picture of content in the size of its place, fetched with the session when it comes near the window. Its room is
 * reserved; where it cannot be had, its alternative text is shown.
 */
export function ContentPicture({ file, width, cut = false, className }: Props) {
  const [box, near] = useNearView<HTMLSpanElement>();
  const { url, isPending } = useAddress(file, width, near);
  const whole: CSSProperties = { aspectRatio: `${file.width ?? 3} / ${file.height ?? 2}` };
  return (
    <span
      ref={box}
      style={cut ? undefined : whole}
      className={classNames(
        'flex items-center justify-center overflow-hidden rounded',
        // The plate is light in the dark as well, and its text would not be read.
        url || isPending ? 'bg-plate' : 'bg-sunken',
        isPending && 'animate-pulse',
        className,
      )}
    >
      {url ? (
        <img
          src={url}
          alt={file.altText}
          width={file.width ?? undefined}
          height={file.height ?? undefined}
          decoding="async"
          style={{ objectPosition: `${file.focusX * 100}% ${file.focusY * 100}%` }}
          className={classNames('size-full', cut ? 'object-cover' : 'object-contain')}
        />
      ) : null}
      {url || isPending ? null : (
        <span className="flex flex-col items-center gap-1 p-3 text-center text-sm text-ink-muted">
          <Icon name="image" size={32} />
          {file.altText}
        </span>
      )}
    </span>
  );
}
