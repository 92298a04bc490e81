import { useLingui } from '@lingui/react/macro';
import { bcp47 } from '#shared/locales.ts';
import { useLocale } from './locale-link.tsx';

/** Writes a number as the locale does it: 7.5 is "7,5" in German and in French. */
export function useNumber(): (value: number) => string {
  const tag = bcp47(useLocale());
  return (value) => value.toLocaleString(tag);
}

/** Writes how many rows there are of a kind, none without a count; `more` says that counting stopped there. */
export function useCountText(): (counted: { count: number; more: boolean } | undefined) => string {
  const { t } = useLingui();
  const number = useNumber();
  return (counted) => {
    const count = number(counted?.count ?? 0);
    return counted?.more ? t`more than ${count}` : count;
  };
}
