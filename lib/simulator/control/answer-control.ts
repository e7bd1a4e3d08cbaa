import { z } from 'zod'
import type { ControlledOrder } from '../core/family'
import { ANY_CALLBACK, CALLBACK_FAULTS, REQUEST_FAULTS } from '../core/faults'
import { LifeOver } from '../core/order-life'
import { type Answer, type Received, jsonAnswer } from '../core/signed/exchange'
import { routeOf } from '../core/signed/route-request'
import { ControlError, readControl, readableText } from './read-control'
import type { Controls } from '../simulation'

const LONGEST_MS = 10 * 60_000

const Fault = z
  .strictObject({
    path: z.string().startsWith('/', 'must begin with a slash').optional(),
    kind: z.enum([...REQUEST_FAULTS, ...CALLBACK_FAULTS]),
    times: z.int().min(1).max(100_000).default(1),
    ms: z.int().min(0).max(LONGEST_MS).optional(),
    code: z.int().min(1).optional(),
    /** Of requests alone. */
    containing: z.string().min(1).optional(),
  })
  .refine((fault) => fault.ms !== undefined || !/^(slow|late_callback)$/.test(fault.kind), {
    path: ['ms'],
    message: 'is needed for slow and late_callback',
  })
  .refine((fault) => fault.code !== undefined || fault.kind !== 'error', {
    path: ['code'],
    message: 'is needed for error',
  })

const shown = (body: string | Uint8Array) =>
  typeof body === 'string' ? readableText(body) : `${body.byteLength} bytes`

const Spare = z.strictObject({ containing: z.string().min(1) })

const Report = z.strictObject({ order_id: z.string(), text: z.string() })

const Hold = z.strictObject({ order_id: z.string() })

const Stand = z.strictObject({ client_order_id: z.string().min(1) })

export const CONTROL_PATH = '/_control/'

type Request = Received & { readonly query: URLSearchParams }
type Call = (controls: Controls, request: Request) => unknown

const CALLS: Readonly<Record<string, Call>> = {
  'GET /_control/requests': (controls, { query }) => listRequests(controls, query),
  'GET /_control/callbacks': (controls, { query }) => listCallbacks(controls, query),
  'GET /_control/orders': (controls) => listOrders(controls),
  'GET /_control/doubles': (controls) => listDoubles(controls),
  'POST /_control/hold': (controls, { body }) => holdOrder(controls, body),
  'POST /_control/faults': (controls, { body }) => armFault(controls, body),
  'POST /_control/spare': (controls, { body }) => spareRequests(controls, body),
  'POST /_control/exceptions': (controls, { body }) => reportException(controls, body),
  'POST /_control/reset': (controls) => {
    controls.reset()
    return { reset: true }
  },
}

const MOVE = /^POST \/_control\/orders\/([^/]+)\/(advance|cancel)$/

/** The control interface: JSON in and out; what is wrong with a call is one sentence in `error`. */
export function answerControl(controls: Controls, request: Request): Answer {
  try {
    return jsonAnswer(200, run(controls, request))
  } catch (error) {
    if (error instanceof ControlError) return jsonAnswer(error.status, { error: error.message })
    throw error
  }
}

function run(controls: Controls, request: Request) {
  const name = `${request.method} ${request.path}`
  const call = CALLS[name]
  if (call) return call(controls, request)
  const move = MOVE.exec(name)
  if (!move) throw new ControlError(404, `there is no control call ${name}`)
  const [, orderId = '', verb] = move
  return moveOrder(controls, orderId, verb === 'cancel' ? 'cancel' : 'advance')
}

/** GET /_control/orders: every order that there is, those of one family after the other. */
function listOrders({ families }: Controls) {
  return families.flatMap((family) =>
    family.orders().map(({ orderId, clientOrderId, status }) => ({
      base_path: family.basePath,
      order_id: orderId,
      client_order_id: clientOrderId,
      status,
    })),
  )
}

/**
 * GET /_control/doubles: the client order ids under which a family has more than one order, each with
 * theirs. The platform allows it; nobody ever wants it.
 */
function listDoubles(controls: Controls) {
  const byNumber = new Map<string, string[]>()
  for (const { base_path, client_order_id, order_id } of listOrders(controls)) {
    const key = `${base_path} ${client_order_id}`
    byNumber.set(key, [...(byNumber.get(key) ?? []), order_id])
  }
  return [...byNumber]
    .filter(([, orderIds]) => orderIds.length > 1)
    .map(([key, order_ids]) => {
      const [base_path = '', ...number] = key.split(' ')
      return { base_path, client_order_id: number.join(' '), order_ids }
    })
}

/**
 * POST /_control/hold `{"order_id"}`: from now on only `advance` moves the order. With
 * `{"client_order_id"}` it is the orders still to be created under that number that do so from their
 * first moment on: nobody has to be quicker than a courier.
 */
function holdOrder(controls: Controls, body: string) {
  const stand = Stand.safeParse(readableText(body))
  if (stand.success) {
    controls.standing.add(stand.data.client_order_id)
    return stand.data
  }
  const { order_id } = readControl(Hold, body)
  const order = controlledOrder(controls, order_id)
  order.hold()
  return { order_id, status: order.status }
}

/**
 * POST /_control/exceptions `{"order_id","text"}`: the platform tells at once that something went
 * wrong with the order, whose status stays (express §6.1 `exception_description`); with an empty text
 * that it is over.
 */
function reportException(controls: Controls, body: string) {
  const { order_id, text } = readControl(Report, body)
  const order = controlledOrder(controls, order_id)
  if (!order.report) throw new ControlError(400, `order ${order_id} is of no family that reports`)
  order.report(text)
  return { order_id, status: order.status }
}

/** GET /_control/callbacks?order_id=…: every delivery attempt, oldest first. */
function listCallbacks({ attempts }: Controls, query: URLSearchParams) {
  const orderId = query.get('order_id')
  return attempts
    .list()
    .filter(({ callback }) => orderId === null || callback.orderId === orderId)
    .map(({ url, body, at, attempt, status, response, ok }) => ({
      url,
      body: readableText(body),
      raw: body,
      at,
      attempt,
      status,
      response: response === null ? null : readableText(response),
      ok,
    }))
}

/** Finds an order of any family; refuses an unknown one with 404. */
function controlledOrder({ families }: Controls, orderId: string): ControlledOrder {
  for (const family of families) {
    const order = family.order(orderId)
    if (order) return order
  }
  throw new ControlError(404, `there is no order ${orderId}`)
}

/** POST /_control/orders/{order_id}/advance and /cancel: answers the status that came of it. */
function moveOrder(controls: Controls, orderId: string, move: 'advance' | 'cancel') {
  try {
    controlledOrder(controls, orderId)[move]()
  } catch (error) {
    if (error instanceof LifeOver) throw new ControlError(400, `order ${orderId}: ${error.message}`)
    throw error
  }
  return { order_id: orderId, status: controlledOrder(controls, orderId).status }
}

/**
 * GET /_control/requests?path=…: requests received, oldest first. `path` may be the whole path or its
 * end. `body` is the JSON that was sent, or the text where it was not JSON; `raw` is always the text.
 */
function listRequests({ requests }: Controls, query: URLSearchParams) {
  const path = query.get('path')
  return requests
    .list()
    .filter((entry) => path === null || entry.path.endsWith(path))
    .map(({ method, path, headers, body, at, answer, tookMs }) => ({
      method,
      path,
      headers,
      body: readableText(body),
      raw: body,
      at,
      tookMs,
      response: answer && { status: answer.status, body: shown(answer.body) },
    }))
}

type Fault = z.infer<typeof Fault>

/**
 * POST /_control/spare `{"containing"}`: requests with this text in them meet no fault from here on
 * that is not meant for a text, so that what somebody else arms waits for whom it is for.
 */
function spareRequests(controls: Controls, body: string) {
  const { containing } = readControl(Spare, body)
  controls.faults.requests.spare(containing)
  return { containing }
}

/**
 * POST /_control/faults: the next `times` (1) requests to `path`, or callbacks, go wrong; with
 * `containing`, those requests alone that have this text in them.
 */
function armFault(controls: Controls, body: string) {
  const { path, kind, times, ms = 0, code = 0, containing = null } = readControl(Fault, body)
  const requestKind = REQUEST_FAULTS.find((known) => known === kind)
  const callbackKind = CALLBACK_FAULTS.find((known) => known === kind)
  const fullPath = requestKind ? requestPath(controls, path) : callbackPath(controls, path)
  if (requestKind) {
    controls.faults.requests.arm(fullPath, { kind: requestKind, ms, code }, times, containing)
  }
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
