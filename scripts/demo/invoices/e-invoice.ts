import type { Row } from '../columns.ts';
import { type InvoiceOf, type InvoiceRows, taxRates } from './invoice-of.ts';

const escaped = (text: unknown) =>
  String(text ?? '').replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Whether the ERP of the demo writes an e-invoice: for invoices in one part to the dealers of the German logins. */
function hasEInvoice({ market, index }: InvoiceOf, { invoices, lines }: InvoiceRows): boolean {
  const [first] = invoices;
  const isInvoice = invoices.length === 1 && Number(first?.accountingAmount) > 0;
  return market.key === 'de' && index <= 3 && isInvoice && lines.length > 0;
}

/** Adds the e-invoice where the ERP of the demo writes one. */
export function withEInvoice(of: InvoiceOf, rows: InvoiceRows): InvoiceRows {
  if (!hasEInvoice(of, rows)) return rows;
  const [head] = rows.invoices;
  const name = `${head?.invoiceNo}.xml`;
  return {
    lines: rows.lines,
    invoices: [{ ...head, eInvoice: name }],
    eInvoice: { name, xml: eInvoiceXml(of, rows) },
  };
}

/** An e-invoice in UBL with what the demo knows: parties, lines, freight, tax and totals. */
function eInvoiceXml(of: InvoiceOf, { invoices: [head], lines }: InvoiceRows): string {
  const { market, dealer } = of;
  const { customer } = dealer;
  const currency = market.currency;
  const amount = (name: string, value: unknown) =>
    `<cbc:${name} currencyID="${currency}">${escaped(value)}</cbc:${name}>`;
  const net = (Number(head?.grandTotal) - Number(head?.tax)).toFixed(market.precision);
  const goods = lines
    .reduce((sum, line) => sum + Number(line.subTotal), 0)
    .toFixed(market.precision);
  const percent = taxRates[market.key] * 100;
  const category = `<cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>${percent}</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"
  xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
  xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
<cbc:CustomizationID>urn:cen.eu:en16931:2017</cbc:CustomizationID>
<cbc:ID>${escaped(head?.invoiceNo)}</cbc:ID>
<cbc:IssueDate>${escaped(head?.invoiceDate)}</cbc:IssueDate>
<cbc:DueDate>${escaped(head?.dueDate)}</cbc:DueDate>
<cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>
<cbc:DocumentCurrencyCode>${currency}</cbc:DocumentCurrencyCode>
<cac:AccountingSupplierParty><cac:Party>
<cac:PostalAddress><cac:Country><cbc:IdentificationCode>${market.country}</cbc:IdentificationCode></cac:Country></cac:PostalAddress>
<cac:PartyLegalEntity><cbc:RegistrationName>${escaped(market.merchantName)}</cbc:RegistrationName></cac:PartyLegalEntity>
</cac:Party></cac:AccountingSupplierParty>
<cac:AccountingCustomerParty><cac:Party>${addressOf(customer)}
<cac:PartyLegalEntity><cbc:RegistrationName>${escaped(customer.name)}</cbc:RegistrationName></cac:PartyLegalEntity>
</cac:Party></cac:AccountingCustomerParty>
<cac:PaymentTerms><cbc:Note>${escaped(head?.terms)}</cbc:Note></cac:PaymentTerms>
<cac:AllowanceCharge><cbc:ChargeIndicator>true</cbc:ChargeIndicator><cbc:AllowanceChargeReasonCode>FC</cbc:AllowanceChargeReasonCode>${amount('Amount', head?.shippingCost)}${category}</cac:AllowanceCharge>
<cac:TaxTotal>${amount('TaxAmount', head?.tax)}<cac:TaxSubtotal>${amount('TaxableAmount', net)}${amount('TaxAmount', head?.tax)}${category}</cac:TaxSubtotal></cac:TaxTotal>
<cac:LegalMonetaryTotal>${amount('LineExtensionAmount', goods)}${amount('TaxExclusiveAmount', net)}${amount('TaxInclusiveAmount', head?.grandTotal)}${amount('ChargeTotalAmount', head?.shippingCost)}${amount('PayableAmount', head?.grandTotal)}</cac:LegalMonetaryTotal>
${lines.map((line) => lineXml(line, amount, category)).join('\n')}
</Invoice>
`;
}

const addressOf = ({ address, postalCode, city, country }: Row<'customers.csv'>) => `
<cac:PostalAddress><cbc:StreetName>${escaped(address)}</cbc:StreetName><cbc:CityName>${escaped(city)}</cbc:CityName><cbc:PostalZone>${escaped(postalCode)}</cbc:PostalZone><cac:Country><cbc:IdentificationCode>${escaped(country)}</cbc:IdentificationCode></cac:Country></cac:PostalAddress>`;

function lineXml(
  line: Row<'invoice_lines.csv'>,
  amount: (name: string, value: unknown) => string,
  category: string,
): string {
  const itemCategory = category.replaceAll('TaxCategory', 'ClassifiedTaxCategory');
  return `<cac:InvoiceLine><cbc:ID>${escaped(line.position)}</cbc:ID><cbc:InvoicedQuantity unitCode="C62">${escaped(line.qty)}</cbc:InvoicedQuantity>${amount('LineExtensionAmount', line.subTotal)}<cac:Item><cbc:Name>${escaped(line.name)}</cbc:Name><cac:SellersItemIdentification><cbc:ID>${escaped(line.article)}</cbc:ID></cac:SellersItemIdentification>${itemCategory}</cac:Item><cac:Price>${amount('PriceAmount', line.price)}</cac:Price></cac:InvoiceLine>`;
}
