// biome-ignore lint/style/noRestrictedImports: all others use the function of this file
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { restOfMessages } from '#src/i18n/i18n.ts';

/**
 * A part whose code, with its texts, comes after the first screen. Use this and not React's own
 * `lazy`: the texts of such parts are not in the first catalogue.
 */
// biome-ignore lint/suspicious/noExplicitAny: as React's own lazy
export function lazyWithMessages<Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
): LazyExoticComponent<Part> {
  return lazy(async () => {
    const [part] = await Promise.all([load(), restOfMessages()]);
    return part;
  });
}
