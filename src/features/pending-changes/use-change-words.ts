import { createContext, useContext } from 'react';
import type { ChangeWords, ChangeWordsByOperation } from '#src/crud/change-words.ts';
import { operationRules } from '#src/offline/outbox/operation-registry.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';

/** The words of the features for their changes; src/app/pending-changes.screen.tsx provides them. */
export const ChangeWordsContext = createContext<ChangeWordsByOperation>({});

/** A change in the user's words, by its operation and the note its feature has left. */
export function useChangeWords(): (entry: OutboxEntry) => ChangeWords {
  const wordsOf = useContext(ChangeWordsContext);
  return (entry) => {
    const { operation, version } = entry;
    const words = wordsOf[operation]?.(entry);
    if (!words) return { feature: '', title: operation, to: null, edit: null, newer: true };
    const rules = operationRules(operation);
    return rules && version > rules.version ? { ...words, newer: true } : words;
  };
}
