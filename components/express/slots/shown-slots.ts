import {
  acceptsSome,
  pickupsMeant,
  type ChosenSlots,
  type SlotChoice,
} from '@/lib/express/model/chosen-slots'
import {
  acceptsPickup,
  type DeliverySlot,
  type PickupSlot,
  type SlotOffer,
} from '@/lib/domain/express/slots'

/** Whether a slot can be chosen, or why not. */
type SlotMark = 'open' | 'gone' | 'mismatch' | 'needs-pickup'

export type ShownSlot = SlotChoice & {
  readonly key: string
  /** The platform's words, where they say more than the period. */
  readonly description: string | null
  readonly mark: SlotMark
  readonly isChosen: boolean
  /** Of a whole day's pickups those that the slot accepts, where it does not accept all. */
  readonly onlyAfter: readonly string[]
}

export type ShownDay = { readonly date: string; readonly slots: readonly ShownSlot[] }

export type ShownGroup = {
  /** The platform's name of the group; null for what it offers no longer. */
  readonly name: string | null
  readonly description: string | null
  readonly days: readonly ShownDay[]
}

const keyOf = (group: string, { date, period }: SlotChoice) => `${group} ${date} ${period ?? ''}`
const isSame = (a: SlotChoice, b: SlotChoice | null) =>
  b !== null && a.date === b.date && a.period === b.period

/** The pickup slots by day, the chosen one among them even where it is gone. */
export function pickupDays(
  offer: SlotOffer,
  { pickup: chosen }: ChosenSlots,
  takesPeriod: boolean,
): ShownDay[] {
  const slots = offer.pickup.slots.map((slot) =>
    shown('pickup', {
      ...slot,
      period: takesPeriod ? slot.period : null,
      description: takesPeriod ? slot.description : null,
      isChosen: false,
    }),
  )
  const marked = slots.map((slot) => ({ ...slot, isChosen: isSame(slot, chosen) }))
  const isGone = chosen && !marked.some(({ isChosen }) => isChosen)
  return byDay(isGone ? [...marked, gone('pickup', chosen)] : marked)
}

/** Every delivery group with all of its slots, each marked by whether it goes with the pickup. */
export function deliveryGroups(offer: SlotOffer, chosen: ChosenSlots): ShownGroup[] {
  const pickups = pickupsMeant(offer, chosen.pickup)
  const picked = chosenDelivery(offer, chosen, pickups)
  const groups = offer.delivery.map(({ name, description, slots }) => ({
    name,
    description,
    days: byDay(
      slots.map((slot) => ({
        ...shown(`group ${name}`, { ...slot, isChosen: slot === picked }),
        mark: markOf(slot, chosen, pickups),
        onlyAfter: onlyAfter(slot, pickups),
      })),
    ),
  }))
  if (!chosen.delivery || picked) return groups
  const lost = byDay([gone('gone', chosen.delivery)])
  return [{ name: null, description: null, days: lost }, ...groups]
}

function shown(
  group: string,
  slot: SlotChoice & { description: string | null; isChosen: boolean },
) {
  const { date, period, isChosen } = slot
  const description = saysMore(slot.description, period) ? slot.description : null
  const mark: SlotMark = 'open'
  return { key: keyOf(group, slot), date, period, description, isChosen, mark, onlyAfter: [] }
}

const gone = (group: string, choice: SlotChoice): ShownSlot => ({
  ...shown(group, { ...choice, description: null, isChosen: true }),
  mark: 'gone',
})

const bare = (text: string) => text.replace(/[\s–-]/g, '')
const saysMore = (description: string | null, period: string | null) =>
  description !== null && description.trim() !== '' && bare(description) !== bare(period ?? '')

/** Where one time stands in several groups, that which goes with the pickup is the chosen one. */
function chosenDelivery(
  offer: SlotOffer,
  { delivery }: ChosenSlots,
  pickups: readonly PickupSlot[],
): DeliverySlot | null {
  const same = offer.delivery.flatMap(({ slots }) => slots.filter((one) => isSame(one, delivery)))
  return same.find((slot) => acceptsSome(slot, pickups)) ?? same[0] ?? null
}

function markOf(
  slot: DeliverySlot,
  { pickup }: ChosenSlots,
  pickups: readonly PickupSlot[],
): SlotMark {
  if (!pickup || pickups.length === 0) return 'needs-pickup'
  return acceptsSome(slot, pickups) ? 'open' : 'mismatch'
}

function onlyAfter(slot: DeliverySlot, pickups: readonly PickupSlot[]): string[] {
  const going = pickups.filter((pickup) => acceptsPickup(slot, pickup))
  return going.length < pickups.length ? going.map(({ period }) => period) : []
}

/** Days in their order, and within each the slots in theirs, each once. */
function byDay(slots: readonly ShownSlot[]): ShownDay[] {
  const days = new Map<string, Map<string, ShownSlot>>()
  for (const slot of slots) {
    const day = days.get(slot.date) ?? new Map<string, ShownSlot>()
    days.set(slot.date, day)
    if (!day.has(slot.key) || slot.isChosen) day.set(slot.key, slot)
  }
  const inOrder = (a: string | null, b: string | null) => ((a ?? '') < (b ?? '') ? -1 : 1)
  return [...days.entries()]
    .toSorted(([a], [b]) => inOrder(a, b))
    .map(([date, day]) => ({
      date,
      slots: [...day.values()].toSorted((a, b) => inOrder(a.period, b.period)),
    }))
}
