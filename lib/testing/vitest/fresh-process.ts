import { heldPerProcess } from '@/lib/config/per-process'

/**
 * Test files share a process with those before them: each begins with nothing held and the
 * environment that the run began with, as a process of its own would.
 */
const shared = globalThis as typeof globalThis & { environmentAtFirst?: NodeJS.ProcessEnv }
shared.environmentAtFirst ??= { ...process.env }
for (const name of Object.keys(process.env)) {
  if (!(name in shared.environmentAtFirst)) Reflect.deleteProperty(process.env, name)
}
Object.assign(process.env, shared.environmentAtFirst)
heldPerProcess().clear()
