export { makeHostPdf } from './host-pdf.ts';
export { type PaperHost, paperFormats } from './paper-formats.ts';
export type { Picture } from './pdf-pictures.ts';
