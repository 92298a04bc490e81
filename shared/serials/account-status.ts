/** The states of a consumer's account: `open` until a sale has taken its data over. */
export const accountStatuses = ['open', 'registered'] as const;
export type AccountStatus = (typeof accountStatuses)[number];
