import type { Row } from './columns.ts';
import { places } from './dealer-names.ts';
import type { Market } from './markets.ts';

type Names = Pick<Row<'countries.csv'>, 'name' | 'name.de' | 'name.fr' | 'name.id' | 'name.ms'>;

const named = (en: string, de: string, fr: string, id: string, ms: string): Names => ({
  name: en,
  'name.de': de,
  'name.fr': fr,
  'name.id': id,
  'name.ms': ms,
});

/** The countries of the demo's markets, and those around them. */
const countries: Record<string, Names> = {
  AT: named('Austria', 'Österreich', 'Autriche', 'Austria', 'Austria'),
  BE: named('Belgium', 'Belgien', 'Belgique', 'Belgia', 'Belgium'),
  CA: named('Canada', 'Kanada', 'Canada', 'Kanada', 'Kanada'),
  CH: named('Switzerland', 'Schweiz', 'Suisse', 'Swiss', 'Switzerland'),
  DE: named('Germany', 'Deutschland', 'Allemagne', 'Jerman', 'Jerman'),
  FR: named('France', 'Frankreich', 'France', 'Prancis', 'Perancis'),
  ID: named('Indonesia', 'Indonesien', 'Indonésie', 'Indonesia', 'Indonesia'),
  MX: named('Mexico', 'Mexiko', 'Mexique', 'Meksiko', 'Mexico'),
  MY: named('Malaysia', 'Malaysia', 'Malaisie', 'Malaysia', 'Malaysia'),
  NL: named('Netherlands', 'Niederlande', 'Pays-Bas', 'Belanda', 'Belanda'),
  SG: named('Singapore', 'Singapur', 'Singapour', 'Singapura', 'Singapura'),
  US: named(
    'United States',
    'Vereinigte Staaten',
    'États-Unis',
    'Amerika Serikat',
    'Amerika Syarikat',
  ),
};

export const countryRows = (): Row<'countries.csv'>[] =>
  Object.entries(countries).map(([id, names]) => ({ id, ...names, active: true }));

/** The states of the cities of the markets. */
const cityStates: Record<string, readonly string[]> = {
  'Jawa Timur': ['Surabaya', 'Malang', 'Sidoarjo'],
  Bali: ['Denpasar'],
  'DKI Jakarta': ['Jakarta Selatan', 'Jakarta Barat'],
  'Jawa Barat': ['Bandung', 'Bogor', 'Bekasi'],
  Banten: ['Tangerang'],
  'Jawa Tengah': ['Semarang', 'Surakarta', 'Purwokerto'],
  'DI Yogyakarta': ['Yogyakarta'],
  'Sumatera Utara': ['Medan'],
  'Sumatera Selatan': ['Palembang'],
  Riau: ['Pekanbaru'],
  'Sumatera Barat': ['Padang'],
  'Sulawesi Selatan': ['Makassar'],
  'Kalimantan Timur': ['Balikpapan'],
  Vermont: ['Burlington, VT'],
  Maine: ['Portland, ME'],
  Massachusetts: ['Boston, MA'],
  Connecticut: ['Hartford, CT'],
  Pennsylvania: ['Philadelphia, PA', 'Pittsburgh, PA'],
  'North Carolina': ['Asheville, NC'],
  Georgia: ['Atlanta, GA'],
  Tennessee: ['Chattanooga, TN'],
  Texas: ['Austin, TX'],
  Wisconsin: ['Madison, WI'],
  Minnesota: ['Minneapolis, MN'],
  Illinois: ['Chicago, IL'],
  Ohio: ['Columbus, OH'],
  Colorado: ['Denver, CO', 'Boulder, CO'],
  Utah: ['Salt Lake City, UT'],
  Oregon: ['Bend, OR'],
  Washington: ['Seattle, WA'],
  California: ['Sacramento, CA'],
  Hamburg: ['Hamburg'],
  'Schleswig-Holstein': ['Kiel'],
  Bremen: ['Bremen'],
  Niedersachsen: ['Hannover'],
  'Nordrhein-Westfalen': ['Münster', 'Köln', 'Düsseldorf', 'Dortmund'],
  Hessen: ['Kassel', 'Frankfurt'],
  'Rheinland-Pfalz': ['Mainz'],
  Berlin: ['Berlin'],
  Sachsen: ['Leipzig', 'Dresden'],
  Thüringen: ['Erfurt'],
  'Baden-Württemberg': ['Stuttgart', 'Freiburg'],
  Bayern: ['München', 'Nürnberg', 'Regensburg'],
};

/** The cities of a market, for the addresses of consumers and of strangers. */
export function cityRows({ key, country }: Market): Row<'cities.csv'>[] {
  return places[key].map(({ city }, place) => ({
    country,
    id: `${country}${String(place + 1).padStart(3, '0')}`,
    description: city,
    state: Object.keys(cityStates).find((state) => cityStates[state]?.includes(city)),
    active: true,
  }));
}
