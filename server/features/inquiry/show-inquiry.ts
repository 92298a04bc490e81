import type { Db } from '#server/db/database.ts';
import { getCountries } from '#server/features/countries/countries.public.ts';
import { getHostConfig } from '#server/features/hosts/hosts.public.ts';
import type { CustomerInquiry } from '#server/graphql/generated/types.ts';
import { choiceText } from '#shared/inquiry/inquiry.rules.ts';
import { type Locale, languageOf } from '#shared/locales.ts';
import type { InquiryRow } from './inquiry.store.ts';

/** Returns a function that shows inquiries in a language: reasons and goals by their host's lists, countries by name. */
export async function openInquiryTexts(
  db: Db,
  sorg: string,
  locale: Locale,
  rows: readonly InquiryRow[],
): Promise<(row: InquiryRow) => CustomerInquiry> {
  const names = [...new Set(rows.map(({ host }) => host))];
  const hosts = new Map(
    await Promise.all(names.map(async (host) => [host, await getHostConfig(db, host)] as const)),
  );
  const countries = new Map(
    (await getCountries(db, sorg, locale)).map(({ id, name }) => [id, name]),
  );
  const language = languageOf(locale);
  return ({ sorg: _, otherReason, otherGoal, ...row }) => {
    const host = hosts.get(row.host);
    return {
      ...row,
      createdAt: row.createdAt.toISOString(),
      reason: choiceText(
        host?.inquiryReasons ?? [],
        { id: row.reason, other: otherReason },
        language,
      ),
      goal: choiceText(host?.inquiryGoals ?? [], { id: row.goal, other: otherGoal }, language),
      custCountry: countries.get(row.custCountry) ?? row.custCountry,
    };
  };
}
