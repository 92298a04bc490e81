import type { Row } from '../columns.ts';
import { openCsv } from '../csv.ts';
import { daysAfter } from '../dates.ts';
import { type Market, markets } from '../markets.ts';
import { pickTime } from '../orders/order-rows.ts';
import type { OrdersOptions } from '../orders/write-orders.ts';
import { randomFor } from '../random.ts';
import { deliveredFrames, type Frame } from '../serials/frames.ts';
import { type Sample, samples } from './claim-samples.ts';

interface Claimed {
  claims: Row<'claims.csv'>[];
  comments: Row<'claim_comments.csv'>[];
}

/** The dealers whose logins the demo has. */
const dealersWithClaims = 3;
/** A bike was delivered so many days before the day of the demo, so that a claim can lie between. */
const fewestDays = 40;

/** Returns the claims of the first dealers of a sales organisation: each dealer has every sample. */
export function claimRows(
  market: Market,
  frames: readonly Frame[],
  { today, offers }: Pick<OrdersOptions, 'today' | 'offers'>,
): Claimed {
  const parts = (offers.get(market.sorg) ?? []).filter(({ bike, sold }) => !bike && sold);
  const old = frames.filter(
    ({ index, deliveredOn }) =>
      index <= dealersWithClaims && daysAfter(deliveredOn, fewestDays) <= today,
  );
  const rows: Claimed = { claims: [], comments: [] };
  for (const [index, own] of Map.groupBy(old, (frame) => frame.index)) {
    // Frames between them stay without a claim.
    const bikes = own.filter((_, at) => at % 2 === 0);
    for (const [nth, sample] of samples.entries()) {
      const bike = bikes[nth];
      const part = parts[(index * samples.length + nth) % parts.length];
      if (!bike || !part) continue;
      const id = `${market.sorg}-${index}-${nth + 1}`;
      const article = sample.kind === 'Bike' ? bike.offer.code : part.code;
      const createdAt = daysAfter(today, -(4 + 3 * nth));
      rows.claims.push(claimRow(market, sample, { id, bike, article, createdAt }));
      rows.comments.push(...commentRows(market, sample, { id, bike, createdAt }));
    }
  }
  return rows;
}

interface About {
  id: string;
  bike: Frame;
  article: string;
  createdAt: string;
}

function claimRow(
  { sorg, language, retail, precision }: Market,
  { status, kind, problem, text, reason, approvedQty, isNotAWarranty, credit }: Sample,
  { id, bike, article, createdAt }: About,
): Row<'claims.csv'> {
  const isBike = kind === 'Bike';
  const isSent = status !== 'DRAFT';
  const isLater = isSent && status !== 'SUBMITTED';
  const statusAt = isLater ? daysAfter(createdAt, 2) : createdAt;
  return {
    sorg,
    id,
    status,
    customer: bike.dealer.unified,
    article,
    qty: isBike ? 1 : 2,
    frameNumber: isBike ? bike.number : '',
    doNumber: isBike ? bike.doNo : '',
    purchaseDate: isSent ? daysAfter(bike.deliveredOn, 7) : '',
    problems: isSent ? [problem] : [],
    description: text[language],
    reasonRejection: reason?.[language] ?? '',
    approvedQty: approvedQty ?? '',
    isNotAWarranty: isNotAWarranty ?? false,
    creditNote: credit ? `CN-${id}` : '',
    creditAmount: credit ? retail(credit, 'PAA').toFixed(precision) : '',
    creditDate: credit ? statusAt : '',
    createdAt: pickTime(createdAt, randomFor(`claim ${id}`)),
    statusAt: pickTime(statusAt, randomFor(isLater ? `decided ${id}` : `claim ${id}`)),
  };
}

function commentRows(
  { sorg, language }: Market,
  { said = [] }: Sample,
  { id, bike, createdAt }: Pick<About, 'id' | 'bike' | 'createdAt'>,
): Row<'claim_comments.csv'>[] {
  return said.map(({ by, isInternal = false, text }, at) => ({
    sorg,
    claim: id,
    no: at + 1,
    comment: text[language],
    internal: isInternal,
    displayName: by === 'dealer' ? String(bike.dealer.name) : 'Service',
    createdAt: pickTime(daysAfter(createdAt, at + 1), randomFor(`comment ${id} ${at}`)),
  }));
}

/** Writes claims in every status with comments, of the first dealers. */
export async function writeClaims(
  folder: string,
  { dealers, today, offers }: OrdersOptions,
): Promise<Record<string, number>> {
  const claims = openCsv(folder, 'claims.csv');
  const comments = openCsv(folder, 'claim_comments.csv');
  for (const market of markets) {
    const own = offers.get(market.sorg) ?? [];
    const frames = deliveredFrames(market, { dealers, today, offers: own });
    const rows = claimRows(market, frames, { today, offers });
    await claims.write(rows.claims);
    await comments.write(rows.comments);
  }
  await Promise.all([claims.end(), comments.end()]);
  return { 'claims.csv': claims.rows, 'claim_comments.csv': comments.rows };
}
