import { useLingui } from '@lingui/react/macro';
import { createContext, useContext } from 'react';
import type { ChangeTexts, ChangeTextsByOperation } from '#src/crud/record/change-texts.ts';
import { operationRules } from '#src/offline/outbox/operation-registry.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';

/** The texts of the features for their changes; src/app/pending-changes.screen.tsx provides them. */
export const ChangeTextsContext = createContext<ChangeTextsByOperation>({});

/** A change as users would say it, by its operation and the note its feature has left. */
export function useChangeTexts(): (entry: OutboxEntry) => ChangeTexts {
  const { t } = useLingui();
  const getTexts = useContext(ChangeTextsContext);
  return (entry) => {
    const { operation, version } = entry;
    const texts = getTexts[operation]?.(entry);
    if (!texts)
      return {
        feature: '',
        title: t`Change from a newer version of this app`,
        to: null,
        edit: null,
        newer: true,
      };
    const rules = operationRules(operation);
    return rules && version > rules.version ? { ...texts, newer: true } : texts;
  };
}
