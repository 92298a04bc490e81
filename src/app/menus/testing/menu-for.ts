import { menuSectionsFor } from '../../menu.ts';
import type { MenuEntry } from '../menu-entry.ts';

/** The entries that a user sees, without their sections. */
export const menuFor = (...args: Parameters<typeof menuSectionsFor>): MenuEntry[] =>
  menuSectionsFor(...args).flatMap(({ entries }) => entries);
