import { by, type Sample, type SampleRow } from './sample.ts';

const MAIN_OFFICE = '3';

/** Where a store is. */
interface Address {
  id: string;
  isMain: boolean;
  address: string;
  postalCode: string;
  city: string;
  country: string;
}

/** A store with what the sample's other files say about it. */
export interface Store {
  id: string;
  name: string;
  /** The account number the maker knows the store by. */
  account: string;
  salesPerson: string;
  territory: SampleRow<'territories'> | undefined;
  specialty: string;
  /** Dollars a year; null where the sample does not say. */
  revenue: number | null;
  /** The main office first. */
  addresses: Address[];
}

/** The stores that have an account and an address. */
export function stores(sample: Sample): Store[] {
  const accounts = by(
    sample.customers.filter(({ PersonID }) => PersonID === '').reverse(),
    'StoreID',
  );
  const territories = by(sample.territories, 'TerritoryID');
  const addresses = groupAddresses(sample);
  return sample.stores.flatMap((store) => {
    const id = store.BusinessEntityID;
    const account = accounts.get(id);
    const places = addresses.get(id) ?? [];
    if (!account || places.length === 0) return [];
    return [
      {
        id,
        name: store.Name,
        account: account.AccountNumber,
        salesPerson: store.SalesPersonID,
        territory: territories.get(account.TerritoryID),
        specialty: /<Specialty>(.*?)<\/Specialty>/.exec(store.Demographics)?.[1] ?? '',
        revenue: revenueOf(store.Demographics),
        addresses: places,
      },
    ];
  });
}

function revenueOf(survey: string): number | null {
  const told = /<AnnualRevenue>(\d+)/.exec(survey)?.[1];
  return told === undefined ? null : Number(told);
}

function groupAddresses(sample: Sample): Map<string, Address[]> {
  const addresses = by(sample.addresses, 'AddressID');
  const provinces = by(sample.state_provinces, 'StateProvinceID');
  const rows = sample.entity_addresses.flatMap((link) => {
    const found = addresses.get(link.AddressID);
    const province = found && provinces.get(found.StateProvinceID);
    if (!province) return [];
    const country = province.CountryRegionCode;
    const state = ['US', 'CA', 'AU'].includes(country) ? province.StateProvinceCode.trim() : '';
    const address: Address = {
      id: found.AddressID,
      isMain: link.AddressTypeID === MAIN_OFFICE,
      address: [found.AddressLine1, found.AddressLine2].filter(Boolean).join(', '),
      postalCode: [state, found.PostalCode].filter(Boolean).join(' '),
      city: found.City,
      country,
    };
    return [{ entity: link.BusinessEntityID, address }];
  });
  const grouped = Map.groupBy(rows, ({ entity }) => entity);
  return new Map(
    [...grouped].map(([entity, found]) => [
      entity,
      found.map(({ address }) => address).sort((a, b) => Number(b.isMain) - Number(a.isMain)),
    ]),
  );
}

/** The main office. */
export const mainAddress = (store: Store) => store.addresses[0] as Address;

/** Mail addresses are not in the sample; these lead nowhere. */
export const mailOf = (name: string) => `${name}@adventure-works.example`;
