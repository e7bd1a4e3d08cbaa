import type { Shutdown } from '@/lib/launch/start/shutdown'
import { startBaseline } from './baseline-app'
import { makeLiveOrders } from './live-orders'
import { measureCallbacks } from './measure/measure-callbacks'
import { measureLive } from './measure/measure-live'
import type { CallbackPart } from './report-callbacks'
import { sayWhatProductSaid, startStack, type Say } from './stack'

const ORDERS = 300

/** What the bench measures of callbacks, alone: minutes instead of half an hour, without a browser. */
export async function runCallbacks(say: Say, shutdown: Shutdown): Promise<CallbackPart> {
  const stack = await startStack(say, shutdown)
  try {
    const baselineUrl = await startBaseline(say, stack, shutdown)
    say(`Filling the board with ${ORDERS} orders...`)
    const orders = await makeLiveOrders(stack, ORDERS)
    say('Sending callbacks while 200 boards are open...')
    const live = await measureLive({ stack, orders, shutdown })
    say('Sending callbacks to the baseline and the product, in turns...')
    return { live, callbacks: await measureCallbacks({ stack, baselineUrl, orders }) }
  } catch (error) {
    sayWhatProductSaid(say, stack.dataDir)
    throw error
  }
}
