import { bool, text } from '#server/feeds/cell-types.ts';
import { country } from '#server/feeds/common-columns.ts';
import { type FeedFile, feedFile, optional, required } from '#server/feeds/feed-file.ts';

const active = optional(bool, { empty: true });
const name = text(100);
const nameIn = (language: string) => optional(name, { empty: '', to: `name_${language}` });

const countries = feedFile({
  name: 'countries.csv',
  table: 'country',
  key: ['id'],
  columns: {
    id: required(country),
    name: required(name),
    'name.en': nameIn('en'),
    'name.de': nameIn('de'),
    'name.fr': nameIn('fr'),
    'name.id': nameIn('id'),
    'name.ms': nameIn('ms'),
    active,
  },
});

const cities = feedFile({
  name: 'cities.csv',
  table: 'city',
  key: ['country', 'id'],
  columns: {
    country: required(country),
    id: required(text(60)),
    description: required(name),
    state: optional(name, { empty: '' }),
    active,
  },
});

/** The files of a feed that this feature reads. */
export const countriesFeed: readonly FeedFile[] = [countries, cities];
