import type { Row } from '../columns.ts';
import { marketIdOf, serviceMarket } from '../content-markets.ts';
import { daysAfter } from '../dates.ts';
import type { Market } from '../markets.ts';
import { type Texts, texts } from '../texts/languages.ts';
import { type DemoDocument, demoDocuments, demoGroups } from './demo-documents.ts';
import { inHostLanguages } from './host-texts.ts';

/** The name of the PDF of a document in `files/`. */
export const pdfOf = ({ id }: Pick<DemoDocument, 'id'>, { key }: Market) => `${id}-${key}.pdf`;

/** The groups of sales documents. */
export function documentGroupRows(market: Market): Row<'sales_document_groups.csv'>[] {
  const { sorg, language, country } = market;
  return demoGroups.map(({ id, name }) => ({
    sorg,
    id,
    language,
    ...inHostLanguages('name', market, name),
    contentTargetMarkets: [marketIdOf(country), serviceMarket],
  }));
}

/** Sales documents of both types, in groups and without one: live, over and coming. */
export function documentRows(market: Market, today: string): Row<'sales_documents.csv'>[] {
  const { sorg, language, country } = market;
  const dealers = marketIdOf(country);
  const readers = { dealers: [dealers], service: [serviceMarket], both: [dealers, serviceMarket] };
  return demoDocuments.map((document) => ({
    sorg,
    id: document.id,
    language,
    type: document.type,
    salesDocumentGroup: document.group,
    ...inHostLanguages('title', market, document.title),
    ...inHostLanguages('subtitle', market, document.subtitle),
    ...inHostLanguages('body', market, inParagraph(document.body)),
    validFrom: daysAfter(today, document.from),
    validTo: daysAfter(today, document.to),
    contentTargetMarkets: readers[document.for ?? 'dealers'],
    layout: document.layout,
    tags: [document.group ?? 'shop'],
    mustRead: document.mustRead ?? false,
    files: [pdfOf(document, market)],
  }));
}

/** Texts of one paragraph as HTML; they have no sign that would need to be escaped. */
export function inParagraph({ en, de, fr, id, ms }: Texts): Texts {
  const paragraph = (text: string) => `<p>${text}</p>`;
  return texts(paragraph(en), paragraph(de), paragraph(fr), paragraph(id), paragraph(ms));
}
