/** Letters of the beginning of a text on a card. */
const most = 200;

/** Returns the beginning of a text of HTML, without its marks. Nothing of the HTML is run or fetched. */
export function toExcerpt(html: string): string {
  // The ends of blocks would otherwise join the words on both sides.
  const spaced = html.replaceAll('<', ' <');
  const { body } = new DOMParser().parseFromString(spaced, 'text/html');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, most);
}
