import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))
const shared = {
  resolve: {
    alias: {
      '@': root.replace(/\/$/, ''),
      // The real package throws outside a React server build; tests run on the server side.
      'server-only': `${root}lib/testing/server-only.ts`,
    },
  },
}

export default defineConfig({
  test: {
    // Most of an integration test is waiting for answers: all cores, not all but one.
    maxWorkers: '100%',
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          // One after the other in the same process: most of their time was loading the same
          // modules again for each file. What a test stubs ends with it.
          isolate: false,
          unstubGlobals: true,
          restoreMocks: true,
          setupFiles: ['lib/testing/same-examples.ts'],
          include: ['{app,components,lib}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.integration.test.ts', '**/node_modules/**'],
        },
      },
      {
        ...shared,
        test: {
          name: 'integration',
          setupFiles: ['lib/testing/same-examples.ts'],
          include: ['{app,lib}/**/*.integration.test.ts'],
          globalSetup: ['lib/launch/testing/vitest-database.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
