import { useState } from 'react';
import { useSearchParams } from 'react-router';

/**
 * What the address asks a list for, and a way to ask for something else: any change but one of the
 * page begins at page 1. Changes replace the history entry, so that Back leaves the list (N015), and
 * show in the same frame, before the router has moved the address on: of two quick ones none is lost.
 * @param read takes anything odd for not there
 * @param write leaves out what goes without saying
 */
export function useAddressList<Asked extends { page: number }>(
  read: (query: URLSearchParams) => Asked,
  write: (asked: Asked) => URLSearchParams,
) {
  const [query, setQuery] = useSearchParams();
  const [ahead, setAhead] = useState<{ of: string; query: URLSearchParams } | null>(null);
  const written = query.toString();
  // Only until the address has moved: a link may lead back to where the change was made.
  if (ahead && ahead.of !== written) setAhead(null);
  const asked = read(ahead?.of === written ? ahead.query : query);
  const ask = (change: Partial<Asked>) => {
    const to = write({ ...asked, page: 1, ...change });
    setAhead({ of: written, query: to });
    setQuery(to, { replace: true, preventScrollReset: true });
  };
  return { asked, ask };
}
