import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';

const role = (name: string) => `var(--${name})`;
const status = (name: string) => ({
  DEFAULT: role(`${name}-content`),
  surface: role(`${name}-surface`),
  stroke: role(`${name}-stroke`),
});

/** Roles, not raw colours: a screen says `text-secondary`, and the theme decides what that is. */
export default {
  content: ['./src/web/**/*.{ts,tsx,html}'],
  darkMode: ['selector', '[data-theme="dark"]'],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      page: role('surface-page'),
      raised: role('surface-raised'),
      sunken: role('surface-sunken'),
      hover: role('surface-hover'),
      stroke: { DEFAULT: role('stroke-default'), strong: role('stroke-strong') },
      primary: role('content-primary'),
      secondary: role('content-secondary'),
      muted: role('content-muted'),
      accent: {
        DEFAULT: role('accent'),
        hover: role('accent-hover'),
        surface: role('accent-surface'),
        on: role('accent-on'),
      },
      success: status('success'),
      notice: status('notice'),
      danger: { ...status('danger'), solid: role('danger-solid'), on: role('danger-on') },
      info: status('info'),
      idle: status('idle'),
      scrim: role('scrim'),
      edge: role('edge'),
    },
    fontFamily: {
      sans: ['"Pretendard Variable"', 'Pretendard', 'system-ui', 'sans-serif'],
      mono: ['"JetBrains Mono Variable"', '"Pretendard Variable"', 'ui-monospace', 'monospace'],
    },
    fontSize: {
      caption: ['12px', '16px'],
      dense: ['13px', '18px'],
      body: ['14px', '20px'],
      lead: ['16px', '24px'],
      title: ['20px', '28px'],
      figure: ['28px', '36px'],
      // Sizes of the wall view grow with the screen: they are read from five metres.
      'wall-note': ['clamp(14px, 1.6vw, 48px)', '1.3'],
      wall: ['clamp(16px, 2.2vw, 64px)', '1.3'],
      'wall-figure': ['clamp(32px, 5.5vw, 160px)', '1.15'],
      label: ['11px', { lineHeight: '16px', letterSpacing: '0.04em' }],
    },
    fontWeight: { normal: '400', medium: '500', bold: '650' },
    borderRadius: { none: '0', sm: '4px', DEFAULT: '6px', full: '9999px' },
    boxShadow: { none: 'none', overlay: 'var(--shadow-overlay)' },
    transitionDuration: { DEFAULT: '140ms' },
    transitionTimingFunction: { DEFAULT: 'cubic-bezier(0.2, 0, 0, 1)' },
    keyframes: {
      flash: { from: { backgroundColor: role('accent-surface') } },
      fade: { from: { opacity: '0' } },
      rise: { from: { opacity: '0', transform: 'translateY(6px)' } },
      // By its margin: a transform would make the sheet the frame of fixed positions while it runs, and a list that was
      // opened in the meantime would stand elsewhere when it ends.
      slide: { from: { opacity: '0', marginInline: '-24px' } },
      shimmer: { '50%': { opacity: '0.5' } },
    },
    animation: {
      flash: 'flash 1200ms ease-out',
      fade: 'fade 140ms ease-out',
      rise: 'rise 160ms ease-out',
      slide: 'slide 160ms ease-out',
      shimmer: 'shimmer 1600ms ease-in-out infinite',
      spin: 'spin 1s linear infinite',
    },
    screens: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
  },
  plugins: [
    plugin(({ addUtilities }) => {
      addUtilities({
        /** Table heads and group labels. */
        '.small-caps': {
          fontFamily: '"JetBrains Mono Variable", "Pretendard Variable", ui-monospace, monospace',
          fontSize: '11px',
          lineHeight: '16px',
          letterSpacing: '0.04em',
          textTransform: 'uppercase',
          // Hangul has no capitals, a unit beside it keeps its own, and a mono space tears its words apart.
          '&:lang(ko)': {
            fontFamily: '"Pretendard Variable", Pretendard, system-ui, sans-serif',
            letterSpacing: 'normal',
            textTransform: 'none',
          },
        },
        /** Follows the reader's density choice. */
        '.row-height': { height: 'var(--row)' },
      });
    }),
  ],
} satisfies Config;
