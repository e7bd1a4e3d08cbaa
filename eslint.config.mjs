import next from 'eslint-config-next'
import importX from 'eslint-plugin-import-x'
import tseslint from 'typescript-eslint'
import { importRules } from './eslint.import-rules.mjs'

/** Rules about pages and components, by the prefix of their plugin. */
const OF_PAGES = /^(react|react-hooks|jsx-a11y|@next\/next)\//
const pageRules = next
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((rule) => OF_PAGES.test(rule))

const config = [
  {
    ignores: [
      'node_modules/',
      '.next/',
      '.data/',
      'next-env.d.ts',
      'public/',
      'test-results/',
      'playwright-report/',
    ],
  },
  ...next,
  // They take a tenth of the time, and here they have nothing to look at.
  { files: ['lib/**'], rules: Object.fromEntries(pageRules.map((rule) => [rule, 'off'])) },
  ...tseslint.configs.strictTypeChecked.map((entry) => ({ ...entry, files: ['**/*.{ts,tsx}'] })),
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, arguments: false } },
      ],
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  importRules,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver': { typescript: true },
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'max-lines': ['error', { max: 400 }],
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'The environment is read in lib/config only; use settings().',
        },
      ],
      'no-console': 'error',
    },
  },
  {
    // The commands speak to a terminal and hand an environment to the programs they start.
    files: [
      'lib/config/**',
      'lib/launch/**',
      'lib/simulator/**',
      'lib/testing/**',
      'e2e/**',
      '*.config.{ts,mjs}',
      'docs/**',
    ],
    rules: { 'no-restricted-properties': 'off', 'no-console': 'off' },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', 'e2e/**'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      'react-hooks/rules-of-hooks': 'off',
      'max-lines': ['error', { max: 600 }],
    },
  },
]

export default config
