import { useEffect, useRef, useState } from 'react';
import type { Option, OptionPage, SearchOptions } from './option.ts';

/** Milliseconds after the last key before a search begins. */
const searchDelay = 200;

interface Found<O extends Option> extends OptionPage<O> {
  text: string;
  /** The last page that is loaded. */
  page: number;
}

export interface OptionSearch<O extends Option> {
  options: readonly O[];
  total: number;
  status: 'loading' | 'ready' | 'failed';
  /** Loads the next page where there is one. */
  loadMore: () => void;
  retry: () => void;
}

/** Searches while the list is open. Options of the last text stay until those of the next one are there. */
export function useOptionSearch<O extends Option>(
  search: SearchOptions<O>,
  text: string,
  open: boolean,
): OptionSearch<O> {
  const [found, setFound] = useState<Found<O> | null>(null);
  const [wanted, setWanted] = useState({ text, page: 1 });
  const [failed, setFailed] = useState(false);
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  if (wanted.text !== text) setWanted({ text, page: 1 });
  // The results may be out of date when the list opens the next time.
  if (!open && (found || failed)) {
    setFound(null);
    setFailed(false);
    setWanted({ text, page: 1 });
  }
  const complete = found?.text === wanted.text && found.page >= wanted.page;
  const pending = open && !complete && !failed;
  const before = found?.text === wanted.text ? found.options : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: options that arrive start no search
  useEffect(() => {
    if (!pending) return;
    const aborter = new AbortController();
    const { signal } = aborter;
    const load = async () => {
      try {
        const { options, total } = await latest.current(wanted.text, { page: wanted.page, signal });
        if (signal.aborted) return;
        setFound({ ...wanted, total, options: before ? [...before, ...options] : options });
      } catch {
        if (!signal.aborted) setFailed(true);
      }
    };
    const timer = setTimeout(() => void load(), found && wanted.page === 1 ? searchDelay : 0);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [pending, wanted]);

  const options = found?.options ?? [];
  return {
    options,
    total: found?.total ?? 0,
    status: failed ? 'failed' : pending ? 'loading' : 'ready',
    loadMore: () => {
      if (complete && found && options.length < found.total)
        setWanted({ text: wanted.text, page: found.page + 1 });
    },
    retry: () => setFailed(false),
  };
}
