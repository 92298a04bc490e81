import 'fake-indexeddb/auto';
import { vi } from 'vitest';

// These files share a process, and what a module keeps would reach the next file: each loads its modules anew.
vi.resetModules();
