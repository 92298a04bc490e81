import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { Tone } from './state/notice.tsx';

const looks: Record<Tone | 'neutral' | 'brand', string> = {
  neutral: 'bg-sunken text-ink',
  brand: 'bg-brand-tint text-brand-ink',
  error: 'bg-error-tint text-error-ink',
  warning: 'bg-warning-tint text-warning-ink',
  info: 'bg-info-tint text-info-ink',
  success: 'bg-success-tint text-success-ink',
};

export interface BadgeProps {
  tone?: Tone | 'neutral' | 'brand';
  children: ReactNode;
  className?: string;
}

/** A word or number on a small tinted ground. */
export function Badge({ tone = 'neutral', children, className }: BadgeProps) {
  return (
    <span
      className={classNames(
        'tabular inline-flex min-h-5 items-center gap-1 rounded-full px-2 text-xs font-semibold wrap-normal',
        looks[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
