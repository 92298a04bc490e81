import type { Row } from '../columns.ts';
import { pdfOf } from '../content/document-rows.ts';
import { inHostLanguages } from '../content/host-texts.ts';
import type { DemoPicture } from '../content/pictures.ts';
import { marketIdOf, serviceMarket } from '../content-markets.ts';
import { daysAfter } from '../dates.ts';
import type { Market, MarketKey } from '../markets.ts';
import type { DemoNews } from './demo-news.ts';
import { newsDe } from './news-de.ts';
import { newsId } from './news-id.ts';
import { newsUs } from './news-us.ts';

const news: Record<MarketKey, { language: 'en' | 'de' | 'id'; items: readonly DemoNews[] }> = {
  id: { language: 'id', items: newsId },
  us: { language: 'en', items: newsUs },
  de: { language: 'de', items: newsDe },
};

/** Layouts whose cards have a picture. */
const withPicture = ['news-picture', 'news-card'];

/**
 * The news of a sales organisation: live, over, coming and a draft, in the languages of its hosts. What must be read has a
 * PDF with it.
 * @param pictures those of the sales organisation; none for a feed without pictures
 */
export function newsRows(
  market: Market,
  today: string,
  pictures: readonly DemoPicture[] = [],
): Row<'news.csv'>[] {
  const { key, sorg, country } = market;
  const { language, items } = news[key];
  return items.map((item, nth) => {
    const picture = withPicture.includes(item.layout) ? pictures[nth] : undefined;
    const hasFile = item.mustRead && pictures.length > 0;
    const { id, layout, tags, from, to, mustRead, draft, forService, texts } = item;
    const [title, body] = texts[language] ?? ['', ''];
    const others = Object.entries(texts).filter(([other]) => other !== language);
    return {
      sorg,
      id,
      language,
      title,
      body,
      ...Object.fromEntries(
        others.flatMap(([other, [otherTitle, otherBody]]) => [
          [`title.${other}`, otherTitle],
          [`body.${other}`, otherBody],
        ]),
      ),
      validFrom: daysAfter(today, from),
      validTo: daysAfter(today, to),
      contentTargetMarkets: [marketIdOf(country), ...(forService ? [serviceMarket] : [])],
      layout,
      itemPerLine: item.itemPerLine ?? 3,
      tags,
      mustRead: mustRead ?? false,
      published: !draft,
      file: picture?.file,
      ...(picture && inHostLanguages('altText', market, picture.alt)),
      files: hasFile ? [pdfOf({ id: 'battery-shipping' }, market)] : [],
    };
  });
}
