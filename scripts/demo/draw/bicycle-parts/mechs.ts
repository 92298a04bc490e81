import { darker, lighter } from '../shade.ts';
import { disc, line, type Point, ring, shape, stroke } from '../svg.ts';
import { grey, type Ink } from './ink.ts';

function pulley(center: Point, accent: string): string {
  return (
    ring(center, 47, grey.ink, 15, { 'stroke-dasharray': '13 11.6' }) +
    disc(center, 43, grey.ink) +
    ring(center, 26, accent, 8) +
    disc(center, 9, grey.pale)
  );
}

/** A rear derailleur: mount, parallelogram, cage and two pulleys. */
export function rearDerailleurPart({ hex, accent }: Ink): string {
  return [
    stroke('M418 338L548 544', darker(hex, 0.45), 46),
    pulley([430, 356], accent),
    pulley([544, 536], accent),
    stroke('M446 338L570 524', hex, 30),
    stroke('M452 344L560 508', lighter(hex, 0.4), 6),
    shape(
      'M300 92C352 70 402 96 414 142L470 300C476 338 430 362 398 338L286 176C270 146 274 104 300 92Z',
      darker(hex, 0.1),
    ),
    shape(
      'M322 118C360 104 388 122 396 152L446 296C446 318 424 326 410 310L312 168C300 150 304 126 322 118Z',
      hex,
    ),
    stroke('M344 148L414 268', accent, 13),
    disc([322, 132], 27, grey.steel),
    disc([322, 132], 13, grey.ink),
    disc([430, 322], 24, darker(hex, 0.4)),
    disc([430, 322], 10, grey.light),
    stroke('M290 190C220 220 190 300 204 380', grey.ink, 13),
    stroke('M206 384l3 30', grey.light, 8),
  ].join('');
}

/** A front derailleur: clamp band, body and cage. */
export function frontDerailleurPart({ hex, accent }: Ink): string {
  return [
    ring([350, 300], 92, darker(hex, 0.35), 30),
    ring([350, 296], 92, lighter(hex, 0.15), 9),
    shape('M420 240L566 186L620 250L470 344Z', hex, { stroke: hex, 'stroke-width': 22 }),
    line([460, 262], [570, 218], accent, 14),
    shape('M560 130C690 150 760 300 770 470L724 486C706 350 650 226 544 178Z', darker(hex, 0.2)),
    shape('M590 120C716 148 786 296 798 456L776 462C760 312 694 178 582 138Z', grey.light),
    disc([350, 300], 60, '#f4f6f8'),
    disc([496, 300], 18, grey.light),
    disc([566, 226], 18, grey.light),
  ].join('');
}

/** A trigger shifter for flat bars with its cable. */
export function shifterPart({ hex, accent }: Ink): string {
  return [
    ring([470, 190], 78, darker(hex, 0.3), 34),
    ring([470, 186], 80, lighter(hex, 0.2), 7),
    shape(
      'M378 262C420 236 540 236 590 266C640 300 646 392 590 424C520 458 420 450 378 408C344 372 342 290 378 262Z',
      hex,
    ),
    shape(
      'M402 286C440 268 530 268 566 290C596 312 600 374 562 398C512 420 436 414 404 388C384 364 382 306 402 286Z',
      darker(hex, 0.25),
    ),
    ring([484, 342], 38, accent, 11),
    disc([484, 342], 15, lighter(hex, 0.3)),
    shape(
      'M560 400C640 420 700 460 744 520C756 548 724 562 704 542C656 498 600 468 534 454Z',
      grey.mid,
    ),
    shape(
      'M400 412C350 452 300 470 238 474C210 474 210 444 236 438C290 430 330 406 364 372Z',
      grey.steel,
    ),
    stroke('M612 320C700 300 770 250 800 130', grey.ink, 15),
    stroke('M612 320l28-9', grey.light, 22),
  ].join('');
}

/** A road lever that brakes and shifts, hood and blade. */
export function dualLeverPart({ hex, accent }: Ink): string {
  return [
    stroke('M150 300C230 292 270 300 330 306', grey.ink, 64),
    shape(
      'M280 262C370 232 450 250 520 210C560 170 560 100 612 92C668 88 684 150 660 220C636 300 570 372 460 390C390 398 300 372 280 350Z',
      hex,
    ),
    stroke('M330 298C420 282 520 292 580 230', lighter(hex, 0.25), 9),
    shape(
      'M620 232C690 300 702 420 632 566C616 594 584 580 592 548C628 430 612 350 560 312Z',
      grey.mid,
    ),
    shape('M600 300C640 360 646 440 612 520L588 500C606 430 598 376 566 330Z', accent),
    stroke('M610 116C630 108 646 120 648 140', lighter(hex, 0.35), 8),
    disc([596, 262], 13, grey.light),
  ].join('');
}
