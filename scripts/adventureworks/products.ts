import { slugOf } from '../demo/slug.ts';
import { by, type Sample, type SampleRow } from './sample.ts';

export type Product = SampleRow<'products'>;

/** A model with its variants by size and colour; a product without a model is one of its own. */
export interface Model {
  id: string;
  name: string;
  slug: string;
  /** Empty for a product without a model. */
  modelId: string;
  variants: Product[];
}

/** Returns the products that are sold: finished goods, and all other products with a list price. */
export function soldProducts({ products }: Sample): Product[] {
  return products.filter(
    ({ FinishedGoodsFlag, ListPrice }) => FinishedGoodsFlag === '1' || Number(ListPrice) > 0,
  );
}

/** The sold products gathered under their models, in the order of the sample. */
export function soldModels(sample: Sample): Model[] {
  const names = by(sample.models, 'ProductModelID');
  const variants = Map.groupBy(soldProducts(sample), groupId);
  const slugs = new Set<string>();
  return [...variants].map(([id, [first, ...others]]) => {
    const product = first as Product;
    const name = names.get(product.ProductModelID)?.Name ?? product.Name;
    const short = slugOf(name);
    const slug = slugs.has(short) ? `${short}-${id.toLowerCase()}` : short;
    slugs.add(slug);
    return { id, name, slug, modelId: product.ProductModelID, variants: [product, ...others] };
  });
}

/** `M20` for the model 20, `P514` for a product without a model. */
export const groupId = ({ ProductModelID, ProductID }: Product) =>
  ProductModelID ? `M${ProductModelID}` : `P${ProductID}`;

/** The file of each product's photograph; those that only have "no image available" are left out. */
export function photographs({ product_photos, photos }: Sample): Map<string, string> {
  const files = by(photos, 'ProductPhotoID');
  return new Map(
    product_photos.flatMap(({ ProductID, ProductPhotoID, Primary }) => {
      const file = files.get(ProductPhotoID)?.file;
      return file && Primary === '1' && !file.startsWith('no_image') ? [[ProductID, file]] : [];
    }),
  );
}
