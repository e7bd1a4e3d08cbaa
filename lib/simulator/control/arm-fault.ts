import { z } from 'zod'
import { ANY_CALLBACK, CALLBACK_FAULTS, REQUEST_FAULTS } from '../core/faults'
import { routeOf } from '../core/route-request'
import { ControlError } from './control-error'
import type { Controls } from './controls'
import { readControl } from './read-control'

const LONGEST_MS = 10 * 60_000

const Fault = z
  .strictObject({
    path: z.string().startsWith('/', 'must begin with a slash').optional(),
    kind: z.enum([...REQUEST_FAULTS, ...CALLBACK_FAULTS]),
    times: z.int().min(1).max(100_000).default(1),
    ms: z.int().min(0).max(LONGEST_MS).optional(),
    code: z.int().min(1).optional(),
  })
  .refine((fault) => fault.ms !== undefined || !/^(slow|late_callback)$/.test(fault.kind), {
    path: ['ms'],
    message: 'is needed for slow and late_callback',
  })
  .refine((fault) => fault.code !== undefined || fault.kind !== 'error', {
    path: ['code'],
    message: 'is needed for error',
  })

type Fault = z.infer<typeof Fault>

/** POST /_control/faults: the next `times` (1) requests to `path`, or callbacks, go wrong. */
export function armFault(controls: Controls, body: string) {
  const { path, kind, times, ms = 0, code = 0 } = readControl(Fault, body)
  const requestKind = REQUEST_FAULTS.find((known) => known === kind)
  const callbackKind = CALLBACK_FAULTS.find((known) => known === kind)
  const fullPath = requestKind ? requestPath(controls, path) : callbackPath(controls, path)
  if (requestKind) controls.faults.requests.arm(fullPath, { kind: requestKind, ms, code }, times)
  if (callbackKind) controls.faults.callbacks.arm(fullPath, { kind: callbackKind, ms }, times)
  return { path: fullPath, kind, times }
}

/** A path with or without its version segment; one that no family serves is a typing mistake. */
function requestPath({ families }: Controls, path: Fault['path']) {
  if (path === undefined) throw new ControlError(400, 'path: is needed for a fault of requests')
  const family = families.find((known) => known.has(path))
  if (family) return `${family.basePath}${path}`
  if (routeOf(families, path)) return path
  throw new ControlError(400, `path: no operation is served at ${path}`)
}

/** Callbacks are named by the path that they go to; without one, the next of any family is meant. */
function callbackPath({ families }: Controls, path: Fault['path']) {
  if (path === undefined) return ANY_CALLBACK
  const paths = families.flatMap((family) => family.callbackPaths)
  const found = paths.find((known) => path.endsWith(known))
  if (found !== undefined) return found
  throw new ControlError(400, `path: callbacks go to ${paths.join(', ')}, not to ${path}`)
}
