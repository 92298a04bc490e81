import { useQuery } from '@tanstack/react-query';
import { frameQueries } from '#src/features/serials/serials.public.ts';
import { useSession } from '#src/features/session/session.public.ts';

interface Props {
  /** That the field names as its `list`. */
  id: string;
  /** The field has the focus, or had it: before, nothing is asked. */
  isWanted: boolean;
}

/** Offers the unsold bikes of the active customer for a frame number; the browser finds those that fit what is typed. */
export function StockOptions({ id, isWanted }: Props) {
  const { customer } = useSession();
  const custCode = customer?.unified ?? '';
  const { data } = useQuery({
    ...frameQueries.unsold(custCode),
    enabled: isWanted && custCode !== '',
  });
  return (
    <datalist id={id}>
      {data?.frames.map(({ id: frame, frameNumber, description }) => (
        <option key={frame} value={frameNumber} label={description ?? undefined} />
      ))}
    </datalist>
  );
}
