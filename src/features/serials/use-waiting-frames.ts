import { parseSerial } from '#shared/serials/parse-serial.ts';
import { usePendingEntries } from '#src/offline/outbox/use-pending-entries.ts';

/** Names of operations, spelled here because sales and inspections depend on this feature. */
const saleOperation = 'RegisterFrame';
const inspectionOperation = 'CreateInspection';

/** The frames, in normal form, of which a sale or an inspection is not sent yet, live. */
export function useWaitingFrames(): {
  sales: ReadonlySet<string>;
  inspections: ReadonlySet<string>;
} {
  const entries = usePendingEntries();
  const framesOf = (wanted: string) =>
    new Set(
      entries
        .filter(({ operation }) => operation === wanted)
        .map(({ note }) => parseSerial(String(note.frameNumber ?? note.frame ?? '')).normal ?? ''),
    );
  return { sales: framesOf(saleOperation), inspections: framesOf(inspectionOperation) };
}
