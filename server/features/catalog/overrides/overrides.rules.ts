/** The values of an article that staff may override: the effective ones, or those of the last feed. */
export interface ArticleState {
  order_blocked: boolean;
  /** YYYY-MM-DD */
  new_from: string | null;
  new_to: string | null;
  active: boolean;
}

/** The values that staff have set for an article in the portal (reading 71). For null and false the feed's value counts. */
export interface Override {
  order_blocked: boolean | null;
  /** Whether the days replace those of the feed; both null then say that it is not new. */
  has_new_arrival: boolean;
  new_from: string | null;
  new_to: string | null;
  inactive: boolean;
  deleted_at: Date | null;
}

export const noOverride: Override = {
  order_blocked: null,
  has_new_arrival: false,
  new_from: null,
  new_to: null,
  inactive: false,
  deleted_at: null,
};

/** Returns the effective values of an article. `active` false in the feed always wins (reading 112). */
export function applyOverride(fed: ArticleState, override: Override): ArticleState {
  const days = override.has_new_arrival ? override : fed;
  return {
    order_blocked: override.order_blocked ?? fed.order_blocked,
    new_from: days.new_from,
    new_to: days.new_to,
    active: fed.active && !override.inactive && override.deleted_at === null,
  };
}

/** Returns the columns of the feed whose values are overridden. */
export function listOverridden(override: Override): string[] {
  return [
    ...(override.order_blocked === null ? [] : ['orderBlocked']),
    ...(override.has_new_arrival ? ['newArrivalFrom', 'newArrivalTo'] : []),
    ...(override.inactive || override.deleted_at ? ['active'] : []),
  ];
}
