/** Loads the invoices on the device; pages are drawn before they need them. */
export const loadInvoiceDevice = () => import('./invoice-device.ts');
