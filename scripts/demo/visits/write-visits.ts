import type { Row } from '../columns.ts';
import { openCsv } from '../csv.ts';
import { daysAfter } from '../dates.ts';
import { createDealer, dealerShare } from '../dealers.ts';
import { hostRows } from '../hosts.ts';
import { type Market, markets } from '../markets.ts';
import { pickTime } from '../orders/order-rows.ts';
import { randomFor } from '../random.ts';
import type { TradeLanguage } from '../texts/languages.ts';

type Kind = 'polygon' | 'wim';

/** So many dealers of a sales organisation were visited; the second one was not. */
const visitedDealers = 8;
const notVisited = 2;

const notes: readonly Record<TradeLanguage, string>[] = [
  {
    en: 'Wants to see the new range in spring.',
    de: 'Möchte im Frühjahr das neue Sortiment sehen.',
    id: 'Ingin melihat rangkaian baru pada musim depan.',
  },
  {
    en: 'The window is decorated anew next week.',
    de: 'Das Schaufenster wird nächste Woche neu dekoriert.',
    id: 'Etalase akan ditata ulang minggu depan.',
  },
  {
    en: 'Asks for a poster of the brand.',
    de: 'Fragt nach einem Plakat der Marke.',
    id: 'Meminta poster merek.',
  },
];

const otherDisplay: Record<TradeLanguage, string> = {
  en: 'Stand at the entrance',
  de: 'Aufsteller am Eingang',
  id: 'Stan di pintu masuk',
};

/** The login that visits a dealer: the sales person, else the region, else the head of sales. */
function pickAuthor({ key }: Market, { salesPerson, salesGroup }: Row<'customers.csv'>): string {
  if (salesPerson === 'SP1') return `sales.${key}`;
  return salesGroup === 'SG1' ? `group.${key}` : `lead.${key}`;
}

interface Visited {
  kind: Kind;
  index: number;
  /** Counts the visits to one dealer. */
  nth: number;
  /** Whether the shop fills in the form itself. */
  byShop: boolean;
  today: string;
}

function visitRow(market: Market, { kind, index, nth, byShop, today }: Visited): Row<'visits.csv'> {
  const { sorg, language, key } = market;
  const { customer } = createDealer(market, index);
  const id = `${sorg}-${kind}-${index}-${nth}`;
  const random = randomFor(`visit ${id}`);
  const day = daysAfter(today, -(3 + index * 9 + (nth - 1) * 40));
  const brandDisplay = random.pick(['WALL', 'ISLAND', 'WINDOW', 'NONE', 'OTHER']);
  const series = kind === 'wim' ? ['HELMETS', 'LIGHTS', 'TYRES'] : ['MTB', 'ROAD', 'EBIKE'];
  const hasOthers = random.chance(0.6);
  return {
    sorg,
    id,
    kind,
    customer: customer.unified,
    capturedAt: pickTime(day, random),
    createdBy: byShop ? `dealer.${key}` : pickAuthor(market, customer),
    otherMidrange: hasOthers,
    otherMidrangeDescription: hasOthers ? 'Nordwind, Solar' : '',
    brandDomination: random.chance(0.5),
    qtyPlgGrp: random.int(4, 40),
    qtyNonPlgGrp: random.int(0, 30),
    brandDisplay,
    brandDisplayDescription: brandDisplay === 'OTHER' ? otherDisplay[language] : '',
    seriesList: series.filter(() => random.chance(0.7)),
    seriesBrand: hasOthers ? ['Nordwind: Fjord', 'Solar: Trail'] : [],
    notes: random.pick(notes)[language],
    equipment: ['STAND', 'TOOLS', 'WASH'].filter(() => random.chance(0.6)),
  };
}

/** Returns the visits to the first dealers of a sales organisation, of the kinds that its host has. */
export function visitRows(
  market: Market,
  { share, today }: { share: number; today: string },
): Row<'visits.csv'>[] {
  const host = hostRows().find(({ sorg }) => sorg === market.sorg);
  const { visitForms = ['polygon', 'wim'] } = JSON.parse(String(host?.config || '{}')) as {
    visitForms?: Kind[];
  };
  const indexes = Array.from({ length: Math.min(share, visitedDealers) }, (_, at) => at + 1);
  const plans = visitForms.flatMap((kind) =>
    indexes
      .filter((index) => index !== notVisited)
      .flatMap((index) => {
        const visit = { kind, index, nth: 1, byShop: false, today };
        // The first dealer fills in a form of its own, and was visited before.
        return index === 1 ? [visit, { ...visit, nth: 2, byShop: true }] : [visit];
      }),
  );
  return plans.map((plan) => visitRow(market, plan));
}

/** Writes visits, which have no photos: a feed brings no files of visits. */
export async function writeVisits(
  folder: string,
  { dealers, today }: { dealers: number; today: string },
): Promise<Record<string, number>> {
  const visits = openCsv(folder, 'visits.csv');
  for (const [place, market] of markets.entries()) {
    const share = dealerShare(dealers, place, markets.length);
    await visits.write(visitRows(market, { share, today }));
  }
  await visits.end();
  return { 'visits.csv': visits.rows };
}
