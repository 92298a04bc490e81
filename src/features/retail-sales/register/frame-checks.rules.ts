import { dangersOf } from '#shared/serials/dangers.rules.ts';
import { checkSoldDate } from '#shared/serials/sale-dates.rules.ts';
import type { ShownFrame } from '#src/features/serials/serials.public.ts';
import { notDelivered, notInspected, type SaleValues } from './sale-values.ts';
import type { Known } from './use-known-frame.ts';

/** The sale that a frame is checked for. */
export interface CheckedSale {
  saleId: string;
  /** The unified code of the dealer that sells. */
  seller: string;
  /** The frame number of the sale as the server has it; null for a new sale. */
  registered: string | null;
  /** An inspection of the frame waits on this device and is sent first. */
  isInspectionWaiting: boolean;
}

/** Returns the frame that is sold; undefined while it is not known which one. */
export function findChosen(
  { exact }: Pick<Known, 'exact'>,
  articleCode: string,
): ShownFrame | undefined {
  return exact.length === 1 ? exact[0] : exact.find((frame) => frame.articleCode === articleCode);
}

/** Whether a bike was delivered to a dealer other than the seller. */
export const isOfOther = (frame: ShownFrame, seller: string): boolean =>
  frame.isOwn ? frame.custCode !== seller : frame.isKnown;

/** Whether a bike of the viewer lacks the inspection that its brand wants. */
export const isUninspected = ({ isOwn, pdiNeeded, pdi }: ShownFrame): boolean =>
  isOwn && pdiNeeded && !pdi;

/** An earlier sale of a frame that another one cannot follow. A bike used without a consumer can still be sold. */
export function findEarlier(
  { sold }: ShownFrame,
  saleId: string,
  buyer: SaleValues['buyer'],
): ShownFrame['sold'] {
  if (!sold || sold.saleId === saleId) return null;
  return sold.nonRetail && buyer !== 'none' ? null : sold;
}

/**
 * Finds out why the server would refuse a sale, in its order, so that the form says it at once.
 * @returns null where the server has to check, also when only the device has answered
 */
export function findFrameStop(
  known: Known,
  sale: Pick<
    SaleValues,
    'frameNumber' | 'articleCode' | 'buyer' | 'isConfirmed' | 'isUninspected' | 'overruled'
  >,
  { saleId, seller, registered, isInspectionWaiting }: CheckedSale,
): string | null {
  if (known.from !== 'server') return null;
  const frame = findChosen(known, sale.articleCode);
  if (!frame) return known.exact.length > 0 ? 'AMBIGUOUS_FRAME' : 'FRAME_NOT_OURS';
  if (!frame.isKnown) return 'FRAME_NOT_OURS';
  if (findEarlier(frame, saleId, sale.buyer)) return 'ALREADY_REPORTED';
  // A recall or a theft that became known after the sale must not prevent a change of the sale.
  if (sale.frameNumber.trim() === registered) return null;
  const danger = dangersOf(frame).find((one) => !sale.overruled.includes(one));
  if (danger) return danger;
  if (isOfOther(frame, seller) && !sale.isConfirmed) return notDelivered;
  const isAccepted = sale.isUninspected || isInspectionWaiting;
  return isUninspected(frame) && !isAccepted ? notInspected : null;
}

/** Checks the day of a sale by the days that the server or the device knows of its frame. */
export function findDayProblem(
  known: Known,
  { articleCode, soldDate }: Pick<SaleValues, 'articleCode' | 'soldDate'>,
  today: string,
): string | null {
  const frame = findChosen(known, articleCode);
  return frame ? checkSoldDate(soldDate, frame, today) : null;
}
