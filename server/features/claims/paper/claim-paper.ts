import {
  type PaperHost,
  type Picture,
  paperFormats,
} from '#server/features/documents/documents.public.ts';
import { findStoredFiles } from '#server/files/stored/stored-files.store.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { Services } from '#server/graphql/feature.ts';
import { getDayIn } from '#shared/days.ts';
import { languageOf } from '#shared/locales.ts';
import { formatMoney } from '#shared/money.ts';
import { maxPrintedRows, type PrintedTable } from '#shared/printed-table.ts';
import type { ClaimRow } from '../records/claim.store.ts';
import { paperTexts } from './claim-paper.texts.ts';

/** How a claim is called: by its number, and a draft, which has none yet, as such. */
export function nameClaim({ locale }: PaperHost, { referenceNo }: ClaimRow): string {
  const { title, draft } = paperTexts[languageOf(locale)];
  return `${title} ${referenceNo ?? draft}`;
}

/** The most characters of a cell, and of a line above the table. */
const mostInCell = 300;
const mostInFact = 200;

/**
 * A claim for the papers, in the reader's language. It has the comments that dealers read too, also for staff: a paper is
 * handed on.
 */
export function toClaimTable(paper: PaperHost, claim: ClaimRow): PrintedTable {
  const texts = paperTexts[languageOf(paper.locale)];
  const { day, number } = paperFormats(paper);
  const dayOf = (at: string) => day(getDayIn(paper.host.timeZone, new Date(at)));
  const { article, purchaseDate } = claim;
  const named = [article.codeDisplay ?? article.code, article.description]
    .filter(Boolean)
    .join(' ');
  const facts = [
    paper.host.webTitle,
    `${texts.customer}: ${claim.custName.toLocaleUpperCase(paper.locale.slice(0, 2))}`,
    `${texts.article}: ${named} (${claim.brandName})`,
    claim.frameNumber && `${texts.frameNumber}: ${claim.frameNumber}`,
    `${texts.quantity}: ${number(claim.qty)}`,
    purchaseDate && `${texts.purchasedOn}: ${day(purchaseDate)}`,
    claim.dealerNo && `${texts.dealerNo}: ${claim.dealerNo}`,
    claim.doNo && `${texts.delivery}: ${claim.doNo}`,
    `${texts.status}: ${claim.status.description}, ${dayOf(claim.statusAt)}`,
  ];
  const rows = [
    ...listFacts(paper, claim),
    ...claim.histories.flatMap(({ at, to, reason, by }) =>
      toRows(`${dayOf(at)} ${by}`, [to.description, reason].filter(Boolean).join(': ')),
    ),
    ...claim.comments
      .filter(({ internal }) => !internal)
      .flatMap(({ createdAt, displayName, comment }) =>
        toRows(`${dayOf(createdAt)} ${displayName}`, comment),
      ),
  ];
  return {
    title: nameClaim(paper, claim).slice(0, 100),
    facts: facts.flatMap((fact) => (fact ? [fact.slice(0, mostInFact).toWellFormed()] : [])),
    columns: [
      { text: '', width: 30, numeric: false },
      { text: '', width: 70, numeric: false },
    ],
    rows: rows.slice(0, maxPrintedRows),
    totals: [],
    note: '',
  };
}

/** The facts of the claim and its decision. */
function listFacts(paper: PaperHost, claim: ClaimRow): string[][] {
  const texts = paperTexts[languageOf(paper.locale)];
  const { day, number } = paperFormats(paper);
  const { name, phone, city, address, email } = claim.consumer;
  const credit = claim.creditNote;
  const money = credit?.amount == null ? '' : toMoney(paper, credit.amount);
  return [
    ...claim.problems.flatMap((problem) =>
      toRows(
        texts.problem,
        [[problem.part, problem.description].filter(Boolean).join(': '), problem.notes].join('\n'),
      ),
    ),
    ...toRows(texts.description, claim.description),
    ...toRows(texts.consumer, [name, phone, address, city, email].filter(Boolean).join(', ')),
    ...(claim.approvedQty === null || claim.approvedQty === undefined
      ? []
      : toRows(texts.approved, number(claim.approvedQty))),
    ...(claim.isNotAWarranty ? toRows(texts.decision, texts.notAWarranty) : []),
    ...toRows(texts.reason, claim.reason),
    ...(credit
      ? toRows(
          texts.creditNote,
          [credit.no, credit.date && day(credit.date), money].filter(Boolean).join(', '),
        )
      : []),
    ...claim.deliveryOrders.flatMap(({ doNumber, date }) =>
      toRows(texts.replacement, [doNumber, date && day(date)].filter(Boolean).join(', ')),
    ),
  ];
}

const toMoney = ({ host, locale }: PaperHost, minor: number) =>
  formatMoney(minor, host.currency, locale);

/** The rows of a text, which may have several lines; none of an empty one. The first has the label. */
function toRows(label: string, text: string): string[][] {
  const lines = text.split('\n').flatMap((line) => {
    const characters = [...line.trim()];
    const parts: string[] = [];
    while (characters.length > 0) parts.push(characters.splice(0, mostInCell / 2).join(''));
    return parts;
  });
  return lines.map((line, at) => [at === 0 ? label.slice(0, mostInCell).toWellFormed() : '', line]);
}

/** The photos of a claim and a photographed invoice; never the ID card. One that the file store lacks is left out. */
export async function loadPictures(
  { files }: Pick<Services, 'files'>,
  ctx: Context,
  claim: ClaimRow,
): Promise<Picture[]> {
  const { places } = paperTexts[languageOf(ctx.locale)];
  const found = await findStoredFiles(
    ctx.db,
    claim.docs.map(({ file }) => file.id),
  );
  const pictures: Picture[] = [];
  for (const { docType, file } of claim.docs) {
    const caption = places[docType];
    if (!caption || !file.type.startsWith('image/')) continue;
    const stored = found.get(file.id);
    const isOwn = stored?.sorg === viewerOf(ctx).sorg && stored.ownerId === claim.id;
    const image = isOwn ? await files.bytes(stored.place) : null;
    if (image) pictures.push({ image, caption });
  }
  return pictures;
}
