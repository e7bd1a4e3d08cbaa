/** Runs once in each process of the dashboard, before the first request; not while building. */
export async function register(): Promise<void> {
  // Next replaces this name while it builds for each of its runtimes.
  // oxlint-disable-next-line no-restricted-properties
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return
  const { startInstance } = await import('@/lib/launch/start/instance')
  await startInstance()
}
