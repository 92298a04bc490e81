/** Few values, odd ones among them, so that random rows often share them. */
export const brands = ['Alto', 'ÜBER', 'Shimano', 'X', ''];
export const models = ['Trail 5', 'Dash', '', 'Altocore'];
export const series = ['S', 'Performance', ''];
export const sizes = [null, 'M', 'XL', '54 cm', ''];
export const wheels = [null, '29"', '700C'];
export const categories = ['10', '20', '30'];
export const colors = [null, 'Matte Black', 'Grün', 'RED'];
export const tags = ['new', 'sale:2026', 'sale', 'salesman', 'Ä', ''];
export const words = [
  'Trail',
  'trail',
  'Über',
  'É',
  'ÇA',
  'Dash',
  'dash',
  '',
  '29"',
  'Performance',
  'a\tb',
  '\u00a0',
  'Z%_',
];
export const dates = ['1969-12-31', '2024-02-29', '2026-01-01', '2026-11-21', '2027-05-05'];
export const eans = [
  '4006381333931',
  '0036000291452',
  '036000291452',
  '12345670',
  '1',
  'X-1',
  '0000000000000',
  '4006381333932',
  '',
];
