import { disc, group, ring, stroke } from './svg.ts';

/** A distributor's logo without words: a bicycle in one line, 320 × 160. */
export function drawLogo(color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 160">${group(
    { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    ring([76, 102], 50, color, 12),
    ring([244, 102], 50, color, 12),
    stroke('M76 102L118 44H206L244 102', color, 12),
    stroke('M118 44L152 102L206 44M76 102H152', color, 12),
    stroke('M100 30H132M198 20H226', color, 12),
    disc([152, 102], 12, color),
  )}</svg>\n`;
}
