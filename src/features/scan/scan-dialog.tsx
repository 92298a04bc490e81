import type { FormEvent, ReactNode } from 'react';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { CameraView } from './camera-view.tsx';
import type { ScanKind } from './code-decoder.ts';

interface Props {
  title: string;
  accept: ScanKind;
  /** The outcome of the last code, shown between the camera and the field. */
  children?: ReactNode;
  /** The field in which a code can be typed instead. */
  field: {
    label: string;
    inputMode?: 'numeric';
    autoCapitalize?: 'characters';
    spellCheck?: boolean;
    value: string;
    onChange: (value: string) => void;
  };
  submit: { label: ReactNode; busy?: boolean };
  onRead: (code: string) => void;
  /** Takes the typed code when the form is submitted. */
  onType: (code: string) => void;
  onClose: () => void;
}

/** A dialog that reads a code with the camera, or takes a typed one. */
export function ScanDialog(props: Props) {
  const { title, accept, children, field, submit, onRead, onType, onClose } = props;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // The caller's form is around this one, though not on the page.
    event.stopPropagation();
    const code = field.value.trim();
    if (code) onType(code);
  };
  return (
    <Dialog
      open
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={title}
    >
      <div className="space-y-4">
        <CameraView accept={accept} onCode={onRead} />
        {children}
        <form onSubmit={onSubmit} className="flex items-end gap-2">
          <TextField
            {...field}
            className="flex-1"
            autoComplete="off"
            onChange={(event) => field.onChange(event.target.value)}
          />
          <Button type="submit" variant="secondary" busy={submit.busy}>
            {submit.label}
          </Button>
        </form>
      </div>
    </Dialog>
  );
}

/** Vibrates shortly to confirm that a code was read, on devices that can. */
export function vibrate(): void {
  navigator.vibrate?.(60);
}
