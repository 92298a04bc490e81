import type { ShownContent, ShownReceipt } from '#src/features/content/content-reading.public.ts';
import type { SalesDocumentType } from '#src/graphql/generated/graphql.ts';

/** A sales document as readers see it; the preview of a form makes it of its values. */
export interface ShownDocument extends ShownContent, ShownReceipt {
  type: SalesDocumentType;
  subtitle: string;
  validFrom: string;
}

/** The part of it that a card shows. */
export type ListedDocument = Omit<ShownDocument, 'body' | 'tags' | 'itemPerLine'>;
