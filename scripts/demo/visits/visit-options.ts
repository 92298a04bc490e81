import type { Row } from '../columns.ts';
import type { Market } from '../markets.ts';
import { inAllLanguages, type Texts, texts } from '../texts/languages.ts';

const other = texts('Other', 'Sonstiges', 'Autre', 'Lainnya', 'Lain-lain');

type Option = readonly [id: string, words: Texts];

const displays: readonly Option[] = [
  [
    'WALL',
    texts('Wall of the brand', 'Markenwand', 'Mur de la marque', 'Dinding merek', 'Dinding jenama'),
  ],
  [
    'ISLAND',
    texts('Free-standing', 'Freistehend', 'Îlot', 'Rak berdiri sendiri', 'Rak berdiri bebas'),
  ],
  ['WINDOW', texts('Shop window', 'Schaufenster', 'Vitrine', 'Etalase depan', 'Tingkap pameran')],
  [
    'NONE',
    texts(
      'No brand display',
      'Keine Markenfläche',
      'Aucun espace de marque',
      'Tanpa area merek',
      'Tiada ruang jenama',
    ),
  ],
  ['OTHER', other],
];

const bikes: readonly Option[] = [
  ['MTB', texts('Mountain bikes', 'Mountainbikes', 'VTT', 'Sepeda gunung', 'Basikal gunung')],
  [
    'ROAD',
    texts('Road bikes', 'Rennräder', 'Vélos de route', 'Sepeda balap', 'Basikal jalan raya'),
  ],
  ['CITY', texts('City bikes', 'Stadträder', 'Vélos de ville', 'Sepeda kota', 'Basikal bandar')],
  [
    'KIDS',
    texts('Kids’ bikes', 'Kinderräder', 'Vélos enfants', 'Sepeda anak', 'Basikal kanak-kanak'),
  ],
  ['EBIKE', texts('E-bikes', 'E-Bikes', 'Vélos électriques', 'Sepeda listrik', 'Basikal elektrik')],
];

const parts: readonly Option[] = [
  ['HELMETS', texts('Helmets', 'Helme', 'Casques', 'Helm', 'Topi keledar')],
  ['LIGHTS', texts('Lights', 'Beleuchtung', 'Éclairage', 'Lampu', 'Lampu')],
  ['LOCKS', texts('Locks', 'Schlösser', 'Antivols', 'Gembok', 'Kunci')],
  ['TYRES', texts('Tyres', 'Reifen', 'Pneus', 'Ban', 'Tayar')],
];

const equipment: readonly Option[] = [
  [
    'STAND',
    texts('Repair stand', 'Montageständer', 'Pied d’atelier', 'Stan servis', 'Dirian pembaikan'),
  ],
  [
    'TOOLS',
    texts('Tool wall', 'Werkzeugwand', 'Mur d’outils', 'Dinding perkakas', 'Dinding alatan'),
  ],
  ['WASH', texts('Washing place', 'Waschplatz', 'Aire de lavage', 'Tempat cuci', 'Tempat cuci')],
  ['OTHER', other],
];

/** The options of both kinds: WIM visits are about parts and accessories. */
export function visitOptionRows({ sorg, language }: Market): Row<'visit_options.csv'>[] {
  return (['polygon', 'wim'] as const).flatMap((kind) => {
    const lists = { brandDisplay: displays, series: kind === 'wim' ? parts : bikes, equipment };
    return Object.entries(lists).flatMap(([list, options]) =>
      options.map(([id, words], index) => ({
        sorg,
        kind,
        list,
        id,
        ...inAllLanguages('label', language, words),
        sorting: (index + 1) * 10,
        active: true,
        needsText: id === 'OTHER',
      })),
    );
  });
}
