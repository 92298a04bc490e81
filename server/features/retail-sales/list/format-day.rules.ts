/**
 * Writes a day in the form of a host, such as "DD MMM YYYY".
 * @param day YYYY-MM-DD
 * @param locale BCP 47, for the name of the month
 */
export function formatDay(day: string, form: string, locale: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const monthName = (style: 'short' | 'long') =>
    new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' }).format(
      Date.UTC(2000, Number(month) - 1),
    );
  const parts: Readonly<Record<string, () => string>> = {
    YYYY: () => year,
    YY: () => year.slice(2),
    MMMM: () => monthName('long'),
    MMM: () => monthName('short'),
    MM: () => month,
    M: () => String(Number(month)),
    DD: () => date,
    D: () => String(Number(date)),
  };
  return form.replace(/Y{4}|Y{2}|M{1,4}|D{1,2}/g, (part) => parts[part]?.() ?? part);
}
