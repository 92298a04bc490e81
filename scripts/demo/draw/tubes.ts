import { darker, lighter } from './shade.ts';
import { fine, num, type Point, shape, stroke } from './svg.ts';

/** Half of the line that rounds a tube's corners, pixels. */
const edge = 2;

/** Collects the tubes of a frame, so that one path draws them all and joints leave no seams. */
export interface Tubes {
  /** A straight tube, `w1` pixels thick at its start and `w2` at its end. */
  add(from: Point, to: Point, w1: number, w2?: number): void;
  /** A curved tube of even thickness. */
  curve(d: string, width: number): void;
  /** Thin stays do without the dark lower edge. */
  draw(color: string, thin?: boolean): string;
}

export function tubes(): Tubes {
  let body = '';
  let light = '';
  let dark = '';
  const curves: [string, number][] = [];
  return {
    add(from, to, w1, w2 = w1) {
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const length = Math.hypot(dx, dy) || 1;
      const normal: Point = [dy / length, -dx / length];
      // One turning direction for all tubes: where they overlap nothing is cancelled out.
      const side = (point: Point, by: number): Point => [
        point[0] + normal[0] * by,
        point[1] + normal[1] * by,
      ];
      const corner = (point: Point, width: number) =>
        fine(side(point, width / 2 - Math.sign(width) * edge));
      body += `M${corner(from, w1)}L${corner(to, w2)}L${corner(to, -w2)}L${corner(from, -w1)}Z`;
      const sunny = normal[1] > 0 || (normal[1] === 0 && normal[0] > 0) ? -1 : 1;
      light += `M${fine(side(from, sunny * w1 * 0.24))}L${fine(side(to, sunny * w2 * 0.24))}`;
      dark += `M${fine(side(from, -sunny * w1 * 0.36))}L${fine(side(to, -sunny * w2 * 0.36))}`;
    },
    curve(d, width) {
      curves.push([d, width]);
    },
    draw(color, thin = false) {
      return [
        ...curves.map(([d, width]) => stroke(d, color, width)),
        ...curves.map(([d, width]) =>
          stroke(d, lighter(color, 0.24), width * 0.16, {
            transform: `translate(${num(width * 0.16)} ${num(-width * 0.2)})`,
          }),
        ),
        shape(body, color, { stroke: color, 'stroke-width': 2 * edge }),
        dark && !thin && stroke(dark, darker(color, 0.26), 2.2),
        light && stroke(light, lighter(color, 0.32), 2),
      ]
        .filter(Boolean)
        .join('');
    },
  };
}
