import { jsonAnswer, type Answer, type Received } from '../core/exchange'
import { armFault } from './arm-fault'
import { ControlError } from './control-error'
import type { Controls } from './controls'
import { holdOrder } from './hold-order'
import { listCallbacks } from './list-callbacks'
import { listOrders } from './list-orders'
import { listRequests } from './list-requests'
import { moveOrder } from './move-order'
import { reportException } from './report-exception'

export const CONTROL_PATH = '/_control/'

type Request = Received & { readonly query: URLSearchParams }
type Call = (controls: Controls, request: Request) => unknown

const CALLS: Readonly<Record<string, Call>> = {
  'GET /_control/requests': (controls, { query }) => listRequests(controls, query),
  'GET /_control/callbacks': (controls, { query }) => listCallbacks(controls, query),
  'GET /_control/orders': (controls) => listOrders(controls),
  'POST /_control/hold': (controls, { body }) => holdOrder(controls, body),
  'POST /_control/faults': (controls, { body }) => armFault(controls, body),
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
