import { createContext } from 'react';

/** Fetches the small picture of a stored image. @throws when there is none, or no network */
export type LoadThumbnail = (fileId: string, signal: AbortSignal) => Promise<Blob>;

/**
 * How previews fetch the pictures of stored files. The server wants the user's token for them, which
 * this layer does not have; the forms of src/crud provide it. Without it previews show an icon.
 */
export const LoadThumbnailContext = createContext<LoadThumbnail | null>(null);
