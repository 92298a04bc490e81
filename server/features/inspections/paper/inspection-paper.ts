import { type PaperHost, paperFormats } from '#server/features/documents/documents.public.ts';
import { languageOf } from '#shared/locales.ts';
import type { PrintedTable } from '#shared/printed-table.ts';
import type { PdiRow } from '../pdi.store.ts';
import { paperTexts } from './inspection-paper.texts.ts';

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
  const texts = paperTexts[languageOf(paper.locale)];
  const bike = [pdi.brand, pdi.model, pdi.series, pdi.modelYear].filter(Boolean).join(' ');
  const facts = [
    paper.host.webTitle,
    `${texts.frameNumber}: ${pdi.frameNumber}`,
    `${texts.article}: ${pdi.articleCode} ${pdi.description}`,
    `${texts.bike}: ${bike}`,
    `${texts.customer}: ${pdi.custName}`,
    `${texts.inspectedOn}: ${paperFormats(paper).day(pdi.inspectedOn)}`,
    `${texts.mechanic}: ${pdi.mechanic}`,
    `${texts.list}: ${pdi.list}, ${texts.version} ${pdi.listVersion}`,
  ];
  const toResult = ({ checked, value, photos }: PdiRow['checklist'][number]) =>
    [
      checked ? texts.done : texts.open,
      value,
      ...(photos.length > 0 ? [`${texts.photo}: ${photos.length}`] : []),
    ].filter(Boolean);
  return {
    title: `${texts.title} ${pdi.frameNumber}`,
    facts: facts.filter(Boolean),
    columns: [
      { text: texts.point, width: 60, numeric: false },
      { text: texts.result, width: 40, numeric: false },
    ],
    rows: pdi.checklist.map((point) => [point.description, toResult(point).join(', ')]),
    totals: [],
    note: '',
  };
}

/** The photos of an inspection with their points, then the signature. */
export function listPictures({ locale }: PaperHost, pdi: PdiRow): CaptionedFile[] {
  const texts = paperTexts[languageOf(locale)];
  const photos = pdi.checklist.flatMap(({ description, photos: ofPoint }) =>
    ofPoint.map(({ id }) => ({ fileId: id, caption: `${texts.photo}: ${description}` })),
  );
  const signature = pdi.signature && {
    fileId: pdi.signature.id,
    caption: `${texts.signature}: ${pdi.mechanic}`,
  };
  return [...photos, ...(signature ? [signature] : [])];
}
