import type { AnswerContext } from '#shared/catalog-engine/answers/answer-context.ts';
import {
  CatalogEngine,
  packArticles,
  packGroups,
  packNames,
  packPrices,
  packStock,
  StockView,
} from '#shared/catalog-engine/catalog-engine-api.ts';
import type { ArticleRow } from '#shared/catalog-engine/row-types.ts';
import { answerOperation } from '#src/offline/catalog/answer-operation.ts';
import { host } from '#src/offline/catalog/testing/catalog-device.ts';
import { articleNo, groupNo, names } from '#src/offline/catalog/testing/plain-range.ts';

const today = '2026-11-21';

function article(no: number, code: string, name: string, more: Partial<ArticleRow>): ArticleRow {
  const base = articleNo(no);
  return {
    ...base,
    group: 1,
    code,
    code_display: code,
    name,
    color: null,
    frame_size: null,
    ...more,
  };
}

/** A chain, a tyre, two grips that one code may mean, a rationed pump, a blocked light; the chain before it left. */
const articles: ArticleRow[] = [
  article(1, 'KT-1190', 'Chain 11', { ean: '4006381333931', popularity: 9 }),
  article(2, 'RT-29', 'Tyre 29', { old_code: 'OLD-29' }),
  article(3, '100', 'Grip left', {}),
  article(4, '200', 'Grip right', {}),
  article(5, 'PU-5', 'Pump', { order_quota: 5 }),
  article(6, 'LI-1', 'Light', { order_blocked: true }),
];

function shop(): AnswerContext {
  const engine = CatalogEngine.load([
    packArticles(articles),
    packGroups([groupNo(1)]),
    packNames({
      ...names,
      replaced: [{ codes: ['KT-900', '4000000000905'], by: 'KT-1190' }],
      deals: [
        {
          deal_no: 'D1',
          position: 1,
          description: '10+',
          price_list: null,
          article: 'KT-1190',
          brand: null,
          merchandise_category: null,
          term: '>=',
          qty: 10,
          uom: 'PC',
          type: 'percentage',
          value: -1000,
          valid_from: '2020-01-01',
          valid_to: '2099-12-31',
        },
      ],
    }),
  ]);
  const stock = new StockView(engine);
  stock.load([packStock(articles.map(({ no }) => ({ no, qty: 7, masked: false, next: null })))]);
  const prices = [
    packPrices(
      articles.map(({ no }) => ({ no, dealer: 1000 * no })),
      [],
    ),
  ];
  const pricedCatalog = engine.getPricedCatalog({ prices, today, stock });
  const stockOf = () => ({ qty: 7, masked: false, nextArrival: null });
  return { engine, pricedCatalog, host, locale: 'en-us', today, asOf: '', version: '1', stockOf };
}

const ctx = shop();

/** Returns the answer of server and device alike to an operation of the catalog. */
export function answerFromShop(operation: string, variables: unknown): unknown {
  const answer = answerOperation(ctx, operation, variables);
  if (!answer) throw new Error(`Nobody answers ${operation}`);
  return structuredClone(answer);
}
