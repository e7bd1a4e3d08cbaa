/**
 * Who may import whom. Default deny: a folder that is not named here may import nothing and be
 * imported by nothing, so that a new room is guarded from its first day (decisions 0001 and 0165).
 */

/** In the order in which they stand: one may use earlier ones alone, and of these those in `USES`. */
export const FEATURES = [
  'stores',
  'food',
  'parcels',
  'lockers',
  'express',
  'tracking',
  'printing',
  'imports',
  'dispatch',
  'exceptions',
  'lists',
  'people',
  'tablets',
  'reports',
  'settings',
  'palette',
] as const

type Feature = (typeof FEATURES)[number]

/** Rooms of `lib` that serve every feature. `launch` is the set of commands behind `npm start` and `npm test`. */
const SHARED = [
  'domain',
  'addresses',
  'config',
  'platform',
  'db',
  'auth',
  'audit',
  'edge',
  'server',
  'orders',
  'callbacks',
  'live',
  'jobs',
  'mail',
  'i18n',
  'simulator',
  'testing',
  'demo',
  'launch',
  'print-station',
  'retention',
  'warnings',
] as const

/** `all`: rooms whose files may all be imported; `face`: rooms of which only what a browser may load. */
export type Permission = { all: readonly string[]; face?: readonly string[] }

/** Of a room in `lib`, what a browser may load. */
export const FACE = /^(model\/.+|(actions|keys)\.ts)$/

const lib = (...names: readonly string[]) => names.map((name) => `lib/${name}`)
const components = (...names: readonly string[]) => names.map((name) => `components/${name}`)
const EVERY_LIB = lib(...SHARED, ...FEATURES)

const FEATURES_MAY = lib(
  'orders',
  'addresses',
  'platform',
  'db',
  'auth',
  'audit',
  'server',
  'domain',
  'config',
  'live',
  'jobs',
  'i18n',
  'mail',
)

/** Which features a feature may use, in `lib` and in `components` alike; those not named use none. */
export const USES: Readonly<Partial<Record<Feature, readonly Feature[]>>> = {
  // Whether a store is open speaks before what the platform delivers there (decision 0255).
  food: ['stores'],
  express: ['lockers'],
  printing: ['express', 'lockers'],
  imports: ['express', 'lockers', 'printing'],
  dispatch: ['express', 'lockers', 'printing'],
  // What the platform gave up is sent again from the list.
  exceptions: ['express', 'lockers', 'parcels'],
  lists: ['food', 'parcels', 'lockers', 'express', 'printing', 'imports', 'dispatch', 'exceptions'],
  tablets: ['food', 'people'],
  reports: FEATURES.slice(0, FEATURES.indexOf('reports')),
  // It leads everywhere.
  palette: FEATURES.slice(0, FEATURES.indexOf('palette')),
}

const features = FEATURES.flatMap((feature): [string, Permission][] => {
  const used = USES[feature] ?? []
  return [
    [
      `components/${feature}`,
      {
        all: [
          ...components('ui', 'form', 'map', 'shell', 'orders', ...used),
          ...lib('domain', 'i18n'),
        ],
        face: lib(feature, ...used, 'orders', 'live'),
      },
    ],
    [`lib/${feature}`, { all: [...FEATURES_MAY, ...lib(...used)] }],
  ]
})

const TESTING_MAY = lib(
  'db',
  'auth',
  'domain',
  'config',
  'platform',
  'launch',
  'jobs',
  'orders',
  'callbacks',
  'food',
  'parcels',
  'express',
  'imports',
  'lockers',
  'printing',
  // What is measured among a million orders, and what loads them.
  'demo',
  'dispatch',
  'exceptions',
  'lists',
  'palette',
  'reports',
  'retention',
)

export const MAY_IMPORT: ReadonlyMap<string, Permission> = new Map<string, Permission>([
  ...features,
  [
    'app',
    {
      all: [
        ...components('ui', 'form', 'map', 'shell', 'orders', ...FEATURES),
        ...lib(...FEATURES),
        ...lib('domain', 'config', 'auth', 'audit', 'server', 'callbacks'),
        ...lib('live', 'mail', 'orders', 'i18n', 'db', 'demo'),
      ],
    },
  ],
  ['components/ui', { all: lib('i18n') }],
  ['components/map', { all: [...components('ui'), ...lib('domain', 'i18n')] }],
  [
    'components/shell',
    {
      all: [...components('ui'), ...lib('domain', 'i18n')],
      face: lib('people', 'live', 'orders'),
    },
  ],
  // What the pages of all families show alike (decision 0100).
  [
    'components/orders',
    {
      all: [...components('ui', 'map', 'shell'), ...lib('domain', 'i18n')],
      face: lib('orders', 'live'),
    },
  ],
  // What the forms of all families do alike.
  [
    'components/form',
    {
      all: [...components('ui', 'map', 'shell', 'orders'), ...lib('domain', 'i18n')],
      face: lib('orders', 'live'),
    },
  ],
  // Administrators look at the callbacks themselves (decision 0083).
  [
    'lib/settings',
    {
      all: [
        ...FEATURES_MAY,
        ...lib(
          'callbacks',
          'retention',
          'demo',
          ...FEATURES.slice(0, FEATURES.indexOf('settings')),
        ),
      ],
    },
  ],
  ['lib/domain', { all: [] }],
  ['lib/config', { all: [] }],
  ['lib/addresses', { all: lib('config', 'domain', 'i18n') }],
  ['lib/i18n', { all: lib('domain') }],
  ['lib/platform', { all: lib('config', 'domain') }],
  ['lib/db', { all: lib('config', 'domain') }],
  // Who signs in stands in the audit log, and it takes a request's address from `lib/auth` (decision 0224).
  // Whose sign-in changed is told by a job.
  ['lib/auth', { all: lib('audit', 'db', 'config', 'domain', 'i18n', 'live', 'jobs') }],
  ['lib/audit', { all: lib('auth', 'db', 'config', 'domain', 'jobs') }],
  ['lib/server', { all: lib('auth', 'db', 'config', 'domain', 'platform', 'i18n') }],
  ['lib/live', { all: lib('db', 'config', 'domain'), face: lib('orders') }],
  ['lib/mail', { all: lib('config', 'domain') }],
  ['lib/jobs', { all: lib('db', 'config', 'domain') }],
  [
    'lib/orders',
    {
      all: lib(
        'addresses',
        'auth',
        'audit',
        'server',
        'db',
        'config',
        'domain',
        'platform',
        'live',
        'jobs',
        'i18n',
      ),
    },
  ],
  // What every request passes before Next.
  ['lib/edge', { all: lib('auth', 'config') }],
  [
    'lib/callbacks',
    { all: lib('audit', 'orders', 'platform', 'db', 'config', 'domain', 'live', 'jobs', 'edge') },
  ],
  // What ends is kept in many places: it writes to the tables of all of them (decision 0226).
  ['lib/retention', { all: lib('audit', 'orders', 'db', 'config', 'domain', 'live', 'jobs') }],
  // What needs a manager is found in many places (decision 0266).
  [
    'lib/warnings',
    {
      all: lib(
        'auth',
        'stores',
        'orders',
        'db',
        'config',
        'domain',
        'live',
        'jobs',
        'mail',
        'i18n',
      ),
    },
  ],
  ['lib/simulator', { all: [] }],
  // A program of its own, on the computer beside a printer: it knows the server by its words alone.
  ['lib/print-station', { all: lib('domain', 'launch') }],
  ['lib/testing', { all: [...TESTING_MAY, 'lib/simulator'] }],
  // What an empty database begins with beside the simulator, and the rush that it plays by placing.
  [
    'lib/demo',
    {
      all: lib(
        'audit',
        'auth',
        'config',
        'db',
        'domain',
        'express',
        'food',
        'imports',
        'jobs',
        'live',
        'orders',
      ),
    },
  ],
  [
    'lib/launch',
    {
      all: lib(
        'config',
        'domain',
        'db',
        'jobs',
        'live',
        'auth',
        'audit',
        'edge',
        'platform',
        'orders',
        'callbacks',
        'people',
        'food',
        'parcels',
        'express',
        'lockers',
        'lists',
        'imports',
        'stores',
        'settings',
        'printing',
        'retention',
        'reports',
        'warnings',
        'demo',
      ),
    },
  ],
  ['e2e', { all: lib('testing', 'demo', 'launch', 'domain', 'i18n', 'config') }],
  ['docs', { all: [] }],
  // Where the program starts: instrumentation, the proxy, tool configuration.
  ['root', { all: EVERY_LIB }],
])

/** Tests put rooms together that never meet in the program, and launch the simulator. */
export const TESTS_MAY: Permission = { all: ['root', ...EVERY_LIB] }

/** More sources in one folder, beside their tests, are several rooms. */
export const LARGEST_ROOM = 25

/** Folders that are larger still, with the number that they may not pass. It only gets shorter. */
export const LARGER_ROOMS: Readonly<Record<string, number>> = {}
