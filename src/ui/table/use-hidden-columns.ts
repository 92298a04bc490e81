import { useState } from 'react';

const keyOf = (table: string) => `pannier.columns.${table}`;

function read(table: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(table)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
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
    if (table) localStorage.setItem(keyOf(table), JSON.stringify(next));
  };
  return { hidden, toggle };
}
