import { type Texts, texts } from '../texts/languages.ts';

/** A category of marketing material of the demo, the same in every sales organisation. */
export interface DemoCategory {
  id: string;
  /** The id of its parent; left out for a root. */
  parent?: string;
  /** Of a root; others have that of their root. */
  type?: 'brand_assets';
  route: string;
  title: Texts;
  /** Its page does not show the categories in it. */
  hidesChilds?: true;
}

/** Three levels of brand assets and four of marketing material, each parent before its children. */
export const demoCategories: readonly DemoCategory[] = [
  {
    id: 'pictures',
    route: 'product-pictures',
    title: texts(
      'Product pictures',
      'Produktbilder',
      'Photos de produits',
      'Foto produk',
      'Gambar produk',
    ),
  },
  {
    id: 'bikes',
    parent: 'pictures',
    route: 'bikes',
    title: texts('Bikes', 'Fahrräder', 'Vélos', 'Sepeda', 'Basikal'),
  },
  {
    id: 'mountain',
    parent: 'bikes',
    route: 'mountain-bikes',
    title: texts('Mountain bikes', 'Mountainbikes', 'VTT', 'Sepeda gunung', 'Basikal gunung'),
  },
  {
    id: 'mountain-electric',
    parent: 'mountain',
    route: 'with-motor',
    title: texts(
      'With motor',
      'Mit Motor',
      'Avec assistance',
      'Dengan motor',
      'Dengan motor elektrik',
    ),
  },
  {
    id: 'road',
    parent: 'bikes',
    route: 'road-and-gravel',
    title: texts(
      'Road and gravel',
      'Rennrad und Gravel',
      'Route et gravel',
      'Balap dan gravel',
      'Lumba jalan raya dan gravel',
    ),
  },
  {
    id: 'urban',
    parent: 'bikes',
    route: 'city-and-touring',
    title: texts(
      'City and touring',
      'Stadt und Tour',
      'Ville et randonnée',
      'Kota dan wisata',
      'Bandar dan jelajah',
    ),
  },
  {
    id: 'parts',
    parent: 'pictures',
    route: 'parts-and-accessories',
    title: texts(
      'Parts and accessories',
      'Teile und Zubehör',
      'Pièces et accessoires',
      'Suku cadang dan aksesori',
      'Alat ganti dan aksesori',
    ),
  },
  {
    id: 'campaign',
    route: 'campaign',
    hidesChilds: true,
    title: texts(
      'Campaign of the season',
      'Kampagne der Saison',
      'Campagne de la saison',
      'Kampanye musim ini',
      'Kempen musim ini',
    ),
  },
  {
    id: 'shop-window',
    parent: 'campaign',
    route: 'shop-window',
    title: texts('Shop window', 'Schaufenster', 'Vitrine', 'Etalase toko', 'Pameran kedai'),
  },
  {
    id: 'brands',
    type: 'brand_assets',
    route: 'brands',
    title: texts('Brands', 'Marken', 'Marques', 'Merek', 'Jenama'),
  },
  {
    id: 'logos',
    parent: 'brands',
    route: 'logos',
    title: texts('Logos', 'Logos', 'Logos', 'Logo', 'Logo'),
  },
  {
    id: 'logos-light',
    parent: 'logos',
    route: 'on-light-ground',
    title: texts(
      'On light ground',
      'Auf hellem Grund',
      'Sur fond clair',
      'Pada latar terang',
      'Pada latar cerah',
    ),
  },
  {
    id: 'logos-dark',
    parent: 'logos',
    route: 'on-dark-ground',
    title: texts(
      'On dark ground',
      'Auf dunklem Grund',
      'Sur fond sombre',
      'Pada latar gelap',
      'Pada latar gelap',
    ),
  },
  {
    id: 'guides',
    parent: 'brands',
    route: 'guides',
    title: texts('Guides', 'Handbücher', 'Chartes', 'Panduan', 'Panduan'),
  },
];

/** The type of a category, that of its root. */
export function typeOfCategory({ parent, type }: DemoCategory): string {
  const above = demoCategories.find(({ id }) => id === parent);
  return above ? typeOfCategory(above) : (type ?? 'marketing_material');
}
