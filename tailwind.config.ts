import type { Config } from 'tailwindcss';

/** A colour that is a CSS variable of src/ui/styles.css, which holds the light and the dark value. */
const token = (name: string) => `var(--p-${name})`;

const signal = (name: string) => ({
  DEFAULT: token(name),
  tint: token(`${name}-tint`),
  ink: token(`${name}-ink`),
});

export default {
  content: ['./index.html', './src/**/*.{ts,tsx}'],
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
      zIndex: { bar: '30', dialog: '50', toast: '60' },
      transitionDuration: { DEFAULT: '150ms' },
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
        'fade-in': 'fade-in 150ms ease-out',
        'rise-in': 'rise-in 180ms ease-out',
        'from-bottom': 'from-bottom 200ms ease-out',
        'from-left': 'from-left 200ms ease-out',
        'from-right': 'from-right 200ms ease-out',
        'fade-out': 'fade-out 120ms ease-out forwards',
        'to-bottom': 'to-bottom 150ms ease-out forwards',
        'to-left': 'to-left 150ms ease-out forwards',
        'to-right': 'to-right 150ms ease-out forwards',
        pulse: 'pulse 1.6s ease-in-out infinite',
        spin: 'spin 0.8s linear infinite',
        progress: 'progress 5000ms cubic-bezier(0.1, 0.7, 0.2, 1) forwards',
      },
    },
  },
} satisfies Config;
