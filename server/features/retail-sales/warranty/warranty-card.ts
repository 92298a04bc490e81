import {
  makeHostPdf,
  type PaperHost,
  paperFormats,
} from '#server/features/documents/documents.public.ts';
import type { Services } from '#server/graphql/feature.ts';
import type { RegisteredFrame } from '#server/graphql/generated/types.ts';
import { publicOrigin } from '#server/lib/public-origin.ts';
import { languageOf } from '#shared/locales.ts';
import type { PrintedTable } from '#shared/printed-table.ts';
import { getKindWord, warrantyTexts } from './warranty-card.texts.ts';

/** Makes the warranty card of a sale as a PDF, with the looks of the host. */
export function makeWarrantyCard(
  services: Pick<Services, 'db' | 'files' | 'config'>,
  paper: PaperHost,
  frame: RegisteredFrame,
): Promise<Buffer> {
  const origin = publicOrigin(services.config, paper.host.host);
  return makeHostPdf(services, paper.host, warrantyCard(paper, frame, origin));
}

/**
 * The card that says until when a bike has its warranty, in the reader's language. Its code opens the check of the
 * frame, which tells a stranger no more than a recall and a theft; it holds no data of the consumer.
 * @param origin of the portal
 */
function warrantyCard(paper: PaperHost, frame: RegisteredFrame, origin: string): PrintedTable {
  const language = languageOf(paper.locale);
  const texts = warrantyTexts[language];
  const { day } = paperFormats(paper);
  const fact = (name: string, value: string | null | undefined) =>
    value ? [`${name}: ${value}`] : [];
  return {
    title: `${texts.title} ${frame.frameNumber}`,
    facts: [
      ...(frame.articleDescription ? [frame.articleDescription] : []),
      ...fact(texts.frameNumber, frame.frameNumber),
      ...fact(texts.soldOn, day(frame.soldDate)),
      ...fact(texts.warrantyUntil, frame.warrantyUntil && day(frame.warrantyUntil)),
      ...fact(texts.dealer, frame.dealerName),
      ...fact(texts.consumer, frame.customer?.name),
      ...fact(texts.receipt, frame.documentNo),
    ],
    columns: [
      { text: texts.part, width: 40, numeric: false },
      { text: texts.number, width: 60, numeric: false },
    ],
    rows: frame.serials.map(({ kind, value }) => [getKindWord(language, kind), value]),
    totals: [],
    note: texts.note,
    code: {
      text: `${origin}/${paper.locale}/frame/${encodeURIComponent(frame.frameNumber)}`,
      caption: texts.scan,
    },
  };
}
