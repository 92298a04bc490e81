import { oneOf, picture, text } from '../cell-types.ts';
import { feedFile, optional, type Row, required, type Tell } from '../feed-file.ts';
import { beginning, end, html, link } from '../message-cells.ts';
import { sorg } from './organisations.ts';

const period = {
  from: required(beginning, { to: 'starts_at' }),
  to: required(end, { to: 'ends_at' }),
};

/** What ends before it begins would never be shown (B121). */
function checkPeriod({ starts_at, ends_at }: Row, tell: Tell): void {
  if (typeof starts_at !== 'string' || typeof ends_at !== 'string') return;
  if (ends_at < starts_at) tell('to', 'OUT_OF_RANGE', `${ends_at} is before from, ${starts_at}`);
}

export const announcements = feedFile({
  name: 'announcements.csv',
  translated: ['title', 'content'],
  table: 'announcement',
  key: ['sorg', 'id'],
  columns: {
    sorg,
    id: required(text(60)),
    type: required(oneOf(['home_page', 'login'])),
    title: required(text()),
    url: optional(link),
    content: required(html),
    ...period,
  },
  finish: checkPeriod,
});

export const banners = feedFile({
  name: 'banners.csv',
  table: 'banner',
  key: ['sorg', 'id'],
  pictureFolder: 'banners/',
  columns: {
    sorg,
    id: required(text(60)),
    bannerFile: required(picture, { to: 'file' }),
    link: optional(link),
    ...period,
  },
  finish: checkPeriod,
});

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
