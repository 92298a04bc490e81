import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../class-names.ts';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
  /** What follows from the tick, under the label. */
  hint?: ReactNode;
  /** Shown at the right end, such as a count. */
  trailing?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A tick box whose whole row can be pressed. */
export function Checkbox({ label, hint, trailing, className, ...input }: CheckboxProps) {
  const hintId = useId();
  const box = (
    <label className={classNames('flex min-h-touch items-start gap-3 py-2.5', className)}>
      <input
        {...input}
        {...(hint ? { 'aria-describedby': hintId } : null)}
        type="checkbox"
        className="mt-0.5 size-5 shrink-0 accent-brand-strong"
      />
      <span className="min-w-0 flex-1">{label}</span>
      {trailing ? <span className="tabular text-sm text-ink-muted">{trailing}</span> : null}
    </label>
  );
  if (!hint) return box;
  return (
    <div>
      {box}
      <p id={hintId} className="-mt-1 pl-8 text-sm text-ink-muted">
        {hint}
      </p>
    </div>
  );
}
