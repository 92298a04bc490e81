import { classNames } from '../class-names.ts';

/** A grey placeholder for content; give it the content's size by classes. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={classNames('animate-pulse rounded bg-sunken', className)} />
  );
}
