import type { Locale } from '#shared/locales.ts';

/** The flag of a locale, as decoration next to its name. */
export function Flag({ locale }: { locale: Locale }) {
  return (
    <img
      src={`/language/${locale}.svg`}
      alt=""
      width={24}
      height={18}
      className="h-[18px] w-6 shrink-0 rounded-sm border border-line object-cover"
    />
  );
}
