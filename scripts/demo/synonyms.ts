import type { Row } from './columns.ts';
import type { Market } from './markets.ts';

const languages = ['en', 'de', 'fr', 'id', 'ms'] as const;
type Language = (typeof languages)[number];

/**
 * The words that dealers use, by language, each without spaces. Words that the distributor uses too are left
 * out.
 */
const things: Record<string, Record<Language, string>> = {
  mudguard: {
    en: 'mudguard fender',
    de: 'Schutzblech Kotflügel',
    fr: 'garde-boue pare-boue',
    id: 'spakbor slebor',
    ms: 'madgad',
  },
  tire: { en: 'tire tyre', de: 'Reifen Mantel Decke', fr: 'pneu', id: 'ban', ms: 'tayar' },
  tube: { en: 'tube', de: 'Schlauch', fr: 'chambre', id: 'dalam', ms: 'tiub' },
  handlebar: {
    en: 'handlebar bar',
    de: 'Lenker Lenkstange',
    fr: 'guidon cintre',
    id: 'setang stang',
    ms: 'hendal',
  },
  saddle: { en: 'saddle', de: 'Sattel', fr: 'selle', id: 'sadel jok', ms: 'pelana' },
  seatpost: {
    en: 'seatpost seatpin',
    de: 'Sattelstütze',
    fr: 'tige',
    id: 'seatpost',
    ms: 'seatpost',
  },
  chain: { en: 'chain', de: 'Kette', fr: 'chaîne', id: 'rantai', ms: 'rantai' },
  helmet: { en: 'helmet', de: 'Helm', fr: 'casque', id: 'helm', ms: 'topi-keledar' },
  glove: { en: 'glove mitt', de: 'Handschuh', fr: 'gant', id: 'sarung', ms: 'sarung' },
  light: {
    en: 'light lamp',
    de: 'Licht Lampe Scheinwerfer Leuchte',
    fr: 'lampe éclairage feu',
    id: 'lampu',
    ms: 'lampu',
  },
  rack: {
    en: 'rack carrier',
    de: 'Gepäckträger Träger',
    fr: 'porte-bagages',
    id: 'boncengan',
    ms: 'boncengan',
  },
  derailleur: {
    en: 'derailleur mech',
    de: 'Schaltwerk Umwerfer',
    fr: 'dérailleur',
    id: 'RD',
    ms: 'derailleur',
  },
  brake: { en: 'brake', de: 'Bremse', fr: 'frein', id: 'rem', ms: 'brek' },
  pump: { en: 'pump inflator', de: 'Pumpe Luftpumpe', fr: 'pompe', id: 'pompa', ms: 'pam' },
  lock: { en: 'lock', de: 'Schloss', fr: 'antivol cadenas', id: 'gembok', ms: 'kunci' },
  bottle: {
    en: 'bottle bidon',
    de: 'Trinkflasche Flasche',
    fr: 'gourde bidon',
    id: 'botol',
    ms: 'botol',
  },
};

/** How many speeds parts of the range are made for; their names have the number alone. */
const speeds = [8, 9, 10, 11, 12];
const speedWords: Record<Language, (speeds: number) => string> = {
  en: (n) => `${n}-speed ${n}s ${n}spd`,
  de: (n) => `${n}-fach ${n}-Gang`,
  fr: (n) => `${n}-vitesses ${n}v`,
  id: (n) => `${n}-percepatan ${n}-kecepatan`,
  ms: (n) => `${n}-kelajuan`,
};

/** Makes the words for a number of speeds synonyms of the number. */
function speedRows({ sorg }: Market): Row<'search_synonyms.csv'>[] {
  return speeds.flatMap((n) =>
    languages.map((language) => {
      const words = [...speedWords[language](n).split(' '), String(n)];
      return { sorg, id: `speeds-${n}-${language}`, language, words };
    }),
  );
}

/** Makes the words of each language synonyms of the words in which the distributor names its articles. */
export function synonymRows(market: Market): Row<'search_synonyms.csv'>[] {
  const { sorg, language } = market;
  const rows = Object.entries(things).flatMap(([thing, named]) =>
    languages.flatMap((other) => {
      const words = [...new Set(`${named[other]} ${named[language]}`.split(' '))];
      return words.length > 1 ? [{ sorg, id: `${thing}-${other}`, language: other, words }] : [];
    }),
  );
  return [...rows, ...speedRows(market)];
}
