/**
 * The columns of fast order on wide screens: code, picture, article, quantity, unit price, total, stock,
 * action. Every line is a grid of its own with the same columns, so that a long list may be windowed; on
 * narrower screens a line is a card. The problem of a line is shown below its cells.
 */
export const tableRow =
  'lg:grid lg:grid-cols-[9.5rem_2.25rem_minmax(0,1fr)_4rem_5.5rem_5.5rem_6rem_2.25rem] lg:items-center lg:gap-x-2 lg:px-3 xl:grid-cols-[11rem_2.25rem_minmax(0,1fr)_4.5rem_6.5rem_7.5rem_8.5rem_2.25rem] xl:gap-x-3';

/** The column of each part of a line on wide screens. */
export const cell = {
  code: 'lg:col-start-1 lg:row-start-1',
  picture: 'lg:col-start-2 lg:row-start-1',
  article: 'lg:col-start-3 lg:row-start-1',
  qty: 'lg:col-start-4 lg:row-start-1',
  unit: 'lg:col-start-5 lg:row-start-1',
  total: 'lg:col-start-6 lg:row-start-1',
  stock: 'lg:col-start-7 lg:row-start-1',
  action: 'lg:col-start-8 lg:row-start-1',
  /** The row after the cells, from the picture on. */
  below: 'lg:col-[2/-1]',
};

/** Height of a field of a line: a touch screen needs more than a mouse. */
export const denseField = 'lg:pointer-fine:min-h-9 lg:pointer-fine:py-1';
