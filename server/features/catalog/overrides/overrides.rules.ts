/** The values of an article that staff may override, as they are or as the feed said them last. */
export interface ArticleState {
  order_blocked: boolean;
  /** YYYY-MM-DD */
  new_from: string | null;
  new_to: string | null;
  active: boolean;
}

/** What staff have set of an article in the portal (reading 71); null and false are left to the feed. */
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

/** What is true of an article: `active` false of the feed always wins, and true lifts nothing (reading 112). */
export function applyOverride(fed: ArticleState, override: Override): ArticleState {
  const days = override.has_new_arrival ? override : fed;
  return {
    order_blocked: override.order_blocked ?? fed.order_blocked,
    new_from: days.new_from,
    new_to: days.new_to,
    active: fed.active && !override.inactive && override.deleted_at === null,
  };
}

/** The names of what is overridden, by the columns of the feed. */
export function listOverridden(override: Override): string[] {
  return [
    ...(override.order_blocked === null ? [] : ['orderBlocked']),
    ...(override.has_new_arrival ? ['newArrivalFrom', 'newArrivalTo'] : []),
    ...(override.inactive || override.deleted_at ? ['active'] : []),
  ];
}
