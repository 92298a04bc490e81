import { classNames } from '../class-names.ts';

/** In the brand's color in every browser, which `accent-color` alone does not give. */
const bar = classNames(
  'h-2 appearance-none overflow-hidden rounded-full bg-sunken',
  '[&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-brand-strong',
  '[&::-moz-progress-bar]:bg-brand-strong',
);

interface Props {
  label: string;
  done: number;
  /** 0 while it is not known. */
  total: number;
  className?: string;
}

/** How much of something is done. */
export function Progress({ label, done, total, className = 'w-full' }: Props) {
  return (
    <progress
      aria-label={label}
      className={classNames(bar, className)}
      max={total || 1}
      value={total ? done : undefined}
    />
  );
}
