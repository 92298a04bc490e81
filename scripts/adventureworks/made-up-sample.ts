import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const products =
  'ProductID,Name,ProductNumber,FinishedGoodsFlag,Color,ListPrice,Size,WeightUnitMeasureCode,Weight,' +
  'ProductLine,Class,Style,ProductSubcategoryID,ProductModelID,SellStartDate,SellEndDate';

/** Files shaped like the sample's, with products and stores of our own. */
const files: Record<string, string[]> = {
  products: [
    products,
    '1,Ball Bearing,BB-1,0,,0,,,,,,,,,2008-04-30 00:00:00,',
    '2,"Fell-9 Black, 42",FE-B-42,1,Black,1999.99,42,LB,20,M,H,U,1,7,2012-05-30 00:00:00,',
    '3,"Fell-9 Red, 46",FE-R-46,1,Red,1999.99,46,LB,21,M,H,U,1,7,2011-05-30 00:00:00,2013-01-01 00:00:00',
    '4,Seat Assembly,SA-1,0,,133.34,,G,500,,L,,,,2008-04-30 00:00:00,',
    '5,Fell Cap,CA-1,1,Multi,8.99,,,,S,,U,19,8,2012-05-30 00:00:00,',
  ],
  models: ['ProductModelID,Name', '7,Fell-9', '8,Fell 9'],
  subcategories: ['ProductSubcategoryID,ProductCategoryID,Name', '1,1,Mountain Bikes', '19,3,Caps'],
  model_descriptions: [
    'ProductModelID,ProductDescriptionID,CultureID',
    '7,1,en',
    '7,2,fr',
    '7,3,th',
  ],
  descriptions: ['ProductDescriptionID,Description', '1,"Fast, light."', '2,Rapide.', '3,เร็ว'],
  product_photos: ['ProductID,ProductPhotoID,Primary', '2,70,1', '3,1,1', '4,1,1', '5,1,1'],
  photos: ['ProductPhotoID,file', '1,no_image_available_large.gif', '70,fell_black_large.gif'],
  inventory: ['ProductID,LocationID,Quantity', '1,7,9', '2,1,400', '2,7,65', '2,60,83', '5,6,0'],
  locations: [
    'LocationID,Name',
    '1,Tool Crib',
    '6,Miscellaneous Storage',
    '7,Finished Goods Storage',
    '60,Final Assembly',
  ],
  special_offers: [
    'SpecialOfferID,Description,DiscountPct,MinQty',
    '1,No Discount,0,0',
    '2,Volume Discount 11 to 14,0.02,11',
    '3,Volume Discount 15 to 24,0.05,15',
    '8,Cap Sale,0.125,0',
  ],
  special_offer_products: ['SpecialOfferID,ProductID', '1,2', '3,2', '2,2', '8,5'],
  stores: [
    'BusinessEntityID,Name,SalesPersonID,Demographics',
    '21,Next Shop,279,<S><AnnualRevenue>80000</AnnualRevenue><Specialty>Mountain</Specialty></S>',
    '22,Far Shop,281,<S/>',
  ],
  customers: [
    'PersonID,StoreID,TerritoryID,AccountNumber',
    ',21,1,AW1',
    '20,21,1,AW2',
    ',22,7,AW3',
  ],
  entity_addresses: ['BusinessEntityID,AddressID,AddressTypeID', '21,12,5', '21,11,3', '22,13,3'],
  addresses: [
    'AddressID,AddressLine1,AddressLine2,City,StateProvinceID,PostalCode',
    '11,1 Main St.,Suite 2,Bothell,79,98011',
    '12,9 Dock Rd.,,Seattle,79,98101',
    '13,3 rue du Lac,,Lyon,80,69001',
  ],
  state_provinces: ['StateProvinceID,StateProvinceCode,CountryRegionCode', '79,WA ,US', '80,69,FR'],
  territories: ['TerritoryID,Name,group', '1,Northwest,North America', '7,France,Europe'],
  sales_persons: ['BusinessEntityID,TerritoryID', '279,1', '281,7'],
  ship_methods: ['ShipMethodID,Name,ShipBase', '1,TRUCK GROUND,3.95', '4,OVERNIGHT J-FAST,21.95'],
};

/** Writes a sample that is small enough to check by eye. */
export async function writeMadeUpSample(folder: string): Promise<void> {
  mkdirSync(join(folder, 'photos'), { recursive: true });
  for (const [name, lines] of Object.entries(files))
    writeFileSync(join(folder, `${name}.csv`), `${lines.join('\r\n')}\r\n`);
  const picture = {
    create: { width: 240, height: 150, channels: 3, background: 'black' },
  } as const;
  await sharp(picture)
    .gif()
    .toFile(join(folder, 'photos', 'fell_black_large.gif'));
}
