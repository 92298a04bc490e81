import { openUserDatabase } from '#src/offline/database.ts';
import { readSealedDraft, sealedDraftWriter } from '#src/offline/sealed-draft.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import { newSale, type SaleValues } from './sale-values.ts';

/** A new sale while it is entered, which survives a reload. It is encrypted, as it has data of a consumer. */
export interface SaleDraft {
  /** The values that were entered before; null without a draft. */
  values: Partial<SaleValues> | null;
  keep: (values: Partial<SaleValues> | null) => void;
}

/** Opens the draft of the active customer. @param today its day, which is entered without a user */
export async function openSaleDraft(today: string): Promise<SaleDraft> {
  const viewer = boundViewer();
  if (!viewer) return { values: null, keep: () => {} };
  const db = openUserDatabase(viewer.host, viewer.userId);
  const name = `retail-sale/${viewer.customer ?? ''}`;
  const write = sealedDraftWriter(db, name);
  return {
    values: toValues(await readSealedDraft(db, name).catch(() => null)),
    keep(values) {
      const { soldDate, ...rest } = values ?? {};
      const draft = values && (soldDate === today ? rest : { ...rest, soldDate });
      // Without storage there is no draft; saving the sale will say so.
      void write(draft).catch(() => {});
    },
  };
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
