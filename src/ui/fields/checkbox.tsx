import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
  /** Shown at the right end, such as a count. */
  trailing?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A tick box whose whole row can be pressed. */
export function Checkbox({ label, trailing, className, ...input }: CheckboxProps) {
  return (
    <label className={classNames('flex min-h-touch items-center gap-3 py-1', className)}>
      <input {...input} type="checkbox" className="size-5 shrink-0 accent-brand-strong" />
      <span className="min-w-0 flex-1">{label}</span>
      {trailing ? <span className="tabular text-sm text-ink-muted">{trailing}</span> : null}
    </label>
  );
}
