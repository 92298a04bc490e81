import { Trans, useLingui } from '@lingui/react/macro';
import { type PointerEvent, type Ref, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import type { FieldFile } from '../file/use-uploads.ts';
import { Field, type FieldIds, type FieldProps } from './field.tsx';
import { clearPad, drawLine, drawName, padSize, readPad } from './signature-drawing.ts';
import { TextField } from './text-field.tsx';

export interface SignatureFieldProps extends FieldProps {
  /** The signature, a PNG; one file at most. A stored one is replaced as a whole. */
  value: readonly FieldFile[];
  onChange: (files: readonly FieldFile[]) => void;
}

interface PadProps {
  ids: FieldIds;
  label: string;
  ref: Ref<HTMLCanvasElement>;
  onDrawn: () => void;
}

/** Where one draws. */
function Pad({ ids, label, ref, onDrawn }: PadProps) {
  const last = useRef<{ x: number; y: number } | null>(null);
  const placeOf = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return {
      x: ((clientX - left) / width) * padSize.width,
      y: ((clientY - top) / height) * padSize.height,
    };
  };
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!last.current) return;
    const to = placeOf(event);
    drawLine(event.currentTarget, last.current, to);
    last.current = to;
  };
  const end = () => {
    if (!last.current) return;
    last.current = null;
    onDrawn();
  };
  return (
    <canvas
      {...ids}
      ref={ref}
      role="img"
      aria-label={label}
      width={padSize.width}
      height={padSize.height}
      className="aspect-3/1 w-full max-w-xl touch-none rounded border border-line-strong bg-white"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture?.(event.pointerId);
        last.current = placeOf(event);
        draw(event);
      }}
      onPointerMove={draw}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
}

/** A pad to sign on with a finger, a pen or a mouse. Who cannot draw types the name, which is written on the pad. */
export function SignatureField({ value, onChange, ...field }: SignatureFieldProps) {
  const { t } = useLingui();
  const pad = useRef<HTMLCanvasElement>(null);
  const [typed, setTyped] = useState('');
  const isStored = value.some((file) => !(file instanceof File));

  const keep = async () => {
    const file = pad.current && (await readPad(pad.current));
    if (file) onChange([file]);
  };
  const type = (name: string) => {
    setTyped(name);
    if (!pad.current) return;
    clearPad(pad.current);
    if (name.trim() === '') return onChange([]);
    drawName(pad.current, name.trim());
    void keep();
  };

  return (
    <div className="space-y-2">
      <Field {...field}>
        {(ids) => (
          <Pad
            ids={ids}
            ref={pad}
            label={value.length > 0 ? t`Signed` : t`Not signed yet`}
            onDrawn={() => void keep()}
          />
        )}
      </Field>
      {isStored ? (
        <p className="text-sm text-ink-muted">
          <Trans>It is signed. Sign again to replace the signature.</Trans>
        </p>
      ) : null}
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          label={t`Or type the name`}
          value={typed}
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => type(target.value)}
        />
        <Button
          variant="secondary"
          disabledReason={value.length === 0 ? t`There is no signature yet.` : null}
          onClick={() => type('')}
        >
          <Trans>Clear signature</Trans>
        </Button>
      </div>
    </div>
  );
}
