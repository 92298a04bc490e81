import { brandVariables } from '#shared/brand-variables.ts';

/** Gives the page the host's colour. */
export function applyBrand(brand: string): void {
  for (const [name, value] of Object.entries(brandVariables(brand))) {
    document.documentElement.style.setProperty(name, value);
  }
}
