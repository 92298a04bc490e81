import { Suspense } from 'react';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';

const Button = lazyWithMessages(() => import('./showroom-button.tsx'));
const Entry = lazyWithMessages(() => import('./showroom-entry.tsx'));

/** Switches showroom mode with one tap; for the head of a page. Its place is kept until it is there. */
export function ShowroomButton() {
  return (
    <span className="size-touch shrink-0">
      <Suspense>
        <Button />
      </Suspense>
    </span>
  );
}

/**
 * Switches showroom mode from a menu.
 * @param props.row classes of a row of that menu
 * @param props.close closes the menu
 */
export function ShowroomEntry(props: { row: string; close?: () => void }) {
  return (
    <Suspense>
      <Entry {...props} />
    </Suspense>
  );
}
