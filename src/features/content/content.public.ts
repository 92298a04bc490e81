export { requireMarket } from './content-guard.ts';
export { ContentPicture } from './files/content-picture.tsx';
export { FileDownload, PictureDownloads } from './files/file-download.tsx';
export { isPicture, type ShownFile, toFileTitle } from './files/shown-file.ts';
