/** The path of a circle. */
export const circle = (cx: number, cy: number, r: number) =>
  `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** Line drawings on a 24 × 24 grid. */
export const iconPaths = {
  'arrow-left': 'M20 12H4m7-7-7 7 7 7',
  bike: `${circle(5.5, 16, 3.5)}${circle(18.5, 16, 3.5)}M5.5 16 9 9h6l3.5 7M9 9l3 7h-6.5M12 16l3-7-1-3h2.5M7.5 6.5h3M9 9 8.6 6.5`,
  camera: `M3.5 8h4l1.5-2.5h6L16.5 8h4v11.5h-17z${circle(12, 13.5, 3.5)}`,
  cart: `M3 4h2.5l2 11h10l2-8H6.2${circle(9, 19, 1.4)}${circle(16.5, 19, 1.4)}`,
  check: 'M5 12.5l4.5 4.5L19 7',
  'chevron-down': 'M6 9l6 6 6-6',
  'chevron-left': 'M15 6l-6 6 6 6',
  'chevron-right': 'M9 6l6 6-6 6',
  'chevron-up': 'M6 15l6-6 6 6',
  close: 'M6 6l12 12M18 6 6 18',
  customer: 'M4 20V9l8-5 8 5v11zM9 20v-6h6v6',
  edit: 'M4 20l1-5L16 4l4 4L9 19zM13.5 6.5l4 4',
  install: 'M12 3.5v11m-4.5-4.5 4.5 4.5 4.5-4.5M4.5 15v4.5h15V15',
  error: `${circle(12, 12, 8.5)}M12 7.5V13m0 3.2v.1`,
  eye: `M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12${circle(12, 12, 3)}`,
  'eye-off':
    'M4 4l16 16M9.5 6A9 9 0 0 1 12 5.5C18 5.5 21.5 12 21.5 12a17 17 0 0 1-3 3.8M6.2 7.6A16 16 0 0 0 2.5 12S6 18.5 12 18.5c1.7 0 3.2-.5 4.5-1.2M10 10a3 3 0 0 0 4.1 4.1',
  filter: 'M4 6h16M7 12h10m-7 6h4',
  globe: `${circle(12, 12, 8.5)}M3.5 12h17M12 3.5c-6 5.5-6 11.5 0 17 6-5.5 6-11.5 0-17`,
  grid: 'M4 4h7v7H4zm9 0h7v7h-7zM4 13h7v7H4zm9 0h7v7h-7z',
  groupset: `${circle(9, 13, 6)}${circle(9, 13, 1.8)}${circle(19, 6, 2.5)}M6 7.8 17.5 4m-4.2 13.2L20.7 8M9 7v4.2M9 14.8V19m-6-6h4.2m3.6 0H15`,
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  image: `M4 5h16v14H4zm0 11 5-5 4 4 3-3 4 4${circle(15.5, 9, 1.3)}`,
  info: `${circle(12, 12, 8.5)}M12 11v5.5M12 7.7v.1`,
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.1m-.1 6h.1m-.1 6h.1',
  logout: 'M14 5V4H5v16h9v-1m-4-7h11m-4-4 4 4-4 4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  more: `${circle(12, 5.5, 0.9)}${circle(12, 12, 0.9)}${circle(12, 18.5, 0.9)}`,
  offline:
    'M4 4l16 16M7.5 18A4.5 4.5 0 0 1 7 9.1m3-3a6 6 0 0 1 8 4.5 3.9 3.9 0 0 1 1.8 6.5M14.5 18h-7',
  orders: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6m-6 4h6',
  parts: `${circle(12, 12, 3)}M12 3v3m0 12v3M3 12h3m12 0h3M5.6 5.6l2.2 2.2m8.4 8.4 2.2 2.2m0-12.8-2.2 2.2m-8.4 8.4-2.2 2.2${circle(12, 12, 6)}`,
  pending: 'M5 12a7 7 0 0 1 12-5l2 2m0-5v5h-5m5 3a7 7 0 0 1-12 5l-2-2m0 5v-5h5',
  plus: 'M12 5v14M5 12h14',
  refresh: 'M19 5v5h-5m4.5 0A7 7 0 1 0 19 13',
  search: `${circle(10.5, 10.5, 6)}M15 15l5.5 5.5`,
  success: `${circle(12, 12, 8.5)}M8 12.5l2.8 2.8L16 9.5`,
  trash: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13m-7 4v5m4-5v5',
  user: `${circle(12, 8, 4)}M4 20a8 8 0 0 1 16 0`,
  warning: 'M12 4 2.8 20h18.4zm0 6v4.5m0 2.7v.1',
} as const;

export type IconName = keyof typeof iconPaths;
