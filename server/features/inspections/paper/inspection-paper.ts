import { type PaperHost, paperFormats } from '#server/features/documents/documents.public.ts';
import { languageOf } from '#shared/locales.ts';
import type { PrintedTable } from '#shared/printed-table.ts';
import type { PdiRow } from '../pdi.store.ts';
import { paperWords } from './inspection-paper.words.ts';

/** A stored file with the words under it. */
interface CaptionedFile {
  fileId: string;
  caption: string;
}

/**
 * An inspection for the customer's papers, in the reader's language: its points with their results as the version of
 * the list had them that the mechanic filled in.
 */
export function toInspectionTable(paper: PaperHost, pdi: PdiRow): PrintedTable {
  const words = paperWords[languageOf(paper.locale)];
  const bike = [pdi.brand, pdi.model, pdi.series, pdi.modelYear].filter(Boolean).join(' ');
  const facts = [
    paper.host.webTitle,
    `${words.frameNumber}: ${pdi.frameNumber}`,
    `${words.article}: ${pdi.articleCode} ${pdi.description}`,
    `${words.bike}: ${bike}`,
    `${words.customer}: ${pdi.custName}`,
    `${words.inspectedOn}: ${paperFormats(paper).day(pdi.inspectedOn)}`,
    `${words.mechanic}: ${pdi.mechanic}`,
    `${words.list}: ${pdi.list}, ${words.version} ${pdi.listVersion}`,
  ];
  const toResult = ({ checked, value, photos }: PdiRow['checklist'][number]) =>
    [
      checked ? words.done : words.open,
      value,
      ...(photos.length > 0 ? [`${words.photo}: ${photos.length}`] : []),
    ].filter(Boolean);
  return {
    title: `${words.title} ${pdi.frameNumber}`,
    facts: facts.filter(Boolean),
    columns: [
      { text: words.point, width: 60, numeric: false },
      { text: words.result, width: 40, numeric: false },
    ],
    rows: pdi.checklist.map((point) => [point.description, toResult(point).join(', ')]),
    totals: [],
    note: '',
  };
}

/** The photos of an inspection with their points, then the signature. */
export function listPictures({ locale }: PaperHost, pdi: PdiRow): CaptionedFile[] {
  const words = paperWords[languageOf(locale)];
  const photos = pdi.checklist.flatMap(({ description, photos: ofPoint }) =>
    ofPoint.map(({ id }) => ({ fileId: id, caption: `${words.photo}: ${description}` })),
  );
  const signature = pdi.signature && {
    fileId: pdi.signature.id,
    caption: `${words.signature}: ${pdi.mechanic}`,
  };
  return [...photos, ...(signature ? [signature] : [])];
}
