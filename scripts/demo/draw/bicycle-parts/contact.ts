import { darker, lighter } from '../shade.ts';
import { disc, line, rect, shape, stroke } from '../svg.ts';
import { grey, type Ink } from './ink.ts';

/** A platform pedal with pins. */
export function flatPedalPart({ hex, accent }: Ink): string {
  return [
    line([640, 320], [838, 320], grey.steel, 46),
    line([760, 320], [838, 320], grey.mid, 36),
    stroke('M776 304v32M796 304v32M816 304v32', grey.light, 6),
    shape('M170 168L250 130H560L640 168L664 250V390L640 472L560 510H250L170 472L150 390V250Z', hex),
    shape(
      'M226 206H370V290H206V226ZM430 206H584L604 226V290H430ZM206 350H370V434H226L206 414ZM430 350H604V414L584 434H430Z',
      '#f4f6f8',
    ),
    stroke('M190 176L252 148H556L618 176', lighter(hex, 0.4), 7),
    line([190, 320], [640, 320], darker(hex, 0.3), 62),
    line([230, 306], [560, 306], lighter(hex, 0.15), 7),
    stroke('M340 320h130', accent, 20),
    stroke(
      'M206 178h.1M300 152h.1M400 150h.1M500 152h.1M604 178h.1M206 462h.1M300 488h.1M400 490h.1M500 488h.1M604 462h.1',
      grey.ink,
      22,
    ),
    stroke(
      'M206 178h.1M300 152h.1M400 150h.1M500 152h.1M604 178h.1M206 462h.1M300 488h.1M400 490h.1M500 488h.1M604 462h.1',
      grey.light,
      9,
    ),
  ].join('');
}

/** A clipless pedal with its spring. */
export function clickPedalPart({ hex, accent }: Ink): string {
  return [
    line([600, 330], [830, 330], grey.steel, 50),
    stroke('M768 312v36M788 312v36M808 312v36', grey.light, 6),
    shape(
      'M200 250C240 190 330 180 420 196L600 230C640 240 650 290 650 330C650 376 640 420 600 430L420 464C320 480 240 470 200 410C170 370 170 290 200 250Z',
      hex,
    ),
    shape(
      'M250 280C280 240 350 236 420 248L560 274V386L420 412C350 424 280 420 250 380C234 350 234 310 250 280Z',
      darker(hex, 0.35),
    ),
    stroke('M214 300C210 320 210 340 214 360', grey.light, 16),
    stroke('M290 250L560 286M290 410L560 374', grey.light, 9),
    stroke('M336 300v60M358 298v64M380 296v68M402 296v68', grey.steel, 9),
    rect(452, 292, 88, 76, accent, { rx: 10 }),
    stroke('M250 226C330 202 440 222 580 248', lighter(hex, 0.4), 8),
    disc([612, 330], 20, grey.mid),
  ].join('');
}

/** A glove, back of the hand. */
export function glovePart({ hex, accent }: Ink): string {
  return [
    shape(
      'M352 566C330 470 322 430 300 370C276 320 222 290 196 262C176 236 208 206 238 222C288 248 330 280 356 306C350 240 342 170 340 122C338 88 388 84 394 118L412 250C416 190 420 130 426 90C432 58 478 60 480 94L478 248C490 190 504 136 518 104C532 76 574 86 568 120L538 264C560 220 584 180 604 154C624 130 660 152 646 184C616 256 596 330 592 400L606 566Z',
      darker(hex, 0.1),
    ),
    shape('M372 420C376 350 400 300 470 296C540 296 566 350 570 420L578 520H384Z', hex),
    stroke('M352 140l14 96M450 96l-4 130M536 122l-26 116M622 172l-44 90', lighter(hex, 0.22), 11),
    stroke('M400 330h150M394 356h160M390 382h168', darker(hex, 0.35), 10),
    shape('M336 500H616L624 574C624 590 330 590 328 574Z', grey.ink),
    shape('M420 512H560L566 560H424Z', accent),
    stroke('M430 452h100', accent, 9),
  ].join('');
}

/** A helmet from the side, front to the right; `vents` tells sport from city. */
function helmet(vents: boolean, visor: boolean) {
  return ({ hex, accent }: Ink): string =>
    [
      stroke('M330 420C360 500 420 560 470 570M600 430C560 500 520 560 470 570', grey.dark, 13),
      disc([470, 572], 16, grey.ink),
      shape(
        'M150 410C140 220 290 92 500 100C690 108 810 226 826 380C828 410 800 424 770 416C690 400 640 398 590 420C500 462 380 470 250 452C190 446 154 440 150 410Z',
        darker(hex, 0.3),
      ),
      shape(
        'M152 390C150 214 296 96 500 104C686 112 804 226 822 372C780 352 690 356 610 380C500 420 330 430 152 390Z',
        hex,
      ),
      vents
        ? shape(
            'M250 300C290 220 350 172 420 150C380 210 350 260 334 316ZM372 322C392 240 440 180 510 144C500 210 490 260 470 326ZM510 326C530 260 560 200 600 164C620 220 620 260 612 312ZM650 304C660 260 670 230 690 206C730 240 750 270 762 306Z',
            darker(hex, 0.65),
          )
        : shape(
            'M360 190C420 160 520 150 590 168C570 182 450 190 360 190ZM330 250C420 214 560 206 660 226C600 240 440 250 330 250Z',
            darker(hex, 0.55),
          ),
      stroke('M196 316C226 210 320 136 440 122', lighter(hex, 0.4), 10),
      visor
        ? shape(
            'M690 286C780 280 870 300 916 340C926 356 910 366 890 362C820 350 760 350 690 372Z',
            darker(hex, 0.4),
          )
        : '',
      shape('M170 404C330 440 500 430 620 388L640 400C520 452 340 466 180 434Z', accent),
      disc([230, 424], 20, grey.ink),
    ].join('');
}

export const sportHelmet = helmet(true, false);
export const trailHelmet = helmet(true, true);
export const cityHelmet = helmet(false, false);
