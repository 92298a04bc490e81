import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

/** The files of the sample that are used, and their columns that are. */
const tables = {
  products:
    'ProductID Name ProductNumber FinishedGoodsFlag Color ListPrice Size WeightUnitMeasureCode Weight ProductLine Class Style ProductSubcategoryID ProductModelID SellStartDate SellEndDate',
  models: 'ProductModelID Name',
  subcategories: 'ProductSubcategoryID ProductCategoryID Name',
  model_descriptions: 'ProductModelID ProductDescriptionID CultureID',
  descriptions: 'ProductDescriptionID Description',
  product_photos: 'ProductID ProductPhotoID Primary',
  photos: 'ProductPhotoID file',
  inventory: 'ProductID LocationID Quantity',
  locations: 'LocationID Name',
  special_offers: 'SpecialOfferID Description DiscountPct MinQty',
  special_offer_products: 'SpecialOfferID ProductID',
  stores: 'BusinessEntityID Name SalesPersonID Demographics',
  customers: 'PersonID StoreID TerritoryID AccountNumber',
  entity_addresses: 'BusinessEntityID AddressID AddressTypeID',
  addresses: 'AddressID AddressLine1 AddressLine2 City StateProvinceID PostalCode',
  state_provinces: 'StateProvinceID StateProvinceCode CountryRegionCode',
  territories: 'TerritoryID Name group',
  sales_persons: 'BusinessEntityID TerritoryID',
  ship_methods: 'ShipMethodID Name ShipBase',
} as const;

type Words<T extends string> = T extends `${infer Head} ${infer Tail}` ? Head | Words<Tail> : T;
type Tables = typeof tables;

/** A row of one of the sample's files; every cell is text. */
export type SampleRow<T extends keyof Tables> = Record<Words<Tables[T]>, string>;

/** The sample in memory: it is small. */
export type Sample = { [T in keyof Tables]: SampleRow<T>[] };

/**
 * Reads the AdventureWorks sample.
 * @throws naming the file or the column that is missing
 */
export function readSample(folder: string): Sample {
  const entries = Object.entries(tables).map(([table, columns]) => {
    const rows = readTable(join(folder, `${table}.csv`), columns.split(' '));
    return [table, rows];
  });
  return Object.fromEntries(entries) as Sample;
}

function readTable(path: string, columns: string[]): Record<string, string>[] {
  const rows: Record<string, string>[] = parse(readFileSync(path), { bom: true, columns: true });
  const missing = columns.filter((name) => rows[0] && !Object.hasOwn(rows[0], name));
  if (missing.length > 0) throw new Error(`${path} has no column ${missing.join(', ')}`);
  return rows;
}

/** Rows by one of their cells. */
export function by<T extends Record<string, string>>(rows: T[], column: keyof T): Map<string, T> {
  return new Map(rows.map((row) => [String(row[column]), row]));
}
