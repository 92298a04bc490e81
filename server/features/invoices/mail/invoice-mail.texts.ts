import type { Language } from '#shared/locales.ts';

/** The texts of the mail that brings an invoice. */
export interface InvoiceMailTexts {
  subject(portal: string, invoiceNo: string): string;
  greeting(name: string): string;
  attached(invoiceNo: string): string;
  eInvoice: string;
  view: string;
}

export const invoiceMailTexts: Record<Language, InvoiceMailTexts> = {
  en: {
    subject: (portal, invoiceNo) => `${portal}: invoice ${invoiceNo}`,
    greeting: (name) => `Hello ${name},`,
    attached: (invoiceNo) => `you asked for invoice ${invoiceNo}. It is attached as a PDF.`,
    eInvoice: 'The e-invoice is attached as well.',
    view: 'View the invoice',
  },
  de: {
    subject: (portal, invoiceNo) => `${portal}: Rechnung ${invoiceNo}`,
    greeting: (name) => `Hallo ${name},`,
    attached: (invoiceNo) =>
      `Sie haben die Rechnung ${invoiceNo} angefordert. Sie ist als PDF angehängt.`,
    eInvoice: 'Die E-Rechnung ist ebenfalls angehängt.',
    view: 'Rechnung ansehen',
  },
  fr: {
    subject: (portal, invoiceNo) => `${portal} : facture ${invoiceNo}`,
    greeting: (name) => `Bonjour ${name},`,
    attached: (invoiceNo) =>
      `vous avez demandé la facture ${invoiceNo}. Vous la trouverez ci-jointe au format PDF.`,
    eInvoice: 'La facture électronique est également jointe.',
    view: 'Voir la facture',
  },
  id: {
    subject: (portal, invoiceNo) => `${portal}: faktur ${invoiceNo}`,
    greeting: (name) => `Halo ${name},`,
    attached: (invoiceNo) => `Anda meminta faktur ${invoiceNo}. Faktur terlampir sebagai PDF.`,
    eInvoice: 'Faktur elektronik juga terlampir.',
    view: 'Lihat faktur',
  },
  ms: {
    subject: (portal, invoiceNo) => `${portal}: invois ${invoiceNo}`,
    greeting: (name) => `Helo ${name},`,
    attached: (invoiceNo) => `anda meminta invois ${invoiceNo}. Invois dilampirkan sebagai PDF.`,
    eInvoice: 'E-invois juga dilampirkan.',
    view: 'Lihat invois',
  },
};
