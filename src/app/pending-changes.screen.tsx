import { PendingChangesScreen } from '#src/features/pending-changes/pending-changes.screen.tsx';
import { ChangeTextsContext } from '#src/features/pending-changes/use-change-texts.ts';
import { useFeatureChanges } from './generated/change-texts.ts';

/** The changes on the device that the server does not have yet, in the words of the features. */
export function Component() {
  return (
    <ChangeTextsContext value={useFeatureChanges()}>
      <PendingChangesScreen />
    </ChangeTextsContext>
  );
}
