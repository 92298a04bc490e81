import { contrast, mix, readable } from './contrast.ts';

const darkText = '#0d1820';
const lightGrounds = ['#ffffff', '#e9edf1'];
const darkGrounds = ['#18222b', '#24313c'];

/** Shares of the brand in its tints, as in tailwind.config.ts. */
const lightTint = 0.12;
const darkTint = 0.22;

/** The CSS variables a host's brand colour sets; each text step keeps 4.5 : 1 on our grounds. */
export function brandVariables(brand: string): Record<string, string> {
  return {
    '--host-brand': brand,
    '--host-on-brand':
      contrast(brand, '#ffffff') > contrast(brand, darkText) ? '#ffffff' : darkText,
    '--host-ink-light': readable(brand, '#000000', [
      ...lightGrounds,
      mix('#ffffff', brand, lightTint),
    ]),
    '--host-ink-dark': readable(brand, '#ffffff', [
      ...darkGrounds,
      mix('#18222b', brand, darkTint),
    ]),
  };
}
