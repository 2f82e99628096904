import { defineConfig } from 'oxlint';
import { ELEMENTS, FILES, POLICIES } from './tools/boundaries.ts';

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'vitest', 'promise', 'node'],
  jsPlugins: [{ name: 'boundaries', specifier: 'eslint-plugin-boundaries' }],
  categories: { correctness: 'error' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['node_modules', 'dist', 'dist.next', 'dist.previous', '**/*.d.ts'],
  env: { es2024: true },
  rules: {
    'no-console': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    eqeqeq: 'error',
    'no-unused-vars': ['error', { ignoreRestSiblings: true }],
    'max-lines': ['error', { max: 250 }],
    'max-lines-per-function': ['error', { max: 40, IIFEs: true }],
    'max-params': ['error', { max: 3 }],
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
    'typescript/ban-ts-comment': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'typescript/consistent-type-imports': 'error',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'vitest/no-focused-tests': 'error',
    'vitest/no-disabled-tests': 'error',
    'vitest/no-conditional-expect': 'off',
    'vitest/require-to-throw-message': 'off',
    'typescript/unbound-method': 'off',
    'react/static-components': 'off',
    'unicorn/no-thenable': 'off',
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect*'] }],
    'no-control-regex': 'off',
    'typescript/no-misused-spread': 'off',
    'boundaries/no-unknown-files': 'error',
    'boundaries/no-unknown-dependencies': 'error',
    'boundaries/dependencies': ['error', { default: 'disallow', checkAllOrigins: true, policies: POLICIES }],
  },
  settings: {
    'import/resolver': { node: { extensions: ['.ts', '.tsx'] } },
    'boundaries/elements': ELEMENTS,
    'boundaries/files': FILES,
  },
  overrides: [
    {
      files: ['packages/{domain,wording,documents}/**'],
      rules: {
        'no-restricted-globals': [
          'error',
          { name: 'Date', message: 'Time is an argument: ShopTime (docs/style.md 11)' },
          { name: 'Temporal', message: 'Time is an argument: ShopTime (docs/style.md 11)' },
        ],
        'no-restricted-properties': [
          'error',
          { object: 'Math', property: 'random', message: 'Chance is an argument (docs/style.md 11)' },
        ],
      },
    },
    {
      files: ['apps/server/src/**'],
      rules: {
        'no-restricted-globals': [
          'error',
          { name: 'Date', message: 'Only clock.ts knows the time (docs/style.md 20)' },
          { name: 'Temporal', message: 'Only clock.ts knows the time (docs/style.md 20)' },
        ],
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                group: ['**/*.routes.ts'],
                message:
                  'Only room.ts, app.ts and app/*-calls.http.ts know the routes; another room uses a verb or a store (docs/house.md)',
              },
            ],
          },
        ],
        'no-restricted-properties': [
          'error',
          { object: 'process', property: 'env', message: 'Only env.ts reads the environment (docs/house.md)' },
        ],
      },
    },
    {
      files: ['apps/server/src/*/room.ts'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                regex: String.raw`^\.\./.*\.routes\.ts$`,
                message: 'A room brings its own routes only (docs/house.md)',
              },
            ],
          },
        ],
      },
    },
    {
      files: ['apps/server/src/app.ts', 'apps/server/src/app/*-calls.http.ts'],
      rules: { 'no-restricted-imports': 'off' },
    },
    // Vite's './x.css?inline' is no file on disk; the compiler finds what is missing.
    { files: ['apps/{storefront,office}/**'], rules: { 'boundaries/no-unknown-dependencies': 'off' } },
    {
      files: ['apps/storefront/**', 'apps/office/**', 'packages/ui/**'],
      rules: {
        'no-restricted-globals': [
          'error',
          { name: 'localStorage', message: 'Storage is read and written in storage.ts only (docs/style.md 31)' },
          { name: 'sessionStorage', message: 'Storage is read and written in storage.ts only (docs/style.md 31)' },
          { name: 'history', message: 'Only packages/ui/src/steps.ts touches the history (docs/decisions/019)' },
        ],
        'no-restricted-properties': [
          'error',
          {
            object: 'window',
            property: 'history',
            message: 'Only packages/ui/src/steps.ts touches the history (docs/decisions/019)',
          },
        ],
      },
    },
    {
      files: [
        'apps/server/src/clock.ts',
        'apps/server/src/env.ts',
        // What systemd says is no setting.
        'apps/server/src/handed-socket.ts',
        'apps/server/src/read-values.ts',
        'apps/storefront/app/browser/storage.ts',
        'apps/office/app/values/storage.ts',
        'packages/ui/src/steps.ts',
        '**/*.test.{ts,tsx}',
      ],
      rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' },
    },
    {
      files: [
        'packages/domain/src/{money,ids,shop-day,shop-time}.ts',
        'packages/contract/src/{client,wire-values}.ts',
        '**/*.test.{ts,tsx}',
        'packages/domain/testing/**',
        'tests/**',
      ],
      rules: { 'typescript/consistent-type-assertions': 'off' },
    },
    {
      files: ['**/*.test.{ts,tsx}', 'tests/**'],
      rules: { 'max-lines': 'off', 'max-lines-per-function': 'off', 'max-params': 'off', 'no-empty-pattern': 'off' },
    },
    {
      files: ['apps/{storefront,office}/**/*.tsx', 'packages/ui/**/*.tsx'],
      rules: { 'max-lines-per-function': ['error', { max: 80, IIFEs: true }] },
    },
    {
      files: [
        'tools/**',
        'demo/**',
        'bench/**',
        'apps/server/src/commands/**',
        'apps/storefront/app/ordering/log-tracked.ts',
      ],
      rules: { 'no-console': 'off' },
    },
    { files: ['demo/**', 'packages/plates/**'], rules: { 'max-params': 'off' } },
    {
      files: ['packages/plates/**', 'packages/domain/testing/**', 'apps/server/src/db/migrations/**'],
      rules: { 'max-lines-per-function': 'off' },
    },
    { files: ['apps/server/src/db/tables.ts'], rules: { 'max-lines': 'off' } },
    { files: ['**/*.component.test.tsx'], rules: { 'max-lines-per-function': 'off' } },
    {
      files: ['**/{vite,vitest,oxlint,playwright,shots,pictures}.config.ts', 'apps/storefront/app/pages/**'],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
});
