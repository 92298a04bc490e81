import { folded } from '#shared/folded-text.ts';

/** One choice of a combobox. */
export interface Option {
  /** Unique among all options. */
  value: string;
  label: string;
  /** A second line, such as a code and a city. */
  text?: string | undefined;
  disabled?: boolean;
}

export interface OptionPage<O extends Option> {
  options: readonly O[];
  /** How many there are on all pages. */
  total: number;
}

/**
 * Finds the options for what is typed, a page at a time from 1; an empty text finds all. The signal
 * aborts when the answer is no longer needed.
 */
export type SearchOptions<O extends Option> = (
  text: string,
  request: { page: number; signal: AbortSignal },
) => Promise<OptionPage<O>>;

/** Searches options in memory: every typed word must occur in the label or the text. */
export function createSearch<O extends Option>(options: readonly O[]): SearchOptions<O> {
  const texts = options.map(({ label, text }) => folded(`${label} ${text ?? ''}`));
  return async (text) => {
    const words = folded(text).split(/\s+/u).filter(Boolean);
    const found = options.filter((_, at) => words.every((word) => texts[at]?.includes(word)));
    return { options: found, total: found.length };
  };
}
