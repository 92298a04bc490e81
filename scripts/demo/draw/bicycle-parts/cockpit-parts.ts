import { darker, lighter } from '../shade.ts';
import { disc, line, rect, ring, shape, stroke } from '../svg.ts';
import { grey, type Ink } from './ink.ts';

/** A riser bar seen from the front. */
export function riserBarPart({ hex, accent }: Ink): string {
  const d = 'M72 300L330 268C390 262 400 350 440 352H520C560 350 570 262 630 268L888 300';
  return [
    stroke(d, darker(hex, 0.4), 34),
    stroke(d, hex, 29),
    stroke(d, lighter(hex, 0.4), 6, { transform: 'translate(0-8)' }),
    stroke('M444 352h72', darker(hex, 0.3), 40),
    stroke('M452 340h56', lighter(hex, 0.3), 5),
    stroke('M250 278l60-8M710 278l-60-8', accent, 11),
  ].join('');
}

/** A drop bar seen from the front and above. */
export function dropBarPart({ hex, accent }: Ink): string {
  const side = 'M480 214H250C190 214 158 246 164 320C172 420 230 470 330 470';
  const other = 'M480 214H710C770 214 802 246 796 320C788 420 730 470 630 470';
  return [
    stroke(side + other, darker(hex, 0.4), 36),
    stroke(side + other, hex, 30),
    stroke(side + other, lighter(hex, 0.35), 6, { transform: 'translate(-4-7)' }),
    stroke('M440 214h80', darker(hex, 0.25), 42),
    stroke('M300 214h70M590 214h70', accent, 10),
    stroke('M330 470h.1M630 470h.1', grey.ink, 38),
  ].join('');
}

/** A stem with its face plate. */
export function stemPart({ hex, accent }: Ink): string {
  return [
    shape(
      'M250 214C250 190 300 180 340 190L640 240C660 244 664 276 664 320C664 372 660 398 640 402L330 448C290 456 250 440 250 420Z',
      hex,
    ),
    shape(
      'M262 208C290 190 330 196 352 202L640 250L640 268L330 234C300 230 270 236 262 208Z',
      lighter(hex, 0.28),
    ),
    shape(
      'M262 430C300 446 330 430 352 424L640 386V398L330 446C290 454 262 446 262 430Z',
      darker(hex, 0.3),
    ),
    rect(222, 176, 96, 292, darker(hex, 0.12), { rx: 26 }),
    stroke('M240 210v220', lighter(hex, 0.3), 8),
    disc([680, 322], 88, darker(hex, 0.2)),
    disc([680, 322], 56, '#f4f6f8'),
    rect(672, 216, 46, 212, darker(hex, 0.05), { rx: 14 }),
    ring([680, 322], 57, darker(hex, 0.45), 6),
    disc([716, 246], 13, grey.light),
    disc([716, 398], 13, grey.light),
    disc([226, 250], 15, grey.light),
    disc([226, 394], 15, grey.light),
    line([396, 320], [560, 320], accent, 22),
  ].join('');
}

/** A pair of grips with clamp rings. */
export function gripsPart({ hex, accent }: Ink): string {
  const grip = (y: number, flip: number) =>
    `<g transform="translate(480 ${y})scale(${flip} 1)rotate(-6)">${[
      shape('M-300-48C-180-62 180-58 300-44V44C180 58-180 62-300 48Z', hex),
      stroke('M-250-44V44M-216-48V48M-182-50V50M-148-52V52M-114-52V52', darker(hex, 0.35), 9),
      stroke('M-60-36L250-28M-60-12L250-8M-60 12L250 12M-60 36L250 32', darker(hex, 0.25), 8, {
        'stroke-dasharray': '16 14',
      }),
      rect(-326, -54, 36, 108, accent, { rx: 9 }),
      rect(290, -50, 34, 100, accent, { rx: 9 }),
      stroke('M-250-40C-100-50 120-46 270-34', lighter(hex, 0.25), 7),
      disc([-308, 0], 8, grey.ink),
    ].join('')}</g>`;
  return grip(220, 1) + grip(424, -1);
}

/** Two rolls of bar tape with a loose end. */
export function barTapePart({ hex, accent }: Ink): string {
  const roll = (x: number, y: number) =>
    disc([x, y], 122, hex) +
    [104, 86, 68].map((r) => ring([x, y], r, darker(hex, 0.25), 4)).join('') +
    ring([x, y], 119, lighter(hex, 0.25), 5) +
    disc([x, y], 46, darker(hex, 0.5)) +
    disc([x, y], 36, '#f4f6f8');
  return [
    shape('M606 458C700 470 800 470 890 440V494C800 524 690 520 590 500Z', darker(hex, 0.12)),
    stroke('M640 476h.1M690 482h.1M740 484h.1M790 480h.1M840 472h.1', darker(hex, 0.45), 8),
    roll(330, 320),
    roll(600, 378),
    disc([236, 500], 30, grey.ink),
    disc([236, 500], 20, accent),
    disc([312, 520], 30, grey.ink),
    disc([312, 520], 20, accent),
  ].join('');
}

/** A saddle from above, nose to the right. */
export function saddlePart({ hex, accent }: Ink): string {
  return [
    shape(
      'M160 320C150 196 230 140 330 190C430 240 560 280 740 282C800 284 822 304 822 320C822 336 800 356 740 358C560 360 430 400 330 450C230 500 150 444 160 320Z',
      darker(hex, 0.35),
    ),
    shape(
      'M172 320C164 212 238 160 330 206C430 254 560 292 738 294C790 296 808 308 808 320C808 332 790 344 738 346C560 348 430 386 330 434C238 480 164 428 172 320Z',
      hex,
    ),
    shape(
      'M300 320C360 300 520 304 660 314C674 316 674 324 660 326C520 336 360 340 300 320Z',
      darker(hex, 0.5),
    ),
    stroke('M206 250C240 200 290 206 350 236C440 276 540 292 640 298', lighter(hex, 0.3), 8),
    stroke('M196 390C236 446 290 434 350 406', darker(hex, 0.3), 7),
    stroke('M206 300v40M226 292v56', accent, 9),
  ].join('');
}

/** A seatpost with its clamp head. */
export function seatpostPart({ hex, accent }: Ink): string {
  return `<g transform="rotate(24 480 320)">${[
    rect(444, 170, 72, 430, hex, { rx: 10 }),
    rect(456, 170, 13, 430, lighter(hex, 0.35)),
    rect(500, 170, 12, 430, darker(hex, 0.35)),
    shape(
      'M414 96H546C560 96 566 110 560 124L530 190H430L400 124C394 110 400 96 414 96Z',
      darker(hex, 0.15),
    ),
    rect(392, 70, 176, 28, grey.dark, { rx: 12 }),
    disc([424, 126], 14, grey.light),
    disc([536, 126], 14, grey.light),
    stroke('M486 470v70', accent, 12),
    stroke('M478 330h16M478 350h22M478 370h16M478 390h22', '#f4f6f8', 4),
  ].join('')}</g>`;
}

/** A dropper post with its remote lever. */
export function dropperPart({ hex, accent }: Ink): string {
  return [
    `<g transform="rotate(18 420 320)">${[
      rect(384, 110, 52, 250, grey.light, { rx: 6 }),
      rect(394, 110, 9, 250, '#ffffff'),
      rect(366, 330, 88, 270, hex, { rx: 10 }),
      rect(380, 340, 14, 250, lighter(hex, 0.3)),
      rect(360, 318, 100, 40, grey.ink, { rx: 10 }),
      shape('M350 60H470L452 122H368Z', darker(hex, 0.15)),
      rect(338, 40, 144, 24, grey.dark, { rx: 10 }),
      stroke('M410 440v90', accent, 13),
    ].join('')}</g>`,
    stroke('M300 590C460 640 640 600 690 430', grey.ink, 12),
    ring([720, 300], 52, grey.dark, 24),
    shape(
      'M670 330C640 370 660 430 720 440L800 470C824 476 832 440 808 430L752 402C740 380 740 350 736 330Z',
      hex,
    ),
    stroke('M700 412l84 34', accent, 10),
  ].join('');
}
