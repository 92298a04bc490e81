import { darker, lighter } from '../shade.ts';
import { disc, el, line, rect, ring, shape, stroke } from '../svg.ts';
import { grey, type Ink } from './ink.ts';

/** A set of mudguards with stays. */
export function mudguardsPart({ hex, accent }: Ink): string {
  const arc = (d: string) =>
    stroke(d, darker(hex, 0.35), 40) + stroke(d, hex, 31) + stroke(d, lighter(hex, 0.35), 6);
  return [
    stroke('M330 430L116 380M330 430L300 178', grey.steel, 7),
    arc('M112 440A220 220 0 0 1 520 330'),
    stroke('M690 480L860 380M690 480L620 330', grey.steel, 7),
    arc('M560 440A180 180 0 0 1 850 430'),
    disc([330, 430], 15, grey.dark),
    disc([690, 480], 15, grey.dark),
    shape('M90 430H134L142 520H80Z', grey.ink),
    stroke('M92 500h38', accent, 12),
  ].join('');
}

/** A carrier for the rear. */
export function rackPart({ hex, accent }: Ink): string {
  const frame = 'M180 210H700L790 270M200 250H690';
  const legs = 'M500 226L440 540M330 226L440 540M640 226L460 540';
  return [
    stroke(legs, darker(hex, 0.35), 22),
    stroke(legs, hex, 15),
    stroke(frame, darker(hex, 0.35), 24),
    stroke(frame, hex, 17),
    stroke('M190 204H700', lighter(hex, 0.4), 5),
    stroke('M260 210v40M360 210v40M460 210v40M560 210v40M650 210v40', hex, 13),
    stroke('M380 380H560', hex, 12),
    shape('M420 520H484L470 584H434Z', hex),
    disc([452, 562], 10, '#f4f6f8'),
    rect(150, 196, 30, 70, '#cf2027', { rx: 8 }),
    stroke('M520 196h120', accent, 15),
    stroke('M790 270l40 34', grey.steel, 11),
  ].join('');
}

/** A pannier bag with roll closure. */
export function pannierPart({ hex, accent }: Ink): string {
  return [
    shape('M270 190H690L730 540C732 572 716 584 690 584H270C244 584 228 572 230 540Z', hex),
    shape('M270 190H340L310 584H270C244 584 228 572 230 540Z', lighter(hex, 0.14)),
    shape(
      'M250 110C250 92 262 84 280 84H680C698 84 710 92 710 110L700 230H260Z',
      darker(hex, 0.22),
    ),
    stroke('M256 150H704M258 190H702', darker(hex, 0.45), 6),
    stroke('M350 96V330M610 96V330', grey.ink, 24),
    rect(322, 300, 56, 62, grey.dark, { rx: 8 }),
    rect(582, 300, 56, 62, grey.dark, { rx: 8 }),
    rect(400, 400, 160, 100, darker(hex, 0.15), { rx: 12 }),
    el('circle', { cx: 480, cy: 450, r: 26, fill: accent }),
    stroke('M258 520H702', lighter(hex, 0.5), 9),
  ].join('');
}

/** A small bag for under the saddle. */
export function saddleBagPart({ hex, accent }: Ink): string {
  return [
    stroke('M330 190C350 120 420 110 450 180M560 190C580 120 650 110 680 180', grey.ink, 20),
    shape(
      'M180 330C190 230 270 180 400 176H700C770 180 800 240 790 310C776 410 690 470 560 480H300C220 480 172 420 180 330Z',
      hex,
    ),
    shape(
      'M200 300C220 236 290 206 400 202H690C740 204 768 236 770 280C620 320 380 340 200 300Z',
      lighter(hex, 0.18),
    ),
    stroke('M196 316C360 356 620 340 776 290', darker(hex, 0.5), 9),
    stroke('M196 316C360 356 620 340 776 290', grey.light, 4, { 'stroke-dasharray': '7 9' }),
    stroke('M240 430C330 452 560 450 660 420', accent, 13),
    rect(770, 280, 26, 60, grey.light, { rx: 9 }),
  ].join('');
}

/** A bell. */
export function bellPart({ hex, accent }: Ink): string {
  return [
    ring([480, 520], 60, grey.dark, 28),
    shape('M430 440H530V500H430Z', grey.dark),
    shape('M240 430C240 270 340 150 480 150C620 150 720 270 720 430C720 460 240 460 240 430Z', hex),
    shape('M270 400C280 290 350 200 440 180C380 240 340 320 336 414Z', lighter(hex, 0.5)),
    shape('M640 240C690 300 712 360 712 426L650 440C664 370 660 300 640 240Z', darker(hex, 0.25)),
    el('ellipse', { cx: 480, cy: 436, rx: 240, ry: 26, fill: darker(hex, 0.4) }),
    disc([480, 156], 26, accent),
    stroke('M700 360L800 330', grey.mid, 20),
    disc([804, 328], 24, grey.dark),
  ].join('');
}

/** A kickstand. */
export function kickstandPart({ hex, accent }: Ink): string {
  return [
    line([420, 180], [610, 540], darker(hex, 0.4), 52),
    line([420, 180], [610, 540], hex, 42),
    line([410, 196], [590, 536], lighter(hex, 0.35), 8),
    shape(
      'M330 96H500C524 96 534 116 524 140L490 214C480 232 460 240 440 234L346 204C318 196 306 170 312 140C314 112 318 96 330 96Z',
      darker(hex, 0.15),
    ),
    disc([380, 150], 26, grey.light),
    disc([380, 150], 11, grey.ink),
    disc([456, 190], 18, grey.light),
    line([596, 516], [630, 576], grey.ink, 58),
    line([500, 330], [540, 406], accent, 14),
  ].join('');
}
