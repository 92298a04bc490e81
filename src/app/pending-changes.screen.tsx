import { PendingChangesScreen } from '#src/features/pending-changes/pending-changes.screen.tsx';
import { ChangeWordsContext } from '#src/features/pending-changes/use-change-words.ts';
import { useFeatureChanges } from './generated/change-words.ts';

/** The changes on the device that the server does not have yet, in the words of the features. */
export function Component() {
  return (
    <ChangeWordsContext value={useFeatureChanges()}>
      <PendingChangesScreen />
    </ChangeWordsContext>
  );
}
