import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { hostImage } from '#shared/host-image.ts';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { Picture } from '#src/ui/picture.tsx';
import type { PictureOf } from './pictures.ts';
import { useZoom } from './use-zoom.ts';
import { mostScale } from './zoom.rules.ts';

interface Props {
  pictures: readonly [PictureOf, ...PictureOf[]];
  /** Index of the picture looked at; null when closed. */
  shown: number | null;
  onShow: (index: number | null) => void;
}

interface Tool {
  icon: IconName;
  label: string;
  off: boolean;
  press: () => void;
}

/** One picture over the whole window, for a closer look. */
export function ZoomDialog({ pictures, shown, onShow }: Props) {
  const index = shown ?? 0;
  const picture = pictures[index] ?? pictures[0];
  return (
    <Dialog
      open={shown !== null}
      onOpenChange={(open) => !open && onShow(null)}
      title={picture.alt}
      className="inset-0! max-h-none! max-w-none! translate-y-0! rounded-none!"
    >
      {shown === null ? null : <Stage pictures={pictures} index={index} onShow={onShow} />}
    </Dialog>
  );
}

/** The picture in its largest size, which a list of sizes would not choose; a drawing without one. */
function LargePicture({ picture: { file, alt } }: { picture: PictureOf }) {
  const [failed, setFailed] = useState(false);
  const src = hostImage(file ?? '');
  if (!src || failed) return <Picture file={file} alt={alt} size="full" className="w-full" />;
  return (
    <img
      src={src}
      alt={alt}
      draggable={false}
      className="mx-auto h-[75dvh] w-full object-contain"
      onError={() => setFailed(true)}
    />
  );
}

function Stage({
  pictures,
  index,
  onShow,
}: {
  pictures: Props['pictures'];
  index: number;
  onShow: Props['onShow'];
}) {
  const { t } = useLingui();
  const last = pictures.length - 1;
  const turn = (by: number) => onShow(Math.min(last, Math.max(0, index + by)));
  const { view, zoomBy, reset, stageProps } = useZoom(index, turn);
  const picture = pictures[index] ?? pictures[0];
  const position = index + 1;
  const count = pictures.length;
  const tools: Tool[] = [
    { icon: 'minus', label: t`Zoom out`, off: view.scale <= 1, press: () => zoomBy(1 / 1.5) },
    { icon: 'plus', label: t`Zoom in`, off: view.scale >= mostScale, press: () => zoomBy(1.5) },
    { icon: 'refresh', label: t`Whole picture`, off: view.scale === 1, press: reset },
  ];
  if (last > 0) {
    tools.unshift({
      icon: 'chevron-left',
      label: t`Previous picture`,
      off: index === 0,
      press: () => turn(-1),
    });
    tools.push({
      icon: 'chevron-right',
      label: t`Next picture`,
      off: index === last,
      press: () => turn(1),
    });
  }
  return (
    <div className="-m-4 flex h-[calc(100%+2rem)] flex-col">
      <div
        {...stageProps}
        className={`flex min-h-0 flex-1 touch-none items-center justify-center overflow-hidden bg-plate select-none ${view.scale > 1 ? 'cursor-grab' : 'cursor-zoom-in'}`}
      >
        <div
          className="pointer-events-none w-full"
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        >
          <LargePicture key={picture.file} picture={picture} />
        </div>
      </div>
      <div className="flex items-center justify-center gap-2 border-t border-line p-2 pb-[max(8px,env(safe-area-inset-bottom))]">
        {tools.map(({ icon, label, off, press }) => (
          <button
            key={icon}
            type="button"
            aria-label={label}
            title={label}
            aria-disabled={off || undefined}
            onClick={() => off || press()}
            className="grid size-touch place-items-center rounded text-ink hover:bg-sunken aria-disabled:opacity-40"
          >
            <Icon name={icon} />
          </button>
        ))}
        {last > 0 ? (
          <p className="sr-only" role="status">
            <Trans>
              Picture {position} of {count}
            </Trans>
          </p>
        ) : null}
      </div>
    </div>
  );
}
