/** The real day, `YYYY-MM-DD`, UTC. */
export function realToday(): string {
  return new Date().toISOString().slice(0, 10);
}

/** A day some days before or after another, both `YYYY-MM-DD`. */
export function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
