import type { Row } from '../demo/columns.ts';
import { SORG } from './organisation.ts';
import { type Model, type Product, photographs, soldModels, soldProducts } from './products.ts';
import { by, type Sample } from './sample.ts';

const BIKES = '1';
/** For products the sample puts into no subcategory. */
const OTHER = { id: 'SC0', name: 'Other Components' };

const hex: Record<string, string> = {
  Black: '#1B1B1B',
  Blue: '#1F5FBF',
  Grey: '#808080',
  Red: '#C8102E',
  Silver: '#C0C4C8',
  'Silver/Black': '#85898D',
  White: '#FFFFFF',
  Yellow: '#F5C518',
};
const lines: Record<string, string> = { M: 'Mountain', R: 'Road', S: 'Standard', T: 'Touring' };
const classes: Record<string, string> = { H: 'High', L: 'Low', M: 'Medium' };
const styles: Record<string, string> = { M: 'Men', U: 'Universal', W: 'Women' };
const GRAMS_PER_POUND = 453.59237;

const categoryOf = (subcategory: string) => (subcategory ? `SC${subcategory}` : OTHER.id);

/** Every subcategory; Bike for bikes, PAA for everything else. */
export function merchandiseCategories({ subcategories }: Sample) {
  const known = subcategories.map(({ ProductSubcategoryID, ProductCategoryID, Name }) => ({
    id: categoryOf(ProductSubcategoryID),
    name: Name,
    category: ProductCategoryID === BIKES ? 'Bike' : 'PAA',
  }));
  return [...known, { ...OTHER, category: 'PAA' }].map(
    (row): Row<'merchandise_categories.csv'> => ({ sorg: SORG, ...row }),
  );
}

export function bikeCategories({ subcategories }: Sample): Row<'bike_categories.csv'>[] {
  return subcategories
    .filter(({ ProductCategoryID }) => ProductCategoryID === BIKES)
    .map(({ ProductSubcategoryID, Name }, index) => ({
      sorg: SORG,
      id: `BC${ProductSubcategoryID}`,
      wording: Name,
      type: 'Bike',
      mcIds: [categoryOf(ProductSubcategoryID)],
      sorting: index + 1,
    }));
}

/** One group per model, with the descriptions in the languages we share with the sample. */
export function productGroups(sample: Sample): Row<'product_groups.csv'>[] {
  const subcategories = by(sample.subcategories, 'ProductSubcategoryID');
  const files = photographs(sample);
  const describe = descriptions(sample);
  return soldModels(sample).map((model) => {
    const first = model.variants[0] as Product;
    const subcategory = subcategories.get(first.ProductSubcategoryID);
    return {
      sorg: SORG,
      id: model.id,
      name: model.name,
      category: subcategory?.ProductCategoryID === BIKES ? 'Bike' : 'PAA',
      brand: 'AdventureWorks',
      model: model.name,
      serie: lines[first.ProductLine],
      merchandiseCategory: categoryOf(first.ProductSubcategoryID),
      slug: model.slug,
      image: model.variants.flatMap(({ ProductID }) => files.get(ProductID) ?? [])[0],
      'description.en': describe(model, 'en'),
      'description.fr': describe(model, 'fr'),
      specs: specs(first),
      releasedAt: model.variants.map(({ SellStartDate }) => day(SellStartDate)).sort()[0],
    };
  });
}

/** One article per product; those no longer made carry the tag Clearance. */
export function articles(sample: Sample): Row<'articles.csv'>[] {
  const files = photographs(sample);
  const groups = new Map(
    soldModels(sample).flatMap(({ id, variants }) => variants.map((each) => [each.ProductID, id])),
  );
  return soldProducts(sample).map((product) => ({
    sorg: SORG,
    code: product.ProductNumber,
    group: groups.get(product.ProductID),
    name: product.Name,
    modelYear: day(product.SellStartDate).slice(0, 4),
    frameSize: product.Size,
    color: product.Color,
    colorHex: hex[product.Color],
    uom: 'PCS',
    retailPrice: Number(product.ListPrice).toFixed(2),
    tags: product.SellEndDate ? ['Clearance'] : [],
    image: files.get(product.ProductID),
    weightGrams: grams(product),
    releasedAt: day(product.SellStartDate),
  }));
}

const day = (time: string) => time.slice(0, 10);

function grams({ Weight, WeightUnitMeasureCode }: Product): number | null {
  if (!Weight) return null;
  return Math.round(Number(Weight) * (WeightUnitMeasureCode === 'LB' ? GRAMS_PER_POUND : 1));
}

function specs({ ProductLine, Class, Style }: Product): string[] {
  const facts = [
    ['Line', lines[ProductLine.trim()]],
    ['Class', classes[Class.trim()]],
    ['Style', styles[Style.trim()]],
  ];
  return facts.flatMap(([name, value]) => (value ? [`${name}=${value}`] : []));
}

function descriptions(sample: Sample) {
  const texts = by(sample.descriptions, 'ProductDescriptionID');
  const ids = new Map(
    sample.model_descriptions.map((row) => [
      `${row.ProductModelID} ${row.CultureID.trim()}`,
      row.ProductDescriptionID,
    ]),
  );
  return ({ modelId }: Model, culture: string) =>
    texts.get(ids.get(`${modelId} ${culture}`) ?? '')?.Description;
}
