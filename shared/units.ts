/** A unit of measure that has words in every language of the portal. */
export type UnitName = 'piece' | 'pair' | 'set';

/** Codes as UN/ECE recommendation 20 and the usual ERP systems have them. */
const codes: Record<UnitName, readonly string[]> = {
  piece: ['EA', 'PC', 'PCE', 'PCS', 'C62', 'ST'],
  pair: ['PR', 'PAA'],
  set: ['SET'],
};

/** The codes that have words. */
export const unitCodes: readonly string[] = Object.values(codes).flat();

const names = new Map(
  Object.entries(codes).flatMap(([name, all]) => all.map((code) => [code, name as UnitName])),
);

/** Returns the unit of a feed's code; null for a code that is displayed unchanged, such as "M". */
export const unitName = (code: string): UnitName | null => names.get(code) ?? null;
