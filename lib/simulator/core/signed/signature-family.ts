import { type Call, openEnvelope } from './envelope'
import { type Answer, jsonAnswer, plainAnswer, type Received } from './exchange'
import type { ControlledOrder, Family } from '../family'
import { incorrect, PLATFORM_ERRORS, PlatformError, type PlatformErrorCode } from './platform-error'
import type { World } from '../world'

/** Returns the response's `data`, or undefined where the specification shows none; throws a `PlatformError`. */
type Operation = (call: Call) => object | undefined

type Members = {
  readonly basePath: string
  readonly callbackPaths: readonly string[]
  readonly once: ReadonlySet<string>
  readonly operations: ReadonlyMap<string, Operation>
  /** The regions of this deployment; left out, all of the platform's. */
  readonly regions?: readonly string[]
  order(orderId: string): ControlledOrder | undefined
  orders(): readonly ControlledOrder[]
  file?(path: string): Promise<Answer> | undefined
  reset(): void
}

/**
 * A family behind the signature envelope: POST and JSON only, business refusals with HTTP 200
 * (conventions §7 rule 2). The content type is not looked at: the specification asks for none here.
 */
export function signatureFamily(
  world: World,
  { operations, regions, ...members }: Members,
): Family {
  return {
    ...members,
    has: (path) => operations.has(path),
    answer(path, request) {
      const operation = operations.get(path)
      if (!operation) return plainAnswer(404, 'Not Found')
      if (request.method !== 'POST') return methodNotAllowed()
      return outcome(world, served(operation, regions), request)
    },
    refusal: (code) => refusal(code, meaningOf(code)),
  }
}

function outcome({ credentials, clock }: World, operation: Operation, request: Received): Answer {
  try {
    const data = operation(openEnvelope(request.body, credentials, clock.now()))
    return jsonAnswer(200, data === undefined ? { error: 0 } : { error: 0, data }, 'error=0')
  } catch (error) {
    if (error instanceof PlatformError) return refusal(error.code, error.message)
    throw error
  }
}

/** The same operation, for calls from some regions alone. */
const served =
  (operation: Operation, regions: readonly string[] | undefined): Operation =>
  (call) => {
    if (regions && !regions.includes(call.region))
      throw incorrect('data.meta.region', `must be ${regions.join(' or ')}`)
    return operation(call)
  }

const refusal = (code: number, message: string) =>
  jsonAnswer(200, { error: code, err_msg: message }, `error=${code} ${message}`)

const methodNotAllowed = (): Answer => {
  const answer = plainAnswer(405, 'Method Not Allowed')
  return { ...answer, headers: { ...answer.headers, allow: 'POST' } }
}

const isListed = (code: number): code is PlatformErrorCode => code in PLATFORM_ERRORS
const meaningOf = (code: number) => (isListed(code) ? PLATFORM_ERRORS[code] : 'system error')
