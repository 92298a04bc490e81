import type { HostConfig } from '#shared/host-config.ts';
import type { CatalogEngine } from '../catalog-engine.ts';
import type { DetailsRow } from '../format/details.ts';
import type { Row } from '../query.ts';
import type { Told } from './extras.ts';
import type { KeptAnswers } from './kept-answers.ts';
import type { BlockAnswer, StockAnswer, WarehouseAnswer } from './shapes.ts';

/** Prices and deals of the asking customer's price list today. */
export type Market = ReturnType<CatalogEngine['market']>;

/** What an answer is made from: the range, the asking customer's market, the host and its stock. */
export interface AnswerContext {
  engine: CatalogEngine;
  market: Market;
  host: HostConfig;
  /** Of the texts, such as `de` or `en-us`. */
  locale: string;
  /** YYYY-MM-DD */
  today: string;
  /** When prices and stock were true, ISO 8601. */
  asOf: string;
  /** Of the range, as the server counts it. */
  version: string;
  /** What was made before for this market and host; a device, which serves one, makes it each time. */
  kept?: KeptAnswers;
  /** What stock and quota of an article are told from: the same object as long as they are the same. */
  figuresOf?(row: Row): object;
  /** What the host shows of an article's stock. */
  stockOf(row: Row): StockAnswer;
  /** Pieces a customer may have of it as of now, null for no limit; a device knows those of the range. */
  quotaOf?(row: Row): number | null;
  /** Where it is, in the order of warehouses, when the host tells; of the device only. */
  warehousesOf?(row: Row): WarehouseAnswer[];
  /** Descriptions and specs of a group, where the engine was not given them. */
  detailsOf?(group: number): Omit<DetailsRow, 'no'>;
  /** What the device was told besides the range; the server asks its database. */
  told?: Told | null;
  /** Why the distributor does not sell an article to the customer. */
  blockOf?(row: Row): BlockAnswer | null;
}
