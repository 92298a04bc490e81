import type { ReactNode } from 'react';
import type { Tone } from './notice.tsx';

export interface ToastAction {
  label: ReactNode;
  onPress: () => void;
}

export interface ToastMessage {
  tone: Tone;
  text: ReactNode;
  action?: ToastAction;
  /** The next step, beside an action that takes this one back. */
  next?: ToastAction;
  /** Stands until somebody answers or closes it. */
  standing?: boolean;
}

export interface ShownToast extends ToastMessage {
  id: number;
}

let shown: readonly ShownToast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly ShownToast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/**
 * Says something in passing at the lower edge, from anywhere. At most three stand at once.
 * @returns takes it away again
 */
export function toast(message: ToastMessage): () => void {
  const id = nextId++;
  change([...shown.slice(-2), { ...message, id }]);
  return () => dismissToast(id);
}

export function dismissToast(id: number): void {
  change(shown.filter((entry) => entry.id !== id));
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function toastSnapshot(): readonly ShownToast[] {
  return shown;
}
