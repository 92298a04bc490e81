import { text } from '#server/feeds/cell-types.ts';
import { sorg } from '#server/feeds/common-columns.ts';
import { feedFile, optional, required } from '#server/feeds/feed-file.ts';
import { checkPeriod, link, period } from '#server/feeds/message-cells.ts';

export const productMessages = feedFile({
  name: 'product_messages.csv',
  translated: ['message'],
  table: 'product_message',
  key: ['sorg', 'id'],
  columns: {
    sorg,
    id: required(text(60)),
    message: required(text(500)),
    url: optional(link),
    ...period,
  },
  finish: checkPeriod,
});
