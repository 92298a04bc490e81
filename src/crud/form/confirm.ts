import type { ReactNode } from 'react';
import { createStore } from '#src/lib/create-store.ts';

export interface Question {
  title: ReactNode;
  text?: ReactNode;
  /** The label of the confirming button: a verb, the same as in the title. Null is for `tell`. */
  action: ReactNode;
  /** The label of the other button, where it can say exactly what is kept; otherwise "Cancel". */
  cancel?: ReactNode;
  /** Going on loses something. */
  danger?: boolean;
  /** Done before the dialog closes, while its button is busy. */
  work?: () => Promise<unknown>;
}

export interface OpenQuestion extends Question {
  answer: (goOn: boolean) => void;
}

/** The question on the screen; null when there is none. Read by the host of the dialog only. */
export const openQuestion = createStore<OpenQuestion | null>(null);

/**
 * Asks before something is done that is hard to take back. A question asked while another one is
 * open replaces it, which then counts as cancelled.
 * @returns whether the user goes on
 */
export function confirm(question: Question): Promise<boolean> {
  openQuestion.getSnapshot()?.answer(false);
  return new Promise((resolve) => {
    const open: OpenQuestion = {
      ...question,
      answer: (goOn) => {
        if (openQuestion.getSnapshot() === open) openQuestion.set(null);
        resolve(goOn);
      },
    };
    openQuestion.set(open);
  });
}

/** Says something that the user has to read before going on. */
export const tell = (message: Pick<Question, 'title' | 'text'>): Promise<boolean> =>
  confirm({ ...message, action: null });
