import type { Actor } from '@/lib/auth/actor'
import type { SlotPair, SlotTime } from '@/lib/domain/imports/next-pair'
import { readSlots } from '@/lib/express/read-slots'
import type { SlotsQuery } from '@/lib/express/schema'
import { importRow } from './import-file'

/** A waybill that is collected at one address and brought to another, at these times. */
export function timedRow(clientOrderId: string, { pickup, delivery }: SlotPair) {
  const row = importRow({ clientOrderId, box: 'S', boxes: '1', weight: '1200' })
  const sender = Object.entries(row)
    .filter(([field]) => field.startsWith('recipient.'))
    .map(([field, text]) => [field.replace('recipient', 'sender'), text])
  return {
    ...row,
    ...(Object.fromEntries(sender) as typeof row),
    ...{ 'pickup.date': pickup.date, 'pickup.period': pickup.period },
    ...{ 'delivery.date': delivery?.date ?? '', 'delivery.period': delivery?.period ?? '' },
  }
}

/** The first two pickups with a delivery that goes with each, and the first with one that does not. */
export async function offeredPairs(asked: { actor: Actor; query: SlotsQuery }) {
  const { pickup, delivery } = await readSlots(asked)
  const all = pickup.slots.flatMap((from) =>
    delivery.flatMap(({ slots }) => slots).map((to) => ({ from, to, goes: goesWith(to, from) })),
  )
  const [soon] = all.filter(({ goes }) => goes)
  const later = all.find(({ from, goes }) => goes && from !== soon?.from)
  const apart = all.find(
    ({ from, to }) =>
      from === soon?.from && !all.some((one) => one.from === from && one.goes && same(one.to, to)),
  )
  if (!soon || !later || !apart) throw new Error('the platform offers too little')
  return { soon: pairOf(soon), later: pairOf(later), apart: pairOf(apart) }
}

type Offered = Awaited<ReturnType<typeof readSlots>>
type Pickup = Offered['pickup']['slots'][number]
type Delivery = Offered['delivery'][number]['slots'][number]

const same = (one: SlotTime, other: SlotTime) =>
  one.date === other.date && one.period === other.period

/** Read here once more, so that the rule is not tested by itself (express §4.7 rule 4). */
const goesWith = ({ acceptable }: Delivery, { workingDay }: Pickup) =>
  acceptable !== null &&
  Number(acceptable.low) <= Number(workingDay) &&
  Number(workingDay) <= Number(acceptable.high)

const pairOf = ({ from, to }: { from: SlotTime; to: SlotTime }) => ({
  pickup: { date: from.date, period: from.period },
  delivery: { date: to.date, period: to.period },
})
