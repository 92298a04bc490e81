/** A format of paper, as pdfkit calls it. */
export type Paper = 'A4' | 'LETTER';

/** Where offices use US Letter, by ISO 3166; everywhere else paper is A4. */
const letterCountries = [
  'US',
  'CA',
  'MX',
  'PH',
  'CL',
  'CO',
  'CR',
  'DO',
  'GT',
  'PA',
  'PR',
  'SV',
  'VE',
];

/** The paper that lies in the printers of a host's country. */
export function paperOf({ countryId }: { countryId: string }): Paper {
  return letterCountries.includes(countryId.toUpperCase()) ? 'LETTER' : 'A4';
}
