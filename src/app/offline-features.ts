import '#src/features/generated/features.offline.ts';
import { plainOperations } from '#src/offline/generated/plain-operations.ts';
import { registerPlainOperations } from '#src/offline/outbox/plain-operations.ts';
import './generated/problem-texts.ts';
import { lateFeatures } from './generated/late-features.ts';
import { refreshAfterChanges } from './refresh-after-changes.ts';

// What the features do without a network, in the page; the worker has features.offline.ts and reads
// the plain operations in the user's database.
registerPlainOperations(plainOperations);
refreshAfterChanges();
for (const { watch } of lateFeatures) void watch?.();
