/** A file on the server that belongs to a record. */
export interface PlacedFile {
  owner: string;
  /** Where the record names it; null when it does not. */
  slot: string | null;
  /** In the file store. */
  place: string;
}
