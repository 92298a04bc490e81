import type { Row } from '../columns.ts';
import { daysAfter } from '../dates.ts';
import type { Market } from '../markets.ts';
import { inAllLanguages } from '../texts/languages.ts';
import type { Frame } from './frames.ts';
import { brakeRecall, forkRecall } from './words.ts';

interface Recalls {
  recalls: Row<'recalls.csv'>[];
  recallFrames: Row<'recall_frames.csv'>[];
}

/** Two recalls: one names single frames of the first dealers, the other a range of one factory. */
export function recallRows(market: Market, frames: readonly Frame[], today: string): Recalls {
  const { sorg, language } = market;
  const [first] = frames;
  if (!first) return { recalls: [], recallFrames: [] };
  const recall = (id: string, age: number, { title, measure }: typeof forkRecall) => ({
    sorg,
    id,
    from: daysAfter(today, -age),
    link: `https://recall.example/${id}`,
    ...inAllLanguages('title', language, title),
    active: true,
    ...inAllLanguages('measure', language, measure),
  });
  const listed = [1, 2, 3].flatMap((dealer) =>
    frames.filter(({ index }) => index === dealer).slice(0, 2),
  );
  const begin = first.number.slice(0, 3);
  const range = frames.filter(({ number }) => number.startsWith(begin)).map(({ number }) => number);
  return {
    recalls: [recall('FORK-26', 40, forkRecall), recall('BRAKE-26', 12, brakeRecall)],
    recallFrames: [
      ...listed.map(({ number }, place) => ({
        sorg,
        recall: 'FORK-26',
        no: place + 1,
        serialFrom: number,
        serialTo: number,
      })),
      {
        sorg,
        recall: 'BRAKE-26',
        no: 1,
        article: '',
        productionCode: begin,
        serialFrom: range[0],
        serialTo: range.at(-1),
      },
    ],
  };
}

/** Stolen bikes: one that the second dealer got, one of another distributor, and one that was found. */
export function stolenRows(
  { sorg }: Market,
  frames: readonly Frame[],
  today: string,
): Row<'stolen_bikes.csv'>[] {
  const known = frames.find(({ index }) => index === 2)?.number;
  const report = (value: string, nth: number) => ({
    sorg,
    value,
    since: daysAfter(today, -10 * nth),
    source: 'demo',
    kind: 'FrameNumber',
    reference: `DEMO-${sorg}-${nth}`,
    active: nth < 3,
  });
  return [...(known ? [known] : []), 'WTU123C0456D', 'GT90817263'].map((value, place) =>
    report(value, place + 1),
  );
}
