import type { InstalledPostgres } from './other-postgres'

/**
 * One more run of the tests, on another Node.js (a version), another PostgreSQL (the folder of its
 * programs) or both; null is what everything runs on. `args` are vitest's.
 */
export type Pass = { name: string; node: string | null; pgBin: string | null; args: string[] }

const INTEGRATION = ['--project', 'integration*']
const UNIT_AND_INTEGRATION = ['--project', 'unit', ...INTEGRATION]

/**
 * Tests that another PostgreSQL does not change: those of the launcher with its own servers, those
 * that know no database, and the schedules of faults, whose queries the other tests make as well.
 */
export const SAME_ON_ANY_POSTGRES = [
  'lib/launch/{postgres/*,start,start/{shutdown,leftovers},service,named-lock}.integration.test.ts',
  'lib/{simulator,platform}/**',
  'lib/orders/faults*.integration.test.ts',
  'lib/callbacks/frozen-database.integration.test.ts',
  'lib/launch/demo/seed-command.integration.test.ts',
  'lib/printing/labels/two-hundred-labels.integration.test.ts',
]

/** Long, and about our own arithmetic or the database alone: another Node changes nothing of it. */
export const SAME_ON_ANY_NODE = [
  'lib/orders/faults*.integration.test.ts',
  'lib/lists/{list-orders,search-bounds}.integration.test.ts',
  'lib/demo/history/seed-history.integration.test.ts',
  'lib/reports/figures.integration.test.ts',
  'lib/printing/labels/two-hundred-labels.integration.test.ts',
]

/**
 * The fewest runs in which each other PostgreSQL and the other Node.js take part: the first of those
 * servers is tried from that Node.js. Left out is what nothing of a run's changes.
 */
export function passesElsewhere(
  servers: readonly InstalledPostgres[],
  node: string | null,
): Pass[] {
  const [first, ...rest] = servers
  if (node === null) return servers.map(onPostgres)
  if (first === undefined) return [onNode(node)]
  return [onBoth(node, first), ...rest.map(onPostgres)]
}

function onBoth(node: string, { bin, major }: InstalledPostgres): Pass {
  const same = SAME_ON_ANY_NODE.filter((path) => SAME_ON_ANY_POSTGRES.includes(path))
  return {
    name: `Unit and integration tests on Node.js ${node} and PostgreSQL ${major}`,
    node,
    pgBin: bin,
    args: [...UNIT_AND_INTEGRATION, ...without(same)],
  }
}

function onNode(node: string): Pass {
  const args = [...UNIT_AND_INTEGRATION, ...without(SAME_ON_ANY_NODE)]
  return { name: `Unit and integration tests on Node.js ${node}`, node, pgBin: null, args }
}

function onPostgres({ bin, major }: InstalledPostgres): Pass {
  const args = [...INTEGRATION, ...without(SAME_ON_ANY_POSTGRES)]
  return { name: `Integration tests on PostgreSQL ${major}`, node: null, pgBin: bin, args }
}

const without = (paths: readonly string[]) => paths.flatMap((path) => ['--exclude', path])
