import { darker, lighter } from '../shade.ts';
import { disc, line, rect, ring, shape, stroke } from '../svg.ts';
import { grey, type Ink } from './ink.ts';

/** A folded multi-tool with keys out. */
export function multiToolPart({ hex, accent }: Ink): string {
  return [
    stroke('M300 300L150 120H110', grey.steel, 24),
    stroke('M340 300L300 80', grey.light, 20),
    stroke('M640 300L790 130', grey.steel, 26),
    shape('M780 96L836 118L816 170L766 158Z', grey.mid),
    stroke('M600 300L660 90', grey.light, 22),
    shape('M644 60L684 72L672 108L648 100Z', grey.mid),
    rect(220, 270, 520, 170, darker(hex, 0.3), { rx: 60 }),
    rect(220, 256, 520, 60, hex, { rx: 30 }),
    rect(220, 396, 520, 60, hex, { rx: 30 }),
    stroke('M270 272H690', lighter(hex, 0.35), 8),
    stroke('M300 334H660M300 356H660M300 378H660', grey.light, 10),
    disc([270, 356], 26, grey.light),
    disc([690, 356], 26, grey.light),
    stroke('M262 356h16M682 356h16', grey.ink, 7),
    stroke('M420 426h120', accent, 16),
  ].join('');
}

/** A torque wrench. */
export function torquePart({ hex, accent }: Ink): string {
  return `<g transform="rotate(-24 480 320)">${[
    line([230, 320], [520, 320], grey.steel, 34),
    line([230, 312], [520, 312], grey.pale, 7),
    disc([206, 320], 62, grey.mid),
    ring([206, 320], 40, grey.light, 10),
    rect(190, 304, 32, 32, grey.ink, { rx: 4 }),
    rect(500, 276, 340, 88, hex, { rx: 36 }),
    rect(520, 286, 300, 16, lighter(hex, 0.3), { rx: 8 }),
    stroke(
      'M600 300v40M628 300v40M656 300v40M684 300v40M712 300v40M740 300v40',
      darker(hex, 0.35),
      10,
    ),
    rect(476, 284, 46, 72, accent, { rx: 10 }),
    rect(392, 302, 60, 36, '#f7f9fb', { rx: 6 }),
    stroke('M404 312v16M418 312v16M432 312v16', grey.mid, 3),
  ].join('')}</g>`;
}

/** A bottle of lubricant or care product. */
export function lubePart({ hex, accent }: Ink): string {
  return [
    shape(
      'M360 250C360 210 410 200 420 176H540C550 200 600 210 600 250V560C600 584 588 594 566 594H394C372 594 360 584 360 560Z',
      hex,
    ),
    shape('M374 256C374 226 400 214 416 204V584H396C380 584 374 578 374 560Z', lighter(hex, 0.35)),
    rect(360, 310, 240, 190, '#f7f9fb'),
    rect(360, 310, 240, 48, accent),
    stroke('M400 400h160M400 430h120M400 460h140', grey.light, 11),
    rect(416, 120, 128, 62, grey.dark, { rx: 10 }),
    shape('M446 120L466 46H494L514 120Z', accent),
    stroke('M480 46V24', darker(accent, 0.4), 12),
    shape('M700 430C740 490 752 510 752 536A52 52 0 0 1 648 536C648 510 660 490 700 430Z', accent),
    stroke('M672 536C672 552 680 562 692 566', '#ffffff', 8),
  ].join('');
}

/** A computer for the handlebar. */
export function computerPart({ hex, accent }: Ink): string {
  return [
    shape('M420 520H540L520 596H440Z', grey.dark),
    rect(300, 70, 360, 470, hex, { rx: 58 }),
    rect(318, 84, 324, 30, lighter(hex, 0.22), { rx: 15 }),
    rect(330, 126, 300, 330, '#dfe8e4', { rx: 16 }),
    stroke('M360 250H600M360 350H600M480 360V440', '#a9b8b0', 4),
    stroke('M400 164h60v64h-60M400 196h60M492 164h60v64h-60v-64', grey.ink, 11),
    stroke('M366 330C410 260 440 320 480 280C520 250 560 300 594 276', accent, 10),
    stroke('M390 380h60M390 410h40M510 380h60M510 410h40', grey.mid, 10),
    stroke('M400 500h.1M560 500h.1', grey.mid, 26),
    stroke('M480 500h.1', accent, 26),
  ].join('');
}

/** A suspension fork for the workshop. */
export function forkPart({ hex, accent }: Ink): string {
  return [
    rect(462, 30, 36, 150, grey.light, { rx: 6 }),
    rect(376, 150, 40, 200, '#b98d3e'),
    rect(544, 150, 40, 200, '#b98d3e'),
    rect(384, 150, 8, 200, '#e3c583'),
    rect(552, 150, 8, 200, '#e3c583'),
    shape(
      'M360 150C360 120 400 110 440 110H520C560 110 600 120 600 150V196H548V170C548 158 412 158 412 170V196H360Z',
      grey.ink,
    ),
    shape(
      'M364 330H428V400C428 350 532 350 532 400V330H596L588 560C588 584 580 600 566 600C552 600 546 590 546 572V420C546 396 414 396 414 420V572C414 590 408 600 394 600C380 600 372 584 372 560Z',
      hex,
    ),
    stroke('M378 350L384 560', lighter(hex, 0.35), 8),
    rect(358, 318, 76, 26, grey.ink, { rx: 8 }),
    rect(526, 318, 76, 26, grey.ink, { rx: 8 }),
    stroke('M396 430v90M566 430v90', accent, 13),
    stroke('M394 586h.1M566 586h.1', grey.light, 16),
    disc([564, 128], 16, accent),
  ].join('');
}
