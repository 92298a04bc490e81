const prefix = 'bank-entry:';

/** The id of a bank entry in the history of payments, beside those of payment requests. */
export const toEntryRecord = (id: number): string => `${prefix}${id}`;

/** Whether an id in the history of payments is that of a bank entry. */
export const isEntryRecord = (record: string): boolean => record.startsWith(prefix);
