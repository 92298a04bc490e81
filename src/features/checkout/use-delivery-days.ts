import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { dayMs, deliveryWindow, getDayIn } from '#shared/days.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { getServerNow } from '#src/lib/device/server-clock.ts';
import { checkoutQueries } from './checkout.queries.ts';
import { type DeliveryDays, dayProblem, nextDeliveryDay } from './checkout.rules.ts';

/** A Monday, to name the days of the week by. */
const monday = Date.UTC(2024, 0, 1);

/**
 * Returns the days on which the host delivers: its week days without the closed days, once those are known.
 * The server validates the day again.
 */
export function useDeliveryDays() {
  const { t } = useLingui();
  const locale = useLocale();
  const { date: write } = useDates();
  const { deliveryDays, timeZone } = useHostConfig();
  const window = deliveryWindow(getDayIn(timeZone, getServerNow()));
  const { data } = useQuery(checkoutQueries.closedDays(window.first, window.last));
  const days: DeliveryDays = { ...window, weekDays: deliveryDays, closed: new Set(data) };

  /** "Deliveries on Mon, Tue and Fri"; null where every day is one. */
  const weekDayTexts = (): string | null => {
    if (deliveryDays.length >= 7) return null;
    const name = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
    const names = [...deliveryDays]
      .sort((a, b) => a - b)
      .map((n) => name.format(monday + (n - 1) * dayMs));
    const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
    return t`Deliveries on ${list}`;
  };

  return {
    ...days,
    weekDayTexts,
    problem: (date: string) => dayProblem(date, days),
    /** A closed day in words, with the next that is none. */
    closedTexts: (date: string): string => {
      const next = nextDeliveryDay(date, days);
      const [day, other] = [write(date), next ? write(next) : ''];
      return next
        ? t`Nothing is delivered on ${day}. The next day is ${other}.`
        : t`Nothing is delivered on ${day}.`;
    },
  };
}
