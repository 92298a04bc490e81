// Removes what the device keeps of content that the user may no longer read. Called at every contact with the server in
// which it says what the user's markets are (forget-content.ts).

import { readKeptAgain } from './kept-again.ts';
import { type KeptKey, type KeptKind, marketTypes } from './kept-item.ts';
import { contentViewer, listKept, removeKeptItem, removeKeptKinds } from './kept-store.ts';
import { isGone } from './present-item.ts';

const kindsOf = (type: string) =>
  (Object.keys(marketTypes) as KeptKind[]).filter((kind) => marketTypes[kind] === type);

/** Removes all kept content of a type: a market of the user was taken away. */
export async function removeKeptOf(type: string): Promise<void> {
  await removeKeptKinds(kindsOf(type));
  await readKeptAgain();
}

/** Removes an item that the server no longer shows the user. */
export async function removeGone(key: KeptKey): Promise<void> {
  const viewer = contentViewer();
  if (viewer) await removeKeptItem(viewer, key);
  await readKeptAgain();
}

/** Asks for all kept items of a type, and removes those that are gone. */
export async function checkKeptOf(type: string): Promise<void> {
  const kinds = kindsOf(type);
  const { items } = await listKept();
  for (const item of items) {
    if (!kinds.includes(item.kind)) continue;
    const { signal } = new AbortController();
    // Without an answer of the server it stays.
    if (await isGone(item, signal).catch(() => false)) await removeGone(item);
  }
}
