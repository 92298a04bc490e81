import * as v from 'valibot';
import { type HostConfig, hostConfig } from '#shared/host-config.ts';

export type HostOverrides = Partial<v.InferInput<typeof hostConfig>>;

/** Returns the settings of an American host in US dollars; what is not given has its default. */
export function fakeHost(overrides: HostOverrides = {}): HostConfig {
  return v.parse(hostConfig, {
    host: 'localhost',
    sorg: '2000',
    webTitle: 'Pannier Bikes',
    merchantName: 'Pannier',
    languages: [{ code: 'en-us', name: 'English' }],
    currency: {
      display: 'USD',
      symbol: '$',
      thousandSeparator: ',',
      decimalSeparator: '.',
      decimalPrecision: 2,
    },
    ...overrides,
  });
}
