import type { HostConfig } from '#shared/host-config.ts';
import type { CatalogEngine } from '../catalog-engine.ts';
import type { DetailsRow } from '../format/packed-details.ts';
import type { PricedCatalog } from '../priced-catalog.ts';
import type { Row } from '../query-types.ts';
import type { BlockAnswer, StockAnswer, WarehouseAnswer } from './answer-shapes.ts';
import type { CustomerExtras } from './customer-extras.ts';
import type { KeptAnswers } from './kept-answers.ts';

/** The data that an answer is built from: the range, the customer's market, the host and its stock. */
export interface AnswerContext {
  engine: CatalogEngine;
  pricedCatalog: PricedCatalog;
  host: HostConfig;
  /** Of the texts, such as `de` or `en-us`. */
  locale: string;
  /** YYYY-MM-DD */
  today: string;
  /** When prices and stock were true, ISO 8601. */
  asOf: string;
  /** Of the range, as the server counts it. */
  version: string;
  /** Results computed before for this market and host. A device serves only one market, so it has none. */
  kept?: KeptAnswers;
  /**
   * Returns the object that holds the stock and quota of an article: the same object while they are
   * unchanged.
   */
  figuresOf?(row: Row): object;
  /** Returns the stock of an article as the host displays it. */
  stockOf(row: Row): StockAnswer;
  /**
   * Returns how many pieces the customer may still order, null for no limit. A device only knows the
   * quotas of the range.
   */
  quotaOf?(row: Row): number | null;
  /** Where it is, in the order of warehouses, when the host tells; of the device only. */
  warehousesOf?(row: Row): WarehouseAnswer[];
  /** Descriptions and specs of a group, where the engine was not given them. */
  detailsOf?(group: number): Omit<DetailsRow, 'no'>;
  /** Data that the device received in addition to the range. The server reads it from its database. */
  told?: CustomerExtras | null;
  /** Why the distributor does not sell an article to the customer. */
  blockOf?(row: Row): BlockAnswer | null;
}
