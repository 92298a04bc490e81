import { cleanHtml } from '#src/lib/clean-html.ts';
import { simplifyBlocks } from './simplify-blocks.ts';

// The text of a field before the editor's code is there: HTML in the element that the editor takes over later.

/** Marks the breaks that give lines without text their height, as the editor does. */
const filler = 'line-filler';

/** Shows HTML in an element as the editor will, at the same height. */
export function showInSurface(surface: HTMLElement, html: string): void {
  const content = simplifyBlocks(cleanHtml(html));
  for (const block of content.querySelectorAll('p, h2, h3, h4, li, td, th')) {
    if (block.lastChild && block.lastChild.nodeName !== 'BR') continue;
    const line = block.ownerDocument.createElement('br');
    line.className = filler;
    block.append(line);
  }
  surface.replaceChildren(content);
}

/** Removes the breaks that only give lines their height, also those of the browser, from a text. */
export function removeFillers(text: HTMLElement): void {
  for (const line of text.querySelectorAll(`.${filler}, div > br:only-child`)) line.remove();
}

/** Returns the HTML of what is in the element: what was shown, and what was typed since. */
export function readSurface(surface: HTMLElement): string {
  const copy = surface.cloneNode(true) as HTMLElement;
  removeFillers(copy);
  return copy.innerHTML;
}
