// Registers the words of every feature's codes: a page may show those of others, as the pending
// changes do. A feature with codes of its own has a file of this name.
import.meta.glob('../features/*/*.problems.ts', { eager: true });
