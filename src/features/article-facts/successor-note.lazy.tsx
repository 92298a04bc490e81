import { type ComponentProps, Suspense } from 'react';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';

const LateNote = lazyWithMessages(() => import('./successor-note.tsx'));

/** Names what took the place of an article; nothing until that is known, or when nothing did. */
export function SuccessorNote(props: ComponentProps<typeof LateNote>) {
  return (
    <Suspense fallback={null}>
      <LateNote {...props} />
    </Suspense>
  );
}
