import type { ShownFile } from '#src/features/content/content.public.ts';
import type { ShownContent, ShownReceipt } from '#src/features/content/content-reading.public.ts';

/** News as readers see them; the preview of a form makes them of its values. */
export interface ShownNews extends ShownContent, ShownReceipt {
  validFrom: string;
  /** The picture of the card. */
  file: ShownFile | null;
}
