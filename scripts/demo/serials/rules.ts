import type { Row } from '../columns.ts';
import type { Market } from '../markets.ts';
import { type Brand, brands } from '../range/brands.ts';
import { checklistPoints } from './words.ts';

/** The rules of some brands; the others have none. */
const rules: Partial<Record<Brand, Row<'serial_rules.csv'>>> = {
  Alto: { warrantyMonths: 24, warrantyFrom: 'sale', pdiNeeded: true },
  Velm: { warrantyMonths: 60, warrantyFrom: 'sale', registerWithinDays: 60 },
  Kadal: { warrantyMonths: 30, warrantyFrom: 'production', registerWithinDays: 30 },
};

export function serialRuleRows({ sorg }: Market): Row<'serial_rules.csv'>[] {
  return Object.entries(rules).map(([brand, rule]) => ({
    sorg,
    brand,
    maxLength: 10,
    ...rule,
    // The form of the numbers in frames.ts.
    pattern: `${brands[brand as Brand][0]}[A-F]\\d{7}`,
  }));
}

/** Inspection lists of two brands, in the language of the distributor. */
export function checklistRows({ sorg, language }: Market): Row<'pdi_checklists.csv'>[] {
  return (['Alto', 'Velm'] as const).flatMap((brand) =>
    checklistPoints
      .filter(({ only }) => only === undefined || only === brand)
      .map(({ id, answer = 'check', texts }) => ({
        sorg,
        list: `${brand.toUpperCase()}-PDI`,
        checklistId: id,
        brand,
        description: texts[language],
        sorting: id * 10,
        answer,
        active: true,
      })),
  );
}
