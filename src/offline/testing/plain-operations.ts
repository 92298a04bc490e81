import { plainOperations } from '../generated/plain-operations.ts';
import { registerPlainOperations } from '../outbox/plain-operations.ts';

// Makes the plain operations of all features known, as src/app/offline-features.ts does in a page.
registerPlainOperations(plainOperations);
