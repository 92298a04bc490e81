/** How long a page may take to bring its search box, in ms. */
const patience = 3000;

function focusBox(): boolean {
  const box = document.querySelector<HTMLInputElement>('[data-search]');
  box?.focus();
  return box !== null;
}

/**
 * Puts the cursor into the page's search box; without one it first opens the page that has it.
 * @param open null for those who may not open that page: then nothing happens
 */
export function focusSearch(open: (() => void) | null): void {
  if (focusBox() || !open) return;
  open();
  const until = Date.now() + patience;
  const look = () => {
    if (!focusBox() && Date.now() < until) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
