import * as v from 'valibot';
import { type HostConfig, hostSettings } from '#shared/host-config.ts';
import { languageNames } from '#shared/language-names.ts';
import { bcp47, isLocale } from '#shared/locales.ts';
import type { HostRow } from './hosts.store.ts';

/**
 * The configuration of a host: what its row and its sales organisation fix, and the settings stored
 * as JSON with defaults for what they leave out (E001 to E059).
 * @throws naming the setting that cannot be used
 */
export function assembleHostConfig(row: HostRow): HostConfig {
  const settings = v.safeParse(hostSettings, row.config);
  if (!settings.success) {
    const [issue] = settings.issues;
    const where = v.getDotPath(issue) ?? 'config';
    throw new Error(`The configuration of host ${row.host} is wrong at ${where}: ${issue.message}`);
  }
  return {
    ...settings.output,
    // An exact host shows the quantity it checks against, so nothing masks it (F031).
    maskStock: settings.output.exactQtyCheck ? null : settings.output.maskStock,
    host: row.host,
    sorg: row.sorg,
    webTitle: row.web_title,
    merchantName: row.merchant_name,
    timeZone: row.time_zone,
    supplyLocation: row.supply_location ?? settings.output.supplyLocation,
    languages: row.languages.filter(isLocale).map((code) => ({
      code,
      name: settings.output.languageNames[code] ?? languageNames[code],
      iso: bcp47(code),
      file: `/language/${code}.svg`,
    })),
    currency: {
      display: row.currency,
      symbol: row.symbol,
      thousandSeparator: row.thousand_separator,
      decimalSeparator: row.decimal_separator,
      decimalPrecision: row.precision,
    },
  };
}
