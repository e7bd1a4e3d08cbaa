import type { Page } from '@playwright/test'
import { placeWaybillElsewhere } from './stand-ins/outside-platform'
import { seedWaybill } from './seed-waybill'
import type { SimulatorControl } from './simulator-control'

type Listed = { waybills: { orderId: number; clientOrderId: string }[]; next: string | null }

/** Numbers of ours that no other test has, ending as given. */
export function ownNumbers(...endings: string[]): string[] {
  const start = `PR${Date.now()}`
  return endings.map((ending) => `${start}-${ending}`)
}

/** Everything that the print desk offers, whatever became of it: ids by our numbers. */
async function offered(page: Page): Promise<Map<string, number>> {
  const known = new Map<string, number>()
  let cursor: string | null = ''
  while (cursor !== null) {
    const after: string = cursor === '' ? '' : `&after=${cursor}`
    const answer = await page.request.get(`/api/printing/waybills?printed=all&stage=all${after}`)
    const list = (await answer.json()) as Listed
    for (const { clientOrderId, orderId } of list.waybills) known.set(clientOrderId, orderId)
    cursor = list.next
  }
  return known
}

type Sides = { page: Page; simulator: SimulatorControl; index: number }

/** Waybills that stand in our database and at the platform alike, and stay where they are; their ids. */
export async function haveWaybills({ page, simulator, index }: Sides, names: readonly string[]) {
  for (const clientOrderId of names) {
    const recipient = `Chan ${clientOrderId}`
    const platformOrderId = await placeWaybillElsewhere(simulator.base, {
      clientOrderId,
      recipient,
    })
    await simulator.hold(platformOrderId)
    await seedWaybill(index, { clientOrderId, platformOrderId, recipientName: recipient })
  }
  const known = await offered(page)
  return names.map((name) => known.get(name)!)
}
