import { parseSerial } from '#shared/serials/parse-serial.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import { readSealedDraft, sealedDraftWriter } from '#src/offline/sealed-draft.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import { newSale, type SaleValues } from './sale-values.ts';

/** A new sale while it is entered, which survives a reload. It is encrypted, as it has data of a consumer. */
export interface SaleDraft {
  /** Returns the values that were entered before; null without a draft. */
  read: () => Partial<SaleValues> | null;
  /** Returns the id of the draft, which all tabs that show it share. The sale after it has another one. */
  readId: () => string;
  keep: (values: Partial<SaleValues> | null) => void;
}

/**
 * Opens the draft of the active customer.
 * @param today its day, which is entered without a user
 * @param frameNumber the bike that the page is about; the draft of another bike is not shown. Empty for any bike
 */
export async function openSaleDraft(today: string, frameNumber: string): Promise<SaleDraft> {
  const viewer = boundViewer();
  if (!viewer) return toSaleDraft(null, null, () => {});
  const db = openUserDatabase(viewer.host, viewer.userId);
  const name = `retail-sale/${viewer.customer ?? ''}`;
  const write = sealedDraftWriter(db, name);
  const found = await readSealedDraft(db, name).catch(() => null);
  const values = toValues(found);
  const fits = frameNumber === '' || isSameFrame(values?.frameNumber, frameNumber);
  return toSaleDraft(fits ? values : null, fits ? toId(found) : null, (id, typed) => {
    const { soldDate, ...rest } = typed ?? {};
    const draft = typed && { id, ...rest, ...(soldDate !== today && { soldDate }) };
    // Without storage there is no draft; saving the sale will say so.
    void write(draft).catch(() => {});
  });
}

function toSaleDraft(
  found: Partial<SaleValues> | null,
  foundId: string | null,
  write: (id: string, values: Partial<SaleValues> | null) => void,
): SaleDraft {
  let values = found;
  let id = foundId ?? crypto.randomUUID();
  return {
    read: () => values,
    readId: () => id,
    keep(typed) {
      write(id, typed);
      if (typed !== null) return;
      values = null;
      id = crypto.randomUUID();
    },
  };
}

const isSameFrame = (one: string | undefined, other: string) =>
  parseSerial(one ?? '').normal === parseSerial(other).normal;

/** The id of a stored draft; those of older apps have none. */
function toId(draft: unknown): string | null {
  const { id = null } = (draft ?? {}) as { id?: unknown };
  return typeof id === 'string' ? id : null;
}

/** Takes over what fits, as the draft may be of another version of the app. */
function toValues(draft: unknown): Partial<SaleValues> | null {
  if (typeof draft !== 'object' || draft === null) return null;
  const empty = Object.entries(newSale('').values);
  const kept = empty.flatMap(([name, value]) => {
    const found = (draft as Record<string, unknown>)[name];
    const fits = typeof found === typeof value && Array.isArray(found) === Array.isArray(value);
    return found !== undefined && fits ? [[name, found]] : [];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : null;
}
