import '#src/features/generated/features.offline.ts';
import { plainOperations } from '#src/offline/generated/plain-operations.ts';
import { registerPlainOperations } from '#src/offline/outbox/plain-operations.ts';
import './generated/problem-texts.ts';
import { deferredFeatures } from './generated/deferred-features.ts';
import { refreshAfterChanges } from './refresh-after-changes.ts';

// The offline code of the features in the page. The worker has features.offline.ts and reads the plain
// operations from the user's database.
registerPlainOperations(plainOperations);
refreshAfterChanges();
for (const { watch } of deferredFeatures) void watch?.();
