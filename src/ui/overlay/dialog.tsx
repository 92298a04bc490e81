import { Suspense, useState } from 'react';
import { lazyWithMessages } from '../state/lazy-with-messages.tsx';
import type { DialogProps } from './dialog-panel.tsx';

export type { DialogProps } from './dialog-panel.tsx';

const loadPanel = () => import('./dialog-panel.tsx');
const Panel = lazyWithMessages(loadPanel);

/** Fetches the dialog's code ahead, so that the first one opens at once. */
export function preloadDialog(): void {
  void loadPanel();
}

/**
 * A modal dialog or sheet: focus stays inside, Esc and a press outside close it, focus returns to
 * where it was. Its code is loaded when the first one opens.
 */
export function Dialog(props: DialogProps) {
  const [used, setUsed] = useState(props.open);
  if (props.open && !used) setUsed(true);
  if (!used) return null;
  return (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  );
}
