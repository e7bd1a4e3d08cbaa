import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Ends what hangs; no test is told by it whether something is quick, however busy the machine is. */
const LONGEST_MS = 600_000
const LONGEST_POLL_MS = 240_000

const root = fileURLToPath(new URL('.', import.meta.url))
const shared = {
  resolve: {
    alias: {
      '@': root.replace(/\/$/, ''),
      // The real package throws outside a React server build; tests run on the server side.
      'server-only': `${root}lib/testing/vitest/server-only.ts`,
    },
  },
}

/** No `exclude` of their own: it would undo the one of the command line. */
const integration = {
  globalSetup: ['lib/testing/vitest/vitest-database.ts'],
  testTimeout: LONGEST_MS,
  hookTimeout: LONGEST_MS,
  expect: { poll: { timeout: LONGEST_POLL_MS } },
}

export default defineConfig({
  test: {
    // Most of an integration test is waiting for answers: one more than there are cores.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          // One after the other in the same process: most of their time was loading the same
          // modules again for each file. What a test stubs ends with it.
          isolate: false,
          restoreMocks: true,
          setupFiles: [
            'lib/testing/vitest/same-examples.ts',
            'lib/testing/vitest/unstub-at-its-end.ts',
          ],
          include: ['{app,components,e2e,lib}/**/*.test.{ts,tsx}'],
          testTimeout: LONGEST_MS,
          hookTimeout: LONGEST_MS,
          expect: { poll: { timeout: LONGEST_POLL_MS } },
          exclude: ['**/*.integration.test.ts', '**/node_modules/**'],
        },
      },
      {
        ...shared,
        test: {
          ...integration,
          name: 'integration',
          // As the unit tests: loading the modules again for each file took longer than its tests.
          isolate: false,
          setupFiles: [
            'lib/testing/vitest/same-examples.ts',
            'lib/testing/vitest/fresh-process.ts',
          ],
          include: [
            'app/**/!(*.alone).integration.test.ts',
            'lib/!(simulator)/**/!(*.alone).integration.test.ts',
          ],
        },
      },
      {
        ...shared,
        test: {
          ...integration,
          name: 'integration-alone',
          // Each puts something in the place of a module, which no other test may meet.
          setupFiles: ['lib/testing/vitest/same-examples.ts'],
          include: ['{app,lib}/**/*.alone.integration.test.ts'],
        },
      },
      {
        ...shared,
        test: {
          name: 'simulator',
          // Each test starts simulators of its own, and they keep nothing outside themselves: in one
          // process they need a third less of it, as the unit tests do.
          isolate: false,
          setupFiles: ['lib/testing/vitest/same-examples.ts'],
          include: ['lib/simulator/**/*.integration.test.ts'],
          testTimeout: LONGEST_MS,
          hookTimeout: LONGEST_MS,
          expect: { poll: { timeout: LONGEST_POLL_MS } },
        },
      },
    ],
  },
})
