import type { ReactNode } from 'react';
import { createStore } from '#src/lib/create-store.ts';
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

const shown = createStore<readonly ShownToast[]>([]);
let nextId = 1;

/**
 * Says something in passing at the lower edge, from anywhere. At most three stand at once.
 * @returns takes it away again
 */
export function toast(message: ToastMessage): () => void {
  const id = nextId++;
  shown.set([...shown.getSnapshot().slice(-2), { ...message, id }]);
  return () => dismissToast(id);
}

export function dismissToast(id: number): void {
  shown.set(shown.getSnapshot().filter((entry) => entry.id !== id));
}

export const subscribeToasts = shown.subscribe;

export const toastSnapshot = shown.getSnapshot;
