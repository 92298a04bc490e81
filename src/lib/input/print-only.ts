const away = 'print:hidden';

/** Hides everything of the body but one element on paper, until printing is over. */
export function hideOthers(sheet: HTMLElement): void {
  const others = [...document.body.children].filter(
    (element) => element !== sheet && !element.classList.contains(away),
  );
  for (const element of others) element.classList.add(away);
  const back = () => {
    for (const element of others) element.classList.remove(away);
  };
  // Phones return from print() before they print.
  window.addEventListener('afterprint', back, { once: true });
}

/** Prints one element of the body and nothing else. Its pictures are awaited, so that none is missing on paper. */
export async function printOnly(sheet: HTMLElement): Promise<void> {
  await Promise.allSettled([...sheet.querySelectorAll('img')].map((image) => image.decode?.()));
  hideOthers(sheet);
  window.print();
}
