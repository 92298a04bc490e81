import { type Color, colorOf } from '../colors.ts';
import { type BannerLook, drawBanner } from '../draw/banner.ts';
import { drawLogo } from '../draw/logo.ts';
import { type Market, type MarketKey, markets } from '../markets.ts';
import { type Brand, brands } from '../range/brands.ts';
import { articleCodes, groupId } from '../range/codes.ts';
import type { Model } from '../range/model.ts';
import { filled, type Texts, texts } from '../texts/languages.ts';

/** A picture of marketing material; `file` lies in `files/`, and its ending says how it is written. */
export interface DemoPicture {
  file: string;
  /** The category its material is in; undefined for a picture of a category only. */
  category?: string;
  title: Texts;
  alt: Texts;
  /** The codes of articles and models, and the names of brands, that it shows. */
  articles: readonly string[];
  models: readonly string[];
  brands: readonly string[];
  draw(): string;
}

/** The category of bikes by their family; others are in `urban`. */
const categoryOf: Readonly<Record<string, string>> = {
  hardtail: 'mountain',
  trail: 'mountain',
  enduro: 'mountain',
  emtb: 'mountain-electric',
  gravel: 'road',
  endurance: 'road',
  aero: 'road',
};

const counts = { Bike: 11, PAA: 4 } as const;

const views = {
  Bike: texts(
    '{name} in {color}, from the right',
    '{name} in {color}, von rechts',
    '{name}, {color}, vu de droite',
    '{name} warna {color}, tampak kanan',
    '{name} warna {color}, dari sisi kanan',
  ),
  PAA: texts(
    '{name} in {color}',
    '{name} in {color}',
    '{name}, {color}',
    '{name} warna {color}',
    '{name} warna {color}',
  ),
};

const inEach = (textIn: (language: keyof Texts) => string): Texts =>
  texts(textIn('en'), textIn('de'), textIn('fr'), textIn('id'), textIn('ms'));

/** Returns the colours of a model, each once. */
function colorsOf({ variants }: Model): (Color | undefined)[] {
  const names = new Set(variants.map(({ color }) => color?.name));
  return [...names].map((name) => variants.find(({ color }) => color?.name === name)?.color);
}

function pictureOf(model: Model, color: Color | undefined, key: MarketKey): DemoPicture {
  const title = inEach((language) =>
    [model.name[language], color?.names[language], model.year].filter(Boolean).join(', '),
  );
  const { file, draw } = model.image(color);
  const view = views[model.category];
  return {
    file: `${file.replace(/\.svg$/, '')}-${key}.jpg`,
    category: model.category === 'PAA' ? 'parts' : (categoryOf[model.kind] ?? 'urban'),
    title,
    alt: color
      ? inEach((language) =>
          filled(view[language], { name: model.name[language], color: color.names[language] }),
        )
      : title,
    articles: model.variants.flatMap((variant, place) =>
      variant.color?.name === color?.name ? [articleCodes(model, place).code] : [],
    ),
    models: [groupId(model)],
    brands: [],
    draw,
  };
}

/** Picks models from all over the range, in another colour for each sales organisation. */
function pickPictures(
  models: readonly Model[],
  category: 'Bike' | 'PAA',
  key: MarketKey,
): DemoPicture[] {
  const offered = models.filter((model) => model.category === category);
  const shift = markets.findIndex((market) => market.key === key);
  const step = Math.max(1, offered.length / counts[category]);
  const picked = new Map<string, DemoPicture>();
  for (let nth = 0; nth < counts[category] && offered.length > 0; nth += 1) {
    const place = Math.floor(nth * step);
    const model = offered[place % offered.length];
    const colors = model ? colorsOf(model) : [];
    const color = colors[(shift + Math.floor(place / offered.length)) % colors.length];
    const picture = model && pictureOf(model, color, key);
    if (picture) picked.set(picture.file, picture);
  }
  return [...picked.values()];
}

const campaigns: Record<MarketKey, readonly [sky: string, shape: BannerLook['bike']['shape']]> = {
  id: ['#2f7f86', 'folding'],
  us: ['#b4502b', 'trail'],
  de: ['#1f6f54', 'e-trekking'],
};

const lands = ['forest', 'mesa', 'volcano'] as const;

const poster = texts(
  'Poster {nth}',
  'Plakat {nth}',
  'Affiche {nth}',
  'Poster {nth}',
  'Poster {nth}',
);
const posterAlt = texts(
  'A bike in front of mountains in the evening',
  'Ein Fahrrad vor Bergen am Abend',
  'Un vélo devant des montagnes le soir',
  'Sepeda di depan pegunungan pada sore hari',
  'Basikal di hadapan gunung pada waktu petang',
);

const nothing = { articles: [], models: [], brands: [] };

/** Two posters for shop windows and the picture of their category. */
function campaignPictures(key: MarketKey): DemoPicture[] {
  const [sky, shape] = campaigns[key];
  return lands.map((land, nth) => ({
    ...nothing,
    file: `campaign-${nth + 1}-${key}.jpg`,
    ...(nth < 2 && { category: 'shop-window' }),
    title: inEach((language) => filled(poster[language], { nth: String(nth + 1) })),
    alt: posterAlt,
    draw: () =>
      drawBanner({
        bike: { shape, color: colorOf('red'), accent: '#f2c14e', level: 3 },
        land,
        sky,
      }),
  }));
}

const logo = texts('Logo {brand}', 'Logo {brand}', 'Logo {brand}', 'Logo {brand}', 'Logo {brand}');

/** The logo of a brand in two colours, on transparent ground. */
function logoPictures(brand: string, key: MarketKey): DemoPicture[] {
  const [, accent] = brands[brand as Brand];
  const title = inEach((language) => filled(logo[language], { brand }));
  return (['light', 'dark'] as const).map((ground) => ({
    ...nothing,
    file: `logo-${brand.toLowerCase()}-${ground}-${key}.png`,
    category: `logos-${ground}`,
    title,
    alt: title,
    brands: [brand],
    draw: () => drawLogo(ground === 'light' ? accent : '#ffffff'),
  }));
}

/** The brand whose logo and guide a sales organisation hands out, one that it sells. */
export function pickBrand(models: readonly Model[], { key }: Market): string {
  const sold = [...new Set(models.map(({ brand }) => brand))];
  return sold[markets.findIndex((market) => market.key === key) % sold.length] ?? 'Alto';
}

/** The twenty pictures of a sales organisation. @param models those it sells */
export function listPictures(models: readonly Model[], market: Market): DemoPicture[] {
  const { key } = market;
  return [
    ...pickPictures(models, 'Bike', key),
    ...pickPictures(models, 'PAA', key),
    ...campaignPictures(key),
    ...logoPictures(pickBrand(models, market), key),
  ];
}
