import { Trans, useLingui } from '@lingui/react/macro';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useId } from 'react';
import { useNumber } from '#src/i18n/use-number.ts';
import { FormPicture } from './form-picture.tsx';
import type { FormFile } from './use-content-uploads.ts';

interface Props {
  file: FormFile;
  onChange: (point: { focusX: number; focusY: number }) => void;
}

/** How far one press of an arrow key moves the point, as a part of the picture. */
const step = 0.05;

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

const toPart = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;

/** The point of a picture that stays visible where it is cut, set by a press on the picture or by the arrow keys. */
export function FocusField({ file, onChange }: Props) {
  const { t } = useLingui();
  const hint = useId();
  const number = useNumber();
  const { focusX, focusY, name } = file.value;
  const set = (x: number, y: number) => onChange({ focusX: toPart(x), focusY: toPart(y) });
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Enter and Space are presses without a place.
    if (event.detail === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    set((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
  };
  const move = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (!by) return;
    event.preventDefault();
    set(focusX + by[0], focusY + by[1]);
  };
  const percent = (part: number) => number(Math.round(part * 100));
  return (
    <div className="space-y-1">
      <button
        type="button"
        aria-label={t`Focal point of ${name}: ${{ x: percent(focusX) }} % from the left, ${{ y: percent(focusY) }} % from the top`}
        aria-describedby={hint}
        onClick={press}
        onKeyDown={move}
        className="relative block w-fit max-w-full cursor-crosshair overflow-hidden rounded"
      >
        <FormPicture file={file} className="max-h-64 max-w-full" />
        <span
          aria-hidden="true"
          style={{ left: `${focusX * 100}%`, top: `${focusY * 100}%` }}
          className="pointer-events-none absolute size-6 -translate-1/2 rounded-full border-2 border-brand-strong bg-surface/60 shadow-raised"
        />
      </button>
      <p id={hint} className="text-sm text-ink-muted">
        <Trans>
          This point stays visible where the picture is cut. Press the picture, or move the point by
          the arrow keys.
        </Trans>
      </p>
    </div>
  );
}
