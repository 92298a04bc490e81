import { type ReactNode, Suspense, useState } from 'react';
import { lazyWithMessages } from './lazy-with-messages.tsx';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  children: ReactNode;
  /** Actions, always visible at the lower edge. */
  footer?: ReactNode;
  side?: 'center' | 'bottom' | 'left' | 'right';
  /** False for a dialog that must be answered: no close button, Esc and outside do nothing. */
  closable?: boolean;
  /** Classes of the panel, for its width. */
  className?: string;
}

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
