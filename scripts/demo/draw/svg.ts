/** A place on the picture in pixels, x to the right, y down. */
export type Point = readonly [x: number, y: number];

export type Attributes = Record<string, string | number | undefined>;

/** A number with one decimal at most, as short as SVG allows. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? '0' : String(rounded).replace(/^(-?)0\./, '$1.');
}

/** Coordinates with one decimal, for thin things whose edges must stay parallel. */
export function fine(point: Point): string {
  return `${num(point[0])} ${num(point[1])}`;
}

/** Coordinates as path data takes them; far from zero whole pixels are exact enough. */
export function at(point: Point): string {
  const [x, y] = point.map((value) => num(Math.abs(value) < 40 ? value : Math.round(value)));
  return `${x} ${y}`;
}

const short = (value: string | undefined) =>
  value?.replace(/ -/g, '-').replace(/#(.)\1(.)\2(.)\3$/, '#$1$2$3');

export function el(name: string, attributes: Attributes, inner = ''): string {
  const text = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? num(value) : short(value)}"`)
    .join('');
  return inner ? `<${name}${text}>${inner}</${name}>` : `<${name}${text}/>`;
}

export function group(attributes: Attributes, ...inner: string[]): string {
  return el('g', attributes, inner.join(''));
}

/** A filled shape. */
export function shape(d: string, fill: string, more: Attributes = {}): string {
  return el('path', { d, fill, ...more });
}

/** Draws a line along a path; its ends are round by default. */
export function stroke(d: string, color: string, width: number, more: Attributes = {}): string {
  return el('path', { d, stroke: color, 'stroke-width': width, ...more });
}

export function line(from: Point, to: Point, color: string, width: number): string {
  return stroke(`M${at(from)}L${at(to)}`, color, width);
}

export function disc(center: Point, r: number, fill: string, more: Attributes = {}): string {
  return el('circle', { cx: center[0] || undefined, cy: center[1] || undefined, r, fill, ...more });
}

export function ring(
  center: Point,
  r: number,
  color: string,
  width: number,
  more: Attributes = {},
) {
  return el('circle', {
    cx: center[0] || undefined,
    cy: center[1] || undefined,
    r,
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': more['stroke-dasharray'] ? 'butt' : undefined,
    ...more,
  });
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string {
  return el('rect', { x, y, width, height, fill, ...more });
}

/** Returns the whole picture: 960 × 640 on the neutral ground. Lines have round ends by default. */
export function picture(...inner: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 640"><path fill="#f4f6f8" d="M0 0h960v640H0z"/><g fill="none" stroke-linecap="round" stroke-linejoin="round">${inner.join('')}</g></svg>\n`;
}

/** The soft shadow a thing throws on the ground. */
export function groundShadow(cx: number, y: number, rx: number): string {
  return (
    el('ellipse', { cx, cy: y, rx, ry: 11, fill: '#e6e9ec' }) +
    el('ellipse', { cx, cy: y, rx: rx * 0.8, ry: 6, fill: '#d4d8dc' })
  );
}
