import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '#src/ui/icon.tsx';
import { Picture } from '#src/ui/picture.tsx';
import type { PictureOf } from './pictures.ts';
import { ZoomDialog } from './zoom-dialog.tsx';

interface Props {
  pictures: readonly [PictureOf, ...PictureOf[]];
  /** The selected variant, whose picture is scrolled into view. */
  chosen: string | null;
}

// Never `disabled`: a button that is loses the focus, and the arrow keys with it.
const arrow =
  'absolute top-1/2 z-10 hidden size-touch -translate-y-1/2 place-items-center rounded-full bg-surface text-ink shadow-raised aria-disabled:opacity-40 lg:grid';

/**
 * The pictures of a model in a row that is swiped or walked with the arrow keys. A tap, or two
 * fingers, opens the one in view for a closer look.
 */
export function ProductGallery({ pictures, chosen }: Props) {
  const { t } = useLingui();
  const { strip, shown, show, setShown } = useStrip(pictures, chosen);
  const [zoom, setZoom] = useState<number | null>(null);
  const last = pictures.length - 1;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    show(shown + (event.key === 'ArrowRight' ? 1 : -1));
  };
  return (
    <section className="min-w-0 space-y-3" aria-label={t`Pictures`} onKeyDown={onKeyDown}>
      <div className="relative">
        <div
          ref={strip}
          className="flex touch-pan-x touch-pan-y snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth rounded-xl [scrollbar-width:none]"
          onScroll={({ currentTarget: row }) =>
            row.clientWidth > 0 && setShown(Math.round(row.scrollLeft / row.clientWidth))
          }
          onTouchStart={(event) => event.touches.length === 2 && setZoom(shown)}
        >
          {pictures.map(({ file, alt }, index) => (
            <button
              key={file}
              type="button"
              className="w-full shrink-0 cursor-zoom-in snap-center"
              aria-label={t`Enlarge: ${alt}`}
              tabIndex={index === shown ? 0 : -1}
              onClick={() => setZoom(index)}
            >
              <Picture
                file={file}
                alt={alt}
                size="full"
                eager={index === 0}
                className="w-full rounded-xl"
              />
            </button>
          ))}
        </div>
        {last > 0 ? <Arrows shown={shown} last={last} onShow={show} /> : null}
      </div>
      {last > 0 ? <Thumbnails pictures={pictures} shown={shown} onShow={show} /> : null}
      <ZoomDialog
        pictures={pictures}
        shown={zoom}
        onShow={(index) => {
          setZoom(index);
          if (index !== null) show(index);
        }}
      />
    </section>
  );
}

/** Returns the row of pictures, which of them is in view, and how to scroll to another. */
function useStrip(pictures: Props['pictures'], chosen: string | null) {
  const strip = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const show = (index: number) => {
    const to = Math.min(pictures.length - 1, Math.max(0, index));
    if (strip.current) strip.current.scrollLeft = to * strip.current.clientWidth;
    setShown(to);
  };
  const ofChosen = chosen ? pictures.findIndex(({ codes }) => codes.includes(chosen)) : -1;
  useEffect(() => {
    const row = strip.current;
    if (!row || ofChosen < 0) return;
    row.scrollLeft = ofChosen * row.clientWidth;
    setShown(ofChosen);
  }, [ofChosen]);
  return { strip, shown, show, setShown };
}

interface ArrowsProps {
  shown: number;
  last: number;
  onShow: (index: number) => void;
}

function Arrows({ shown, last, onShow }: ArrowsProps) {
  const { t } = useLingui();
  const position = shown + 1;
  const count = last + 1;
  return (
    <>
      <button
        type="button"
        className={`${arrow} left-2`}
        aria-label={t`Previous picture`}
        aria-disabled={shown === 0 || undefined}
        onClick={() => onShow(shown - 1)}
      >
        <Icon name="chevron-left" />
      </button>
      <button
        type="button"
        className={`${arrow} right-2`}
        aria-label={t`Next picture`}
        aria-disabled={shown === last || undefined}
        onClick={() => onShow(shown + 1)}
      >
        <Icon name="chevron-right" />
      </button>
      <p className="sr-only" role="status">
        <Trans>
          Picture {position} of {count}
        </Trans>
      </p>
    </>
  );
}

interface ThumbnailsProps extends Pick<ArrowsProps, 'shown' | 'onShow'> {
  pictures: Props['pictures'];
}

function Thumbnails({ pictures, shown, onShow }: ThumbnailsProps) {
  return (
    <ul className="flex gap-2 overflow-x-auto p-1">
      {pictures.map(({ file, alt }, index) => (
        <li key={file} className="shrink-0">
          <button
            type="button"
            aria-pressed={index === shown}
            onClick={() => onShow(index)}
            className="block rounded-lg border-2 border-transparent aria-pressed:border-brand"
          >
            <Picture file={file} alt={alt} size="thumbnail" className="w-20 rounded-md" />
          </button>
        </li>
      ))}
    </ul>
  );
}
