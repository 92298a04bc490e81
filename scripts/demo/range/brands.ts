/** The makers of the demo range, all made up: prefix of article codes and accent of pictures. */
export const brands = {
  Alto: ['AL', '#f2c14e'],
  Velm: ['VE', '#ff5964'],
  Kadal: ['KA', '#b7e04a'],
  Haldorf: ['HA', '#e08e45'],
  Tupai: ['TU', '#ffb238'],
  Liparo: ['LP', '#d98032'],
  Rotaq: ['RQ', '#e8641b'],
  Brenz: ['BZ', '#d7263d'],
  Kettara: ['KE', '#00a3ad'],
  Grimpa: ['GR', '#f2cf2e'],
  Ventoss: ['VO', '#37b36b'],
  Orbiq: ['OQ', '#3d7be0'],
  Lenkra: ['LE', '#8b949d'],
  Satteva: ['SA', '#c0392b'],
  Pedrona: ['PD', '#f08c2e'],
  Helmora: ['HE', '#e9c43b'],
  Manara: ['MN', '#3fb8c9'],
  Lumeq: ['LU', '#f6d34a'],
  Zamkar: ['ZA', '#e2b23c'],
  Pompra: ['PO', '#e4572e'],
  Sedrix: ['SE', '#2fa4c7'],
  Nettaro: ['NE', '#7fb069'],
  Sospina: ['SO', '#29a19c'],
} as const satisfies Record<string, readonly [string, string]>;

export type Brand = keyof typeof brands;
