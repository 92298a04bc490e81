import type { ReactNode } from 'react';
import { createStore } from '#src/lib/create-store.ts';
import type { Tone } from '../state/notice.tsx';

export interface ToastAction {
  label: ReactNode;
  onPress: () => void;
}

export interface ToastMessage {
  tone: Tone;
  text: ReactNode;
  action?: ToastAction;
  /** The next step, in addition to an action that reverts this one. */
  next?: ToastAction;
  /** Stays until the user answers or closes it. */
  standing?: boolean;
}

export interface ShownToast extends ToastMessage {
  id: number;
}

const shown = createStore<readonly ShownToast[]>([]);
let nextId = 1;

/**
 * Shows a short message at the lower edge, from anywhere. At most three are visible at once.
 * @returns a function that removes it
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
