export { makeHostPdf } from './host-pdf.ts';
