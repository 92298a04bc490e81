import { useQuery } from '@tanstack/react-query';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { keptUrlsQuery } from './kept.queries.ts';
import { mayHaveKept } from './kept-mark.ts';

/** Whether the device has a file of content without a network; with one it need not be known. */
export function useIsKept(): (url: string) => boolean {
  const online = useOnline();
  const { data } = useQuery({ ...keptUrlsQuery, enabled: !online && mayHaveKept() });
  return (url) => data?.has(url) ?? false;
}
