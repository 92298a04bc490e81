import { type ButtonHTMLAttributes, useId } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './state/spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

const base =
  'inline-flex min-h-touch min-w-touch items-center justify-center gap-2 rounded px-4 py-2 text-base font-semibold transition-colors aria-disabled:opacity-55 disabled:opacity-55';

const looks: Record<ButtonVariant, string> = {
  primary: 'bg-brand-strong text-on-strong not-aria-disabled:hover:bg-brand-hover',
  secondary: 'border border-line-strong bg-surface text-ink not-aria-disabled:hover:bg-sunken',
  quiet: 'text-brand-ink not-aria-disabled:hover:bg-brand-tint',
  danger: 'bg-error-ink text-on-danger not-aria-disabled:hover:opacity-90',
};

/** The classes of a button, for links that look like one. */
export function buttonClass(variant: ButtonVariant = 'primary', extra?: string): string {
  return classNames(base, looks[variant], extra);
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  /** Shows a spinner and ignores presses while the work runs. */
  busy?: boolean;
  /** Why the button cannot be pressed; shown under it and read out, and the button stays focusable. */
  disabledReason?: string | null | undefined;
  /** The id of the element that says it already; a press on the button leads there. */
  reasonElsewhere?: string | undefined;
}

/** A button; one that cannot be pressed says why instead of going grey in silence. */
export function Button({
  variant = 'primary',
  busy = false,
  disabledReason,
  reasonElsewhere,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const blocked = busy || Boolean(disabledReason ?? reasonElsewhere);
  const button = (
    <button
      {...rest}
      type={type}
      className={buttonClass(variant, className)}
      aria-disabled={blocked || rest.disabled || undefined}
      aria-busy={busy || undefined}
      aria-describedby={disabledReason ? reasonId : (reasonElsewhere ?? rest['aria-describedby'])}
      onClick={(event) => {
        if (!blocked) return onClick?.(event);
        event.preventDefault();
        if (reasonElsewhere) document.getElementById(reasonElsewhere)?.focus();
      }}
    >
      {busy ? <Spinner /> : null}
      {children}
    </button>
  );
  if (!disabledReason) return button;
  return (
    <span className="inline-flex flex-col items-stretch gap-1">
      {button}
      <span id={reasonId} className="text-sm text-ink-muted">
        {disabledReason}
      </span>
    </span>
  );
}
