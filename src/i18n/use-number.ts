import { bcp47 } from '#shared/locales.ts';
import { useLocale } from './locale-link.tsx';

/** Writes a number as the locale does it: 7.5 is "7,5" in German and in French. */
export function useNumber(): (value: number) => string {
  const tag = bcp47(useLocale());
  return (value) => value.toLocaleString(tag);
}
