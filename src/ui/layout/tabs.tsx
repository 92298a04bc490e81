import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

export interface Tab<Id extends string> {
  id: Id;
  label: ReactNode;
  content: ReactNode;
}

interface Props<Id extends string> {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly Tab<Id>[];
  current: Id;
  onChange: (id: Id) => void;
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Parts of one page of which one is shown. Parts with an address of their own are a `SubNav`. */
export function Tabs<Id extends string>({ label, tabs, current, onChange }: Props<Id>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const shown = tabs.find((tab) => tab.id === current) ?? tabs[0];
  const move = (event: KeyboardEvent) => {
    const at = shown ? tabs.indexOf(shown) : 0;
    const next = steps[event.key]?.(at, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onChange(tab.id);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  if (!shown) return null;
  return (
    <div>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="flex gap-x-5 overflow-x-auto border-b border-line"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab === shown}
            aria-controls={`${id}-panel`}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => onChange(tab.id)}
            className="min-h-touch border-b-2 border-transparent px-1 whitespace-nowrap text-brand-ink focus-visible:-outline-offset-2 aria-selected:border-brand aria-selected:font-semibold aria-selected:text-ink"
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${shown.id}`}
        className="pt-4"
      >
        {shown.content}
      </div>
    </div>
  );
}
