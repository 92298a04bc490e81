import type { ShownFile } from '../files/shown-file.ts';

/** A file of content for tests: a PDF without sizes. */
export const toPaper = (change: Partial<ShownFile> = {}): ShownFile => ({
  id: 'f2',
  fileName: 'prices.pdf',
  fileTitle: 'Price list',
  oriFileUrl: '/files/f2',
  thumbnailUrl: null,
  lowFileUrl: null,
  medFileUrl: null,
  hiFileUrl: null,
  bytes: 1_234_567,
  type: 'application/pdf',
  width: null,
  height: null,
  focusX: 0.5,
  focusY: 0.5,
  altText: '',
  ...change,
});

/** A picture of content for tests, with all its sizes. */
export const toPicture = (change: Partial<ShownFile> = {}): ShownFile => ({
  ...toPaper(),
  id: 'f1',
  fileName: 'bike.jpg',
  fileTitle: 'Cube on a hill',
  oriFileUrl: '/files/f1',
  thumbnailUrl: '/files/f1/thumbnail',
  lowFileUrl: '/files/f1/low',
  medFileUrl: '/files/f1/medium',
  hiFileUrl: '/files/f1/high',
  type: 'image/jpeg',
  width: 4000,
  height: 3000,
  altText: 'A bike on a hill',
  ...change,
});
