import type { Row } from '../columns.ts';
import { marketIdOf } from '../content-markets.ts';
import type { Market } from '../markets.ts';
import { filled, texts } from '../texts/languages.ts';
import { demoCategories, typeOfCategory } from './demo-categories.ts';
import { brandGuide } from './demo-documents.ts';
import { inParagraph, pdfOf } from './document-rows.ts';
import { inHostLanguages } from './host-texts.ts';
import type { DemoPicture } from './pictures.ts';

/** The categories of both types; those with pictures have one as their card. */
export function categoryRows(
  market: Market,
  pictures: readonly DemoPicture[],
): Row<'marketing_categories.csv'>[] {
  const { sorg, language, country } = market;
  return demoCategories.map((category, sorting) => {
    const { id, parent, route, title, hidesChilds } = category;
    const own = pictures.find((picture) => picture.category === id);
    const picture = id === 'campaign' ? pictures.find((one) => !one.category) : own;
    return {
      sorg,
      id,
      language,
      parent,
      type: typeOfCategory(category),
      route,
      ...inHostLanguages('title', market, title),
      contentTargetMarkets: [marketIdOf(country)],
      showChilds: !hidesChilds,
      sorting,
      layout: 'material-tile',
      itemPerLine: id === 'bikes' ? 4 : 3,
      file: picture?.file,
      ...(picture && inHostLanguages('altText', market, picture.alt)),
    };
  });
}

/** A material for each picture, and the guide of a brand. */
export function materialRows(
  market: Market,
  pictures: readonly DemoPicture[],
  brand: string,
): Row<'marketing_materials.csv'>[] {
  const { sorg, language, country } = market;
  const common = { sorg, language, contentTargetMarkets: [marketIdOf(country)] };
  const { en, de, fr, id, ms } = brandGuide.title;
  const inBrand = (text: string) => filled(text, { brand });
  const guide = texts(inBrand(en), inBrand(de), inBrand(fr), inBrand(id), inBrand(ms));
  const named = pictures.filter(({ category }) => category !== undefined);
  return [
    ...named.map((picture) => ({
      ...common,
      id: picture.file.replace(/\.\w+$/, ''),
      marketingMaterialCategory: picture.category,
      ...inHostLanguages('title', market, picture.title),
      layout: picture.category === 'shop-window' ? 'material-wall' : 'material-sizes',
      tags: [picture.category ?? ''],
      articles: picture.articles,
      models: picture.models,
      brands: picture.brands,
      files: [picture.file],
      ...inHostLanguages('altText', market, picture.alt),
    })),
    {
      ...common,
      id: 'brand-guide',
      marketingMaterialCategory: 'guides',
      ...inHostLanguages('title', market, guide),
      ...inHostLanguages('body', market, inParagraph(brandGuide.body)),
      layout: 'material-tile',
      brands: [brand],
      files: [pdfOf({ id: 'brand-guide' }, market)],
    },
  ];
}
