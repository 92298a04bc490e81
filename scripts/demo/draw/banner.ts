import { type BikeLook, bikeOnGround } from './bike.ts';
import { darker, lighter, mix } from './shade.ts';
import { disc, group, rect, shape } from './svg.ts';

/** The content of a banner: a bicycle in front of a landscape. */
export interface BannerLook {
  bike: BikeLook;
  land: 'volcano' | 'mesa' | 'forest';
  /** The colour of the evening, which everything far away takes on. */
  sky: string;
}

const width = 1280;
const height = 720;
const horizon = 560;

/** Outlines from far to near; each is closed down to the ground. */
const lands: Record<BannerLook['land'], readonly string[]> = {
  volcano: [
    'M0 470Q220 440 380 250L430 250Q600 450 900 430Q1100 410 1280 450',
    'M0 500Q300 420 620 490T1280 440',
    'M0 540Q260 500 560 530T1280 505',
  ],
  mesa: [
    'M0 480L90 470L120 330L330 330L360 460L700 470L730 300L800 290L960 300L990 460L1280 470',
    'M0 510L400 495L440 430L560 430L590 500L1280 490',
    'M0 545Q400 510 760 535T1280 520',
  ],
  forest: ['M0 420Q260 300 520 400T1000 360T1280 390', 'M0 490Q320 410 700 470T1280 440', firs()],
};

/** A row of fir trees of uneven height. */
function firs(): string {
  const tops = Array.from({ length: 32 }, (_, tree) => 460 + ((tree * 37) % 50));
  return `M0 540${tops.map((top, tree) => `L${tree * 40 + 20} ${top}L${tree * 40 + 40} 540`).join('')}`;
}

/** A banner as an SVG picture of 1280 × 720, without words, so that it serves every language. */
export function drawBanner({ bike, land, sky }: BannerLook): string {
  const layers = lands[land].map((outline, depth) =>
    shape(`${outline}V${height}H0z`, mix(lighter(sky, 0.45), darker(sky, 0.55), depth / 2)),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${[
    rect(0, 0, width, height, lighter(sky, 0.75)),
    disc([980, 210], 120, lighter(bike.accent, 0.55)),
    disc([980, 210], 84, lighter(bike.accent, 0.2)),
    ...layers,
    rect(0, horizon, width, height - horizon, '#eef0f2'),
    group(
      {
        fill: 'none',
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
        transform: 'translate(160 20)',
      },
      ...bikeOnGround(bike),
    ),
  ].join('')}</svg>\n`;
}
