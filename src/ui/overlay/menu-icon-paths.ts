import { circle, iconPaths } from '../icon-paths.ts';

/** The drawings of the menus: kept apart so that the first screen does not wait for them. */
export const menuIconPaths = {
  ...iconPaths,
  administration: `M12 3l7.5 3v5.5c0 4.5-3 7.8-7.5 9.5-4.5-1.7-7.5-5-7.5-9.5V6zM9 12l2.2 2.2L15.2 10`,
  bonus: `${circle(12, 9, 5.5)}M8.5 13.5 7 21l5-2.5L17 21l-1.5-7.5M12 6.8l.8 1.5 1.7.2-1.2 1.2.3 1.7-1.6-.8-1.6.8.3-1.7-1.2-1.2 1.7-.2z`,
  claim: `M12 3.5 21 19.5H3zM9.5 12.5l5 4m0-4-5 4`,
  collect: 'M4 9h16l-1.2 11H5.2zM8.5 9V7a3.5 3.5 0 0 1 7 0v2M9 14.5l2.2 2.2 4-4',
  credit: `M3.5 6.5h17v11h-17zM3.5 10h17M7 14.5h3`,
  devices: 'M3 5h13v10H3zM7 19h5m-2.5-4v4M17 9h4v10h-4zM19 16.5v.1',
  document: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6m-6 4h6',
  download: 'M4 20h16M12 4v11m-4.5-4.5L12 15l4.5-4.5',
  'fast-order': 'M4 6h9M4 11h6M4 16h4M17 4l-5 8h5l-2 8 6-10h-5z',
  feedback: 'M4 5h16v11h-9l-4 4v-4H4zM8.5 9.5h7m-7 3h4',
  inspection: `M7 4.5H5V21h14V4.5h-2M9 3h6v3.5H9zM8.5 13.5l2.5 2.5 4.5-4.5`,
  invoice: 'M6 3h12v18l-2-1.5-2 1.5-2-1.5L10 21l-2-1.5L6 21zM9 8h6m-6 4h6m-6 3.5h3',
  marketing: 'M4 10v4h3l9 4.5v-13L7 10zM7.5 14.5 9 20h2.5l-1-4.5M19 9.5a3.5 3.5 0 0 1 0 5',
  news: 'M4 5h13v14H6a2 2 0 0 1-2-2zM17 9h3v8a2 2 0 0 1-2 2h-1M7 8.5h7M7 12h3v3.5H7zm5.5 0H14m-1.5 3H14',
  overview: 'M4 20h16M6.5 16.5v-5m5 5V5m5 11.5V9',
  payment: `M3 8.5h18V19H3zM6 5.5h12${circle(12, 13.7, 2.4)}M6 13.7h.1m11.8 0h.1`,
  retail: 'M4 10V20h16V10M3 10l2-6h14l2 6a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0M10 20v-5h4v5',
  'sales-area': `M12 21c-4-4.5-6-7.8-6-11a6 6 0 0 1 12 0c0 3.2-2 6.5-6 11${circle(12, 10, 2.2)}`,
  security: `M6 10.5h12V20H6zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14v2.5`,
  settings: `M4 7h9.3m4.4 0H20M4 17h2.3m4.4 0H20${circle(15.5, 7, 2.2)}${circle(8.5, 17, 2.2)}`,
  'third-party': `M4 12V4h8l8.5 8.5-8 8zM8 8v.1M12 12.5l3-3`,
  upload: 'M4 20h16M12 15V4M7.5 8.5 12 4l4.5 4.5',
  visit: `M5 4h14v9M5 4v16h6M8 8.5h8M8 12h5m1 5.5 2 2 4-4`,
} as const;

export type MenuIconName = keyof typeof menuIconPaths;
