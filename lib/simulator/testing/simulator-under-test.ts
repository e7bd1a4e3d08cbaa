import { startSimulator } from '../server'
import { ManualClock } from './manual-clock'
import { ParcelStranger } from './parcel-stranger'
import { startReceiver } from './receiver'
import { Stranger } from './stranger'

type Choice = { readonly speed?: number; readonly seed?: number; readonly clock?: ManualClock }

/** A simulator on a free port with a clock that the test moves, a client, and a receiver of callbacks. */
export async function simulatorUnderTest({
  speed = 1,
  seed = 1,
  clock = new ManualClock(),
}: Choice = {}) {
  const receiver = await startReceiver()
  const lines: string[] = []
  const simulator = await startSimulator({
    port: 0,
    callbackUrl: receiver.url,
    speed,
    seed,
    clock,
    log: (line) => lines.push(line),
  })
  return {
    clock,
    receiver,
    lines,
    stranger: new Stranger(simulator.url, clock),
    express: new Stranger(simulator.url, clock, '/v1.1'),
    parcels: new ParcelStranger(simulator.url),
    async stop() {
      await simulator.stop()
      await receiver.stop()
    },
  }
}

export type SimulatorUnderTest = Awaited<ReturnType<typeof simulatorUnderTest>>
