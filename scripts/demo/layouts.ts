import type { Row } from './columns.ts';

type Part = 'placeholder' | 'title' | 'subtitle' | 'releasedon' | 'resolution' | 'gotopdp';

/** A layout: its id, what it is for, and the parts of its cards. */
const layouts: readonly (readonly [
  id: string,
  type: 'news' | 'sales_document' | 'marketing_material',
  description: string,
  parts: readonly Part[],
])[] = [
  [
    'news-card',
    'news',
    'Picture, title and date',
    ['placeholder', 'title', 'releasedon', 'gotopdp'],
  ],
  ['news-picture', 'news', 'Large picture with its title', ['placeholder', 'title', 'gotopdp']],
  ['news-text', 'news', 'Title and date without a picture', ['title', 'releasedon', 'gotopdp']],
  [
    'news-notice',
    'news',
    'Notice: title, subtitle and date',
    ['title', 'subtitle', 'releasedon', 'gotopdp'],
  ],
  ['document-list', 'sales_document', 'Title and date', ['title', 'releasedon', 'gotopdp']],
  [
    'document-card',
    'sales_document',
    'Cover, title, subtitle and date',
    ['placeholder', 'title', 'subtitle', 'releasedon', 'gotopdp'],
  ],
  ['document-cover', 'sales_document', 'Cover only', ['placeholder', 'gotopdp']],
  ['material-tile', 'marketing_material', 'Picture and title', ['placeholder', 'title', 'gotopdp']],
  [
    'material-sizes',
    'marketing_material',
    'Picture, title and sizes to download',
    ['placeholder', 'title', 'subtitle', 'resolution'],
  ],
  [
    'material-wall',
    'marketing_material',
    'Pictures close together',
    ['placeholder', 'resolution', 'gotopdp'],
  ],
];

/** How items of content are shown on cards, of all sales organisations. */
export function layoutRows(): Row<'layouts.csv'>[] {
  return layouts.map(([id, type, description, parts]) => ({
    id,
    type,
    description,
    placeholderOnCard: parts.includes('placeholder'),
    titleOnCard: parts.includes('title'),
    subtitleOnCard: parts.includes('subtitle'),
    releasedonOnCard: parts.includes('releasedon'),
    resolutionOnCard: parts.includes('resolution'),
    gotopdpOnCard: parts.includes('gotopdp'),
  }));
}
