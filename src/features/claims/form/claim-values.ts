import { type ClaimPlace, paperPlaces, photoPlaces } from '#shared/claims/claim-files.rules.ts';
import { pickFields } from '#shared/record-fields.ts';
import {
  fromPlacedInput,
  noPlacedFiles,
  type PlacedFiles,
  toPlacedInput,
} from '#src/crud/form/placed-files.ts';
import type { ClaimInput, ClaimValuesFragment } from '#src/graphql/generated/graphql.ts';
import type { FieldFile } from '#src/ui/file/use-uploads.ts';

export type ClaimKind = 'Bike' | 'PAA';

/** The places of files that the form has. */
export const formPlaces: readonly ClaimPlace[] = [
  'invoice',
  ...photoPlaces,
  'video',
  'idCard',
  ...paperPlaces,
];

/** A problem of the list, or one in own words, whose id is null. */
export interface ProblemValue {
  id: string | null;
  part: string;
  description: string;
  notes: string;
}

/** The fields of the consumer. */
export const consumerFields = ['name', 'phone', 'city', 'address', 'email'] as const;
type ConsumerField = (typeof consumerFields)[number];

/** A claim as it is entered. */
export interface ClaimValues extends Record<ConsumerField, string>, PlacedFiles<ClaimPlace> {
  /** Null as long as staff have chosen none. */
  customer: { code: string; name: string } | null;
  /** Of a bike; of another article its serial number. */
  frameNumber: string;
  /** Empty for an article without a code. */
  articleCode: string;
  articleDescription: string;
  brandName: string;
  /** An id; known only of articles that were chosen or found. */
  merchandise: string;
  hasSerial: boolean;
  /** The delivery, where it is known. */
  doNo: string;
  qty: string;
  purchaseDate: string;
  description: string;
  dealerNo: string;
  problems: readonly ProblemValue[];
  /** It is only kept as a draft of the claim, which needs customer and article. */
  isDraft: boolean;
}

/** The fields that survive a reload. */
export const draftFields = (values: ClaimValues): (keyof ClaimValues)[] =>
  (Object.keys(values) as (keyof ClaimValues)[]).filter((name) => name !== 'isDraft');

export const emptyClaim = (customer: ClaimValues['customer']): ClaimValues => ({
  customer,
  frameNumber: '',
  articleCode: '',
  articleDescription: '',
  brandName: '',
  merchandise: '',
  hasSerial: false,
  doNo: '',
  qty: '1',
  purchaseDate: '',
  description: '',
  dealerNo: '',
  problems: [],
  name: '',
  phone: '',
  city: '',
  address: '',
  email: '',
  isDraft: false,
  ...noPlacedFiles(formPlaces),
});

export const hasConsumer = (values: ClaimValues): boolean =>
  consumerFields.some((name) => values[name].trim() !== '');

/** The values of a stored claim. */
export function toClaimValues(stored: ClaimValuesFragment): ClaimValues {
  const { article, consumer, docs, additionalDocuments } = stored;
  const files: Record<string, readonly FieldFile[]> = {};
  for (const { docType, file } of docs) files[docType] = [file];
  for (const { no, file } of additionalDocuments) files[`additionalDoc${no}`] = [file];
  return {
    ...emptyClaim({ code: stored.custCode, name: stored.custName }),
    frameNumber: stored.frameNumber,
    articleCode: article.code ?? '',
    articleDescription: article.description,
    brandName: stored.brandName,
    merchandise: article.merchandise,
    hasSerial: stored.frameNumber !== '',
    doNo: stored.doNo ?? '',
    qty: String(stored.qty),
    purchaseDate: stored.purchaseDate ?? '',
    description: stored.description,
    dealerNo: stored.dealerNo,
    problems: stored.problems.map(({ id, part, description, notes }) => ({
      id,
      part,
      description,
      notes,
    })),
    ...consumer,
    isDraft: stored.status.category === 'draft',
    ...files,
  };
}

/** The values of a copy: all but files, serial number and the dealer's own number. */
export const toCopy = (stored: ClaimValuesFragment): ClaimValues => ({
  ...toClaimValues({ ...stored, docs: [], additionalDocuments: [] }),
  frameNumber: '',
  dealerNo: '',
  isDraft: false,
});

/**
 * The claim as the server takes it, and its new files.
 * @param had the places that the stored claim has a file in
 */
export function toClaimInput(
  kind: ClaimKind,
  values: ClaimValues,
  had: readonly ClaimPlace[] = [],
): { input: ClaimInput; blobs: Record<string, File> } {
  const { customer, articleCode, purchaseDate, doNo } = values;
  const code = articleCode.trim();
  const { files, blobs } = toPlacedInput(formPlaces, values, had);
  const consumer = Object.fromEntries(consumerFields.map((name) => [name, values[name].trim()]));
  return {
    input: {
      ...(customer && { custCode: customer.code }),
      frameNumber: values.frameNumber.trim(),
      articleCode: code || null,
      // The catalog knows an article by its code.
      ...(code === '' && {
        articleDescription: values.articleDescription.trim(),
        brandName: values.brandName.trim(),
      }),
      ...(doNo && { doNo }),
      qty: kind === 'Bike' ? 1 : Number(values.qty),
      ...(purchaseDate && { purchaseDate }),
      description: values.description,
      dealerNo: values.dealerNo.trim(),
      consumer: hasConsumer(values) ? consumer : null,
      problems: values.problems.map(({ id, description, notes }) =>
        id === null ? { description, notes } : { id, notes },
      ),
      ...files,
    },
    blobs,
  };
}

/** The note of an entry: names for people, and facts for the form that opens the entry again. */
export interface ClaimNote extends Record<string, unknown> {
  id: string;
  kind: ClaimKind;
  isDraft: boolean;
  /** The article, or the frame of a bike. */
  subject: string;
  frame: string;
  customerName: string;
  /** The facts of the article, which are not sent with its code. */
  article: Pick<ClaimValues, (typeof articleFacts)[number]>;
  /** The chosen problems, which are sent by their ids. */
  problems: readonly Omit<ProblemValue, 'notes'>[];
}

const articleFacts = ['articleDescription', 'brandName', 'merchandise', 'hasSerial'] as const;

/** @param id of the claim */
export const toClaimNote = (id: string, kind: ClaimKind, values: ClaimValues): ClaimNote => ({
  id,
  kind,
  isDraft: values.isDraft,
  subject: [values.articleDescription || values.articleCode, values.frameNumber]
    .filter(Boolean)
    .join(' · '),
  frame: values.frameNumber,
  customerName: values.customer?.name ?? '',
  article: pickFields(values, articleFacts),
  problems: values.problems.flatMap(({ id, part, description }) =>
    id === null ? [] : [{ id, part, description }],
  ),
});

/** The values that wait in the outbox. @param stored the claim that they change; an empty one where they are new */
export function fromClaimInput(
  input: ClaimInput,
  blobs: Readonly<Record<string, Blob>>,
  note: Partial<ClaimNote>,
  stored: ClaimValues,
): ClaimValues {
  const { custCode, consumer } = input;
  return {
    ...stored,
    ...(custCode && { customer: { code: custCode, name: note.customerName ?? custCode } }),
    frameNumber: input.frameNumber ?? '',
    articleCode: input.articleCode ?? '',
    ...note.article,
    doNo: input.doNo ?? '',
    qty: String(input.qty ?? 1),
    purchaseDate: input.purchaseDate ?? '',
    description: input.description ?? '',
    dealerNo: input.dealerNo ?? '',
    problems: (input.problems ?? []).map(({ id, description, notes }) => ({
      part: '',
      description: description ?? '',
      ...note.problems?.find((one) => one.id === id),
      id: id == null ? null : String(id),
      notes: notes ?? '',
    })),
    ...(Object.fromEntries(consumerFields.map((name) => [name, consumer?.[name] ?? ''])) as Record<
      ConsumerField,
      string
    >),
    isDraft: note.isDraft ?? false,
    ...fromPlacedInput(formPlaces, input, blobs),
  };
}
