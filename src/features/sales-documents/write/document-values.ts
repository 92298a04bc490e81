import * as v from 'valibot';
import type { Language } from '#shared/locales.ts';
import {
  daysEntry,
  emptyItem,
  filesComplete,
  filesRequired,
  type ItemValues,
  itemEntries,
  textsComplete,
  toItemInput,
  toItemValues,
} from '#src/features/content/content-writing.public.ts';
import type { SalesDocumentInput, SalesDocumentType } from '#src/graphql/generated/graphql.ts';
import type { DayRange } from '#src/ui/fields/day-range-field.tsx';
import type { WrittenDocument } from './write-documents.queries.ts';

/** A sales document as it is typed. */
export interface DocumentValues extends ItemValues {
  type: SalesDocumentType;
  days: DayRange;
  salesDocumentGroup: { id: string; name: string } | null;
  mustRead: boolean;
}

export const documentSchema: v.GenericSchema<DocumentValues, DocumentValues> = v.pipe(
  v.object({
    ...itemEntries,
    type: v.picklist(['general', 'technical']),
    days: daysEntry,
    salesDocumentGroup: v.nullable(v.object({ id: v.string(), name: v.string() })),
    mustRead: v.boolean(),
    files: filesRequired,
  }) as v.GenericSchema<DocumentValues>,
  textsComplete<DocumentValues>(['title']),
  filesComplete<'files', DocumentValues>('files'),
);

/** Returns what a new document begins with. @param today YYYY-MM-DD */
export const emptyDocument = (language: Language, today: string): DocumentValues => ({
  type: 'general',
  ...emptyItem(language),
  days: { from: today, to: '' },
  salesDocumentGroup: null,
  mustRead: false,
});

/** Returns a stored document as its form has it. @param fallback the language of a text whose language is not known */
export const toDocumentValues = (item: WrittenDocument, fallback: Language): DocumentValues => ({
  type: item.type,
  ...toItemValues(item, fallback),
  days: { from: item.validFrom, to: item.validTo },
  salesDocumentGroup: item.salesDocumentGroup,
  mustRead: item.mustRead,
});

/** Returns a document as the server takes it. */
export const toDocumentInput = (
  values: DocumentValues,
  published: boolean,
): SalesDocumentInput => ({
  type: values.type,
  ...toItemInput(values),
  subtitle: values.texts[values.language].subtitle,
  validFrom: values.days.from,
  validTo: values.days.to,
  salesDocumentGroup: values.salesDocumentGroup?.id ?? null,
  mustRead: values.mustRead,
  published,
});
