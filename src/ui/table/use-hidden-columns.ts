import { useState } from 'react';
import { deviceStorage } from '#src/lib/device-storage.ts';

const keyOf = (table: string) => `pannier.columns.${table}`;

function read(table: string): readonly string[] {
  const kept = deviceStorage.read(keyOf(table));
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
}

/**
 * The columns of a table that the user has hidden on this device.
 * @param table its name; undefined keeps nothing
 */
export function useHiddenColumns(table: string | undefined) {
  const [hidden, setHidden] = useState(() => (table ? read(table) : []));
  const toggle = (id: string) => {
    const next = hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id];
    setHidden(next);
    if (table) deviceStorage.tryWrite(keyOf(table), next);
  };
  return { hidden, toggle };
}
