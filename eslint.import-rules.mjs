import boundaries from 'eslint-plugin-boundaries'

/**
 * Who may import whom. Default deny: a folder that is not named here may import nothing
 * and be imported by nothing, so a new room is guarded from its first day.
 */

/** Rooms that serve every feature. `launch` is the set of commands behind `npm start` and `npm test`. */
const SHARED_ROOMS = [
  'domain',
  'addresses',
  'config',
  'platform',
  'db',
  'auth',
  'server',
  'orders',
  'callbacks',
  'live',
  'jobs',
  'i18n',
  'simulator',
  'testing',
  'launch',
]

const FEATURES = [
  'food',
  'parcels',
  'express',
  'lockers',
  'stores',
  'tracking',
  'imports',
  'printing',
  'dispatch',
  'exceptions',
  'people',
  'reports',
  'settings',
]

/**
 * @param {string} type
 */
const room = (type) => ({ type, pattern: type, partialMatch: false })

const rooms = [
  ...['app', 'e2e', 'docs'].map(room),
  ...['components/ui', 'components/map', 'components/shell', 'components/orders'].map(room),
  ...FEATURES.flatMap((feature) => [room(`components/${feature}`), room(`lib/${feature}`)]),
  ...SHARED_ROOMS.map((name) => room(`lib/${name}`)),
]

const files = [
  { category: 'test', pattern: '**/*.test.{ts,tsx}' },
  { category: 'root', pattern: '*.{ts,mjs}' },
]

/** @param {readonly string[]} names */
const lib = (names) => names.map((name) => `lib/${name}`)

/**
 * @param {string} from
 * @param {readonly string[]} to
 */
const may = (from, to) => ({
  from: { element: { type: from } },
  allow: { to: { element: { types: { anyOf: [from, ...to] } } } },
})

/**
 * Of another room, only the files a browser may load: its schemas, actions, keys.
 * @param {string} from
 * @param {readonly string[]} to
 */
const mayUseFace = (from, to) => ({
  from: { element: { type: from } },
  allow: {
    to: {
      element: {
        types: { anyOf: to },
        fileInternalPath: ['schema.ts', 'actions.ts', 'keys.ts'],
      },
    },
  },
})

const EVERY_FEATURE_MAY = lib([
  'orders',
  'addresses',
  'platform',
  'db',
  'auth',
  'server',
  'domain',
  'config',
  'live',
  'jobs',
  'i18n',
])

const policies = [
  may('app', [
    ...['ui', 'map', 'shell', 'orders', ...FEATURES].map((name) => `components/${name}`),
    ...lib(FEATURES),
    ...lib(['domain', 'config', 'auth', 'server', 'callbacks', 'live', 'orders', 'i18n', 'db']),
  ]),
  may('components/ui', lib(['i18n'])),
  may('components/map', ['components/ui', ...lib(['domain', 'i18n'])]),
  may('components/shell', ['components/ui', ...lib(['domain', 'i18n'])]),
  mayUseFace('components/shell', lib(['people', 'live', 'orders'])),
  // What the pages of all families show alike (decision 0100).
  may('components/orders', [
    ...['components/ui', 'components/map', 'components/shell'],
    ...lib(['domain', 'i18n']),
  ]),
  mayUseFace('components/orders', lib(['orders', 'live'])),
  ...FEATURES.flatMap((feature) => [
    may(`components/${feature}`, [
      'components/ui',
      'components/map',
      'components/shell',
      'components/orders',
      ...lib(['domain', 'i18n']),
    ]),
    mayUseFace(`components/${feature}`, lib([feature, 'orders', 'live'])),
    may(`lib/${feature}`, EVERY_FEATURE_MAY),
  ]),
  // Administrators look at the callbacks themselves (decision 0083).
  may('lib/settings', lib(['callbacks'])),
  may('lib/domain', []),
  may('lib/config', []),
  may('lib/addresses', lib(['config', 'domain', 'i18n'])),
  may('lib/i18n', lib(['domain'])),
  may('lib/platform', lib(['config', 'domain'])),
  may('lib/db', lib(['config', 'domain'])),
  may('lib/auth', lib(['db', 'config', 'domain', 'i18n'])),
  may('lib/server', lib(['auth', 'db', 'config', 'domain', 'platform', 'i18n'])),
  may('lib/live', lib(['db', 'config', 'domain'])),
  mayUseFace('lib/live', lib(['orders'])),
  may('lib/jobs', lib(['db', 'config', 'domain'])),
  may(
    'lib/orders',
    lib(['auth', 'server', 'db', 'config', 'domain', 'platform', 'live', 'jobs', 'i18n']),
  ),
  may('lib/callbacks', lib(['orders', 'platform', 'db', 'config', 'domain', 'live', 'jobs'])),
  may('lib/simulator', []),
  may(
    'lib/testing',
    lib([
      ...['db', 'auth', 'domain', 'config', 'platform', 'launch', 'jobs', 'orders', 'callbacks'],
      ...['food', 'parcels', 'express', 'imports', 'lockers', 'printing'],
    ]),
  ),
  may(
    'lib/launch',
    lib([
      'config',
      'db',
      'jobs',
      'live',
      'auth',
      'platform',
      'orders',
      'callbacks',
      'people',
      'food',
      'parcels',
      'express',
      'lockers',
      'imports',
      'stores',
      'settings',
      'printing',
      'testing',
    ]),
  ),
  may('e2e', lib(['testing', 'launch', 'domain', 'i18n', 'config'])),
  // Where the program starts: instrumentation, the proxy, tool configuration.
  {
    from: { file: { categories: 'root' } },
    allow: {
      to: [
        { element: { types: { anyOf: lib([...SHARED_ROOMS, ...FEATURES]) } } },
        { file: { categories: 'root' } },
      ],
    },
  },
  // Tests put rooms together that never meet in the program, and launch the simulator.
  {
    from: { file: { categories: 'test' } },
    allow: {
      to: [
        { element: { types: { anyOf: lib([...SHARED_ROOMS, ...FEATURES]) } } },
        { file: { categories: 'root' } },
      ],
    },
  },
]

/**
 * The rules as one entry of ESLint's configuration; they need a parser beside them.
 * @type {import('eslint').Linter.Config}
 */
export const importRules = {
  files: ['**/*.{ts,tsx,mjs}'],
  plugins: { boundaries },
  settings: {
    'boundaries/elements': rooms,
    'boundaries/files': files,
    'boundaries/ignore': ['next-env.d.ts'],
    'import/resolver': { typescript: { alwaysTryTypes: true } },
  },
  rules: {
    'boundaries/dependencies': ['error', { default: 'disallow', policies }],
    'boundaries/no-unknown-files': 'error',
    'boundaries/no-unknown-dependencies': 'error',
  },
}
