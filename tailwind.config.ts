import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';

/**
 * Every color and shadow, for light and for dark; each becomes the CSS variable `--p-<name>`. A name
 * missing in `dark` stays as it is in `light`. The host's brand comes as `--host-…`
 * (shared/brand-variables.ts). `-ink` is the step that carries text, `-tint` the ground for it.
 */
export const schemes = {
  light: {
    brand: 'var(--host-brand, #009ace)',
    'on-brand': 'var(--host-on-brand, #0d1820)',
    'brand-ink': 'var(--host-ink-light, #00688c)',
    'brand-strong': 'var(--host-ink-light, #00688c)',
    'brand-hover': 'color-mix(in srgb, var(--p-brand-strong) 86%, #000)',
    'on-strong': '#ffffff',
    'brand-tint': 'color-mix(in srgb, var(--p-brand) 12%, #ffffff)',

    ground: '#f3f5f7',
    surface: '#ffffff',
    sunken: '#e9edf1',
    plate: '#f6f8fa',
    line: '#dbe1e7',
    'line-strong': '#7c8995',
    ink: '#16212b',
    'ink-muted': '#52606d',
    veil: 'rgb(13 24 32 / 0.45)',

    error: '#ff2800',
    'error-ink': '#b81c00',
    'error-tint': '#ffece8',
    'on-danger': '#ffffff',
    warning: '#ffa726',
    'warning-ink': '#8a5200',
    'warning-tint': '#fff4e2',
    info: '#2196f3',
    'info-ink': '#0b5cad',
    'info-tint': '#e6f2fd',
    success: '#4caf50',
    'success-ink': '#1f6f25',
    'success-tint': '#e8f5e9',

    'shadow-raised': '0 1px 2px rgb(22 33 43 / 0.08), 0 1px 3px rgb(22 33 43 / 0.06)',
    'shadow-overlay': '0 8px 32px rgb(13 24 32 / 0.24)',
  },
  dark: {
    'brand-ink': 'var(--host-ink-dark, #4fc3ec)',
    'brand-strong': 'var(--host-ink-dark, #4fc3ec)',
    'brand-hover': 'color-mix(in srgb, var(--p-brand-strong) 86%, #fff)',
    'on-strong': '#0d1820',
    'brand-tint': 'color-mix(in srgb, var(--p-brand) 22%, #18222b)',

    ground: '#0f161c',
    surface: '#18222b',
    sunken: '#24313c',
    plate: '#e9edf1',
    line: '#2f3c47',
    'line-strong': '#71808d',
    ink: '#e8edf1',
    'ink-muted': '#a3b1bd',
    veil: 'rgb(0 0 0 / 0.6)',

    'error-ink': '#ff8a73',
    'error-tint': '#3d1d17',
    'on-danger': '#0d1820',
    'warning-ink': '#ffc26b',
    'warning-tint': '#3a2a12',
    'info-ink': '#7cc0f8',
    'info-tint': '#14293c',
    'success-ink': '#85cf88',
    'success-tint': '#16301a',

    'shadow-raised': '0 1px 2px rgb(0 0 0 / 0.4)',
    'shadow-overlay': '0 8px 32px rgb(0 0 0 / 0.6)',
  },
} as const;

/** How long things move: what leaves, what changes in place, what comes from far. */
const motion = { quick: '120ms', normal: '150ms', slow: '200ms' };

export type Scheme = keyof typeof schemes;

/** The CSS variables of a scheme, as they are written at the root. */
export function variables(scheme: Scheme): Record<string, string> {
  return Object.fromEntries(
    Object.entries(schemes[scheme]).map(([name, value]) => [`--p-${name}`, value]),
  );
}

const writeSchemes = plugin(({ addBase }) =>
  addBase({
    ':root': { 'color-scheme': 'light dark', ...variables('light') },
    '@media (prefers-color-scheme: dark)': { ':root': variables('dark') },
  }),
);

/** A color or shadow of the schemes, as utilities name it. */
const token = (name: keyof typeof schemes.light) => `var(--p-${name})`;

const signal = (name: 'error' | 'warning' | 'info' | 'success') => ({
  DEFAULT: token(name),
  tint: token(`${name}-tint`),
  ink: token(`${name}-ink`),
});

export default {
  content: [
    './index.html',
    './src/**/*.{ts,tsx}',
    './shared/rich-text-look.ts',
    './server/http/inquiry-paint.ts',
    './server/http/login-paint.ts',
  ],
  theme: {
    screens: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    borderRadius: {
      none: '0',
      sm: '6px',
      DEFAULT: '6px',
      md: '6px',
      lg: '12px',
      xl: '12px',
      full: '9999px',
    },
    boxShadow: { none: 'none', raised: token('shadow-raised'), overlay: token('shadow-overlay') },
    fontSize: {
      xs: ['0.75rem', '1rem'],
      sm: ['0.875rem', '1.25rem'],
      base: ['1rem', '1.5rem'],
      lg: ['1.125rem', '1.625rem'],
      xl: ['1.375rem', '1.75rem'],
      '2xl': ['1.75rem', '2.125rem'],
    },
    extend: {
      colors: {
        brand: {
          DEFAULT: token('brand'),
          ink: token('brand-ink'),
          tint: token('brand-tint'),
          /** Fill of primary actions: the step of the brand that carries `on-strong` text. */
          strong: token('brand-strong'),
          hover: token('brand-hover'),
        },
        /** Text on a `brand` fill and on a `brand-strong` fill. */
        on: { brand: token('on-brand'), strong: token('on-strong'), danger: token('on-danger') },
        /** The theme's third color is that of errors (C052). */
        tertiary: token('error'),
        error: signal('error'),
        warning: signal('warning'),
        info: signal('info'),
        success: signal('success'),
        /** Cards and bars. */
        surface: token('surface'),
        /** The page behind them. */
        ground: token('ground'),
        /** Hovered rows, pressed buttons, skeletons. */
        sunken: token('sunken'),
        line: { DEFAULT: token('line'), strong: token('line-strong') },
        ink: { DEFAULT: token('ink'), muted: token('ink-muted') },
        /** Behind product pictures, light in both schemes. */
        plate: token('plate'),
        veil: token('veil'),
      },
      fontFamily: { sans: ['Inter', 'Inter fallback', 'system-ui', 'sans-serif'] },
      maxWidth: { page: '1200px' },
      minHeight: { touch: '44px' },
      minWidth: { touch: '44px' },
      spacing: { touch: '44px', bar: '56px' },
      /** The height of the screen below the bar and the line under it. */
      height: { 'below-bar': 'calc(100dvh - 57px)' },
      zIndex: { bar: '30', dialog: '50', toast: '60' },
      transitionDuration: { DEFAULT: motion.normal },
      transitionTimingFunction: { DEFAULT: 'cubic-bezier(0, 0, 0.2, 1)' },
      keyframes: {
        'fade-in': { from: { opacity: '0' } },
        'rise-in': { from: { opacity: '0', transform: 'translateY(8px)' } },
        'from-bottom': { from: { transform: 'translateY(100%)' } },
        'from-left': { from: { transform: 'translateX(-100%)' } },
        'from-right': { from: { transform: 'translateX(100%)' } },
        'fade-out': { to: { opacity: '0' } },
        'to-bottom': { to: { transform: 'translateY(100%)' } },
        'to-left': { to: { transform: 'translateX(-100%)' } },
        'to-right': { to: { transform: 'translateX(100%)' } },
        pulse: { '50%': { opacity: '0.5' } },
        spin: { to: { transform: 'rotate(360deg)' } },
        progress: { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } },
      },
      animation: {
        'fade-in': `fade-in ${motion.normal} ease-out`,
        'rise-in': `rise-in ${motion.slow} ease-out`,
        'from-bottom': `from-bottom ${motion.slow} ease-out`,
        'from-left': `from-left ${motion.slow} ease-out`,
        'from-right': `from-right ${motion.slow} ease-out`,
        'fade-out': `fade-out ${motion.quick} ease-out forwards`,
        'to-bottom': `to-bottom ${motion.normal} ease-out forwards`,
        'to-left': `to-left ${motion.normal} ease-out forwards`,
        'to-right': `to-right ${motion.normal} ease-out forwards`,
        pulse: 'pulse 1.6s ease-in-out infinite',
        spin: 'spin 0.8s linear infinite',
        progress: 'progress 5000ms cubic-bezier(0.1, 0.7, 0.2, 1) forwards',
      },
    },
  },
  plugins: [writeSchemes],
} satisfies Config;
