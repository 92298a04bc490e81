/** An address as orders keep it; parts may be empty. */
export interface PostalAddress {
  name?: string | undefined;
  address?: string | undefined;
  postalCode?: string | undefined;
  city?: string | undefined;
  /** ISO 3166 code or name. */
  country?: string | undefined;
}

/** Countries that write the postal code behind the town, after a blank. */
const codeBehind = new Set(['US', 'CA', 'GB', 'UK', 'AU', 'NZ', 'ID', 'SG']);

/**
 * The town with its postal code as the country writes it: "Philadelphia, PA 19149" in the United States,
 * "60311 Frankfurt am Main" in Germany.
 */
function townText({ postalCode = '', city = '', country = '' }: PostalAddress): string {
  const parts = codeBehind.has(country.toUpperCase()) ? [city, postalCode] : [postalCode, city];
  return parts.filter(Boolean).join(' ');
}

/** An address in one line: "9 Main St, Philadelphia, PA 19149, US". */
export function addressText(address: PostalAddress): string {
  return [address.name, address.address, townText(address), address.country]
    .filter(Boolean)
    .join(', ');
}
