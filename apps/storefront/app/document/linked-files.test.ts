import { describe, expect, it } from 'vitest';
import { linkedFiles, inlineStylesheets } from './linked-files.ts';

const MANIFEST = {
  'app/entry.client.tsx': {
    file: 'assets/entry-1.js',
    isEntry: true,
    imports: ['_react.js', '_shop.js'],
    css: ['assets/entry-1.css'],
  },
  '_react.js': { file: 'assets/react-1.js' },
  '_shop.js': { file: 'assets/shop-1.js', imports: ['_react.js'], css: ['assets/shop-1.css'] },
  'app/pages/checkout.tsx': { file: 'assets/checkout-1.js', imports: ['_shop.js'], css: ['assets/checkout-1.css'] },
  'app/routes/rare-pages.ts': { file: 'assets/rare-1.js' },
  'app/pages/order.tsx': { file: 'assets/order-1.js' },
};

describe('files linked by a document', () => {
  it('lists the files of the entry and of the page, each once', () => {
    expect(linkedFiles(MANIFEST, ['app/pages/checkout.tsx'])).toEqual({
      entry: '/assets/entry-1.js',
      preloads: ['/assets/react-1.js', '/assets/shop-1.js'],
      pageFiles: ['/assets/checkout-1.js'],
      styles: ['/assets/entry-1.css', '/assets/shop-1.css', '/assets/checkout-1.css'],
    });
  });

  it('lists the module that names a rare page, so that the page loads in the same round trip', () => {
    const files = ['app/routes/rare-pages.ts', 'app/pages/order.tsx'];
    expect(linkedFiles(MANIFEST, files).pageFiles).toEqual(['/assets/rare-1.js', '/assets/order-1.js']);
  });

  it('leaves out stylesheets that the document contains inline', () => {
    const files = {
      entry: '/assets/entry-1.js',
      preloads: [],
      pageFiles: [],
      styles: ['/assets/entry-1.css', '/assets/more-1.css'],
    };
    expect(inlineStylesheets(files, { 'assets/entry-1.css': '.menu{}', 'assets/other-1.css': '.order{}' })).toEqual({
      styles: ['.menu{}'],
      files: { ...files, styles: ['/assets/more-1.css'] },
    });
  });
});
