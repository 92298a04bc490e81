/** Parses the id of a record; 0, which no record has, for any other text. */
export const parseRecordId = (text: string): number =>
  /^[1-9]\d{0,15}$/.test(text) ? Number(text) : 0;
