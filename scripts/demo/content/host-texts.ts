import { hostRows } from '../hosts.ts';
import type { Market } from '../markets.ts';
import { inAllLanguages, type TextLanguage, type Texts } from '../texts/languages.ts';

/** The languages of the hosts of a sales organisation. */
const languagesOf = ({ sorg }: Market): ReadonlySet<string> =>
  new Set(
    hostRows()
      .filter((host) => host.sorg === sorg)
      .flatMap(({ languages }) => [languages].flat().map((locale) => String(locale).slice(0, 2))),
  );

/** The columns of a text in the languages of a sales organisation's hosts. */
export function inHostLanguages<Name extends string>(
  column: Name,
  market: Market,
  words: Texts,
): Record<Name | `${Name}.${TextLanguage}`, string> {
  const spoken = languagesOf(market);
  const all = inAllLanguages(column, market.language, words);
  const isOffered = (name: string) => name === column || spoken.has(name.slice(-2));
  const offered = Object.entries(all).filter(([name]) => isOffered(name));
  return Object.fromEntries(offered) as typeof all;
}
