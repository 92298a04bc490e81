import { darker, lighter } from '../shade.ts';
import { disc, el, line, rect, ring, shape, stroke } from '../svg.ts';
import { grey, type Ink } from './ink.ts';

/** A front light with its beam. */
export function frontLightPart({ hex, accent }: Ink): string {
  return [
    shape('M640 250L900 150V490L640 390Z', '#fff3c9'),
    shape('M640 280L830 230V410L640 360Z', '#ffe89a'),
    rect(190, 220, 380, 200, hex, { rx: 54 }),
    rect(210, 236, 340, 26, lighter(hex, 0.3), { rx: 13 }),
    shape('M550 206H630C650 206 656 230 656 320C656 410 650 434 630 434H550Z', darker(hex, 0.35)),
    el('ellipse', { cx: 640, cy: 320, rx: 26, ry: 98, fill: '#ffdf70' }),
    stroke('M260 300v60M296 300v60M332 300v60M368 300v60', darker(hex, 0.3), 10),
    disc([470, 320], 30, darker(hex, 0.4)),
    disc([470, 320], 16, accent),
    shape('M320 420H440V470C440 500 320 500 320 470Z', grey.dark),
    ring([380, 530], 44, grey.dark, 26),
  ].join('');
}

/** A rear light. */
export function rearLightPart({ hex, accent }: Ink): string {
  return [
    disc([480, 310], 250, '#fbe3e4'),
    disc([480, 310], 196, '#f6c5c8'),
    rect(340, 110, 280, 400, hex, { rx: 70 }),
    rect(368, 138, 224, 344, '#a8101c', { rx: 52 }),
    rect(388, 158, 184, 304, '#e02a35', { rx: 40 }),
    stroke('M480 200h.1M480 260h.1M480 360h.1M480 420h.1', '#ffb3b3', 40),
    stroke('M480 200h.1M480 260h.1M480 360h.1M480 420h.1', '#ffffff', 16),
    disc([480, 310], 18, accent),
    stroke('M404 200v180', '#ff7a80', 10),
    rect(430, 506, 100, 50, grey.dark, { rx: 16 }),
  ].join('');
}

/** A U-lock. */
export function shackleLockPart({ hex, accent }: Ink): string {
  return [
    stroke('M310 420V230C310 60 650 60 650 230V420', grey.mid, 58),
    stroke('M310 420V230C310 60 650 60 650 230V420', grey.steel, 40),
    stroke('M298 400V230C302 120 420 96 500 100', grey.pale, 9),
    rect(212, 396, 536, 140, hex, { rx: 44 }),
    rect(236, 410, 488, 24, lighter(hex, 0.3), { rx: 12 }),
    rect(270, 396, 80, 140, darker(hex, 0.25)),
    rect(610, 396, 80, 140, darker(hex, 0.25)),
    disc([480, 470], 40, accent),
    disc([480, 462], 11, grey.ink),
    line([480, 462], [480, 486], grey.ink, 10),
  ].join('');
}

/** A lock of folding bars. */
export function foldingLockPart({ hex, accent }: Ink): string {
  const bar = (d: string, width: number) =>
    stroke(d, darker(hex, 0.4), width) + stroke(d, hex, width - 10);
  return [
    bar('M250 470L210 250', 56),
    bar('M210 250L360 120', 56),
    bar('M360 120L600 120', 56),
    bar('M600 120L750 250', 56),
    bar('M750 250L710 470', 56),
    stroke('M210 250h.1M360 120h.1M600 120h.1M750 250h.1', grey.light, 30),
    stroke('M210 250h.1M360 120h.1M600 120h.1M750 250h.1', grey.ink, 12),
    rect(190, 440, 580, 110, darker(hex, 0.15), { rx: 30 }),
    rect(214, 452, 532, 20, lighter(hex, 0.25), { rx: 10 }),
    disc([480, 502], 34, accent),
    line([480, 490], [480, 516], grey.ink, 9),
  ].join('');
}

/** A floor pump with gauge. */
export function floorPumpPart({ hex, accent }: Ink): string {
  return [
    stroke('M498 470C640 520 720 420 690 300C670 220 620 250 640 330', grey.ink, 18),
    rect(622, 326, 40, 76, accent, { rx: 10 }),
    rect(452, 190, 56, 330, hex, { rx: 8 }),
    rect(462, 190, 11, 330, lighter(hex, 0.4)),
    rect(470, 90, 20, 120, grey.light),
    stroke('M350 84H610', grey.ink, 40),
    stroke('M366 76h90M504 76h90', grey.mid, 8),
    rect(440, 176, 80, 34, grey.dark, { rx: 8 }),
    shape('M330 560C340 520 420 500 480 500C540 500 620 520 630 560Z', grey.dark),
    disc([480, 470], 58, grey.ink),
    disc([480, 470], 46, '#f7f9fb'),
    stroke('M450 484A34 34 0 1 1 510 484', grey.steel, 7),
    line([480, 470], [500, 448], accent, 7),
  ].join('');
}

/** A mini pump. */
export function miniPumpPart({ hex, accent }: Ink): string {
  return `<g transform="rotate(-18 480 320)">${[
    rect(130, 282, 300, 76, hex, { rx: 16 }),
    rect(150, 292, 260, 14, lighter(hex, 0.35), { rx: 7 }),
    rect(420, 294, 260, 52, grey.light, { rx: 8 }),
    rect(430, 302, 240, 9, '#ffffff'),
    rect(660, 270, 180, 100, darker(hex, 0.2), { rx: 30 }),
    stroke('M700 290v60M724 290v60M748 290v60M772 290v60', darker(hex, 0.5), 9),
    rect(96, 262, 60, 116, grey.dark, { rx: 18 }),
    stroke('M124 262V226', accent, 22),
    rect(230, 308, 120, 26, accent, { rx: 8 }),
  ].join('')}</g>`;
}

/** A drinking bottle. */
export function bottlePart({ hex, accent }: Ink): string {
  return [
    shape(
      'M350 232C350 190 390 176 400 150H560C570 176 610 190 610 232V300C596 316 596 340 610 356V540C610 580 590 590 560 590H400C370 590 350 580 350 540V356C364 340 364 316 350 300Z',
      hex,
    ),
    shape(
      'M366 232C366 210 380 196 398 184V580C378 580 366 570 366 540V362C378 346 378 312 366 294Z',
      lighter(hex, 0.4),
    ),
    shape(
      'M572 184C590 196 600 210 600 232V294C588 312 588 346 600 362V540C600 570 590 580 572 580Z',
      darker(hex, 0.15),
    ),
    rect(390, 96, 180, 66, grey.dark, { rx: 16 }),
    stroke('M414 108v42M440 108v42M466 108v42M494 108v42M520 108v42M546 108v42', grey.ink, 7),
    rect(446, 50, 68, 52, accent, { rx: 14 }),
    rect(460, 34, 40, 26, lighter(accent, 0.3), { rx: 10 }),
    stroke('M430 430h100M430 458h70', accent, 14),
  ].join('');
}

/** A bottle cage. */
export function cagePart({ hex, accent }: Ink): string {
  return [
    stroke(
      'M560 90V520C560 560 530 574 490 574H440C400 574 380 550 380 510',
      darker(hex, 0.35),
      32,
    ),
    stroke('M560 90V520C560 560 530 574 490 574H440C400 574 380 550 380 510', hex, 24),
    stroke('M560 140C460 120 350 160 340 230C334 280 380 300 380 360V510', darker(hex, 0.35), 28),
    stroke('M560 140C460 120 350 160 340 230C334 280 380 300 380 360V510', hex, 20),
    stroke('M340 230C336 170 440 128 556 146', lighter(hex, 0.35), 5),
    stroke('M560 360C490 350 430 350 382 372', darker(hex, 0.2), 20),
    rect(540, 180, 44, 300, darker(hex, 0.2), { rx: 14 }),
    stroke('M562 230v22M562 400v22', grey.light, 15),
    stroke('M552 300v60', accent, 8),
  ].join('');
}
