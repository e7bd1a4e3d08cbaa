import type { Region } from '@/lib/domain/areas'
import { LONGEST_CLIENT_ORDER_ID, readClientOrderId } from '@/lib/domain/client-order-id'
import { type CollectOnDelivery, type Cents, cents, parseAmount } from '@/lib/domain/money'
import type { Coordinates } from '@/lib/domain/coordinates'
import {
  type ParcelBox,
  type ParcelItemType,
  type ParcelProduct,
  needsPositions,
  parcelRules,
} from '@/lib/domain/parcel-products'
import { plainNumber } from '@/lib/domain/typed-text'
import { type Grams, grams, parseKilograms } from '@/lib/domain/weight'
import {
  optionalText,
  addProblem,
  readPerson,
  readPoint,
  type ReadPerson,
  type ReadPoint,
} from './read-point'
import { readTimes } from './read-times'
import type { ParcelProblems, TypedParcel } from './typed-parcel'

/** What an order takes from the store that sends it. */
export type SendingStore = {
  readonly region: Region
  /** Cannot be asked: the store's settings say (conventions §4.4, preferences). */
  readonly hasContract: boolean
  readonly name: string
  readonly address: string
  readonly location: Coordinates
}

/** A parcel order in the domain's terms, as it is recorded and sent. */
export type ReadParcel = {
  product: ParcelProduct
  /** Our own, where a person typed one. */
  clientOrderId?: string
  clientShipmentCode?: string
  positions: string[]
  scheduledFor: Date | null
  autoCancelAt: Date | null
  contact: ReadPerson | null
  path: ReadPoint[]
  services: { code: string; count: string }[]
  items: ReadItems | null
  collect: CollectOnDelivery | null
  remark?: string
}

/**
 * Reads a typed form: the order that it means, or everything that is wrong with it. Forms ask it
 * while they are filled in and the server asks it again, so that the two never disagree.
 */
export function readParcel(
  typed: TypedParcel,
  { store, now }: { store: SendingStore; now: Date },
): { order: ReadParcel; problems: null } | { order: null; problems: ParcelProblems } {
  const problems: ParcelProblems = {}
  const { region } = store
  const { dropOffs, needsContact } = parcelRules(typed.product)
  const path = [pickupOf(typed, store), ...typed.drops].map((point, index) =>
    readPoint(point, { at: index === 0 ? 'pickup' : `drops.${index - 1}`, region, problems }),
  )
  if (typed.drops.length < dropOffs.min) addProblem(problems, 'drops', 'required')
  if (typed.drops.length > dropOffs.max) addProblem(problems, 'drops', 'tooManyDrops')
  const positions = typed.positions.map(({ code }) => code)
  if (positions.length === 0 && needsPositions(typed.product, store.hasContract)) {
    addProblem(problems, 'positions', 'required')
  }
  if (typed.clientOrderId.trim().length > LONGEST_CLIENT_ORDER_ID) {
    addProblem(problems, 'clientOrderId', 'tooLong')
  }
  const order: ReadParcel = {
    product: typed.product,
    ...optionalText('clientOrderId', readClientOrderId(typed.clientOrderId)),
    ...optionalText('clientShipmentCode', typed.reference),
    positions,
    ...readTimes(typed, { region, now, problems }),
    contact: readOrderer(typed, { needsContact, region, problems }),
    path,
    services: typed.services.map(({ code, count }) => ({ code, count })),
    items: readItems(typed, { region, problems }),
    collect: readCollect(typed, { region, problems }),
    ...optionalText('remark', typed.remark),
  }
  return Object.keys(problems).length === 0 ? { order, problems: null } : { order: null, problems }
}

/** Who orders: with name and number where the product needs them, else as much as was typed. */
function readOrderer(
  { orderer }: TypedParcel,
  input: { needsContact: boolean; region: Region; problems: ParcelProblems },
): ReadPerson | null {
  const { needsContact: required, region, problems } = input
  const isBlank = orderer.name.trim() === '' && orderer.phone.trim() === ''
  if (isBlank && !required) return null
  return readPerson(orderer, { at: 'orderer', region, problems, required })
}

/** The store's own place, whatever the form was left with; a store without address has its name. */
function pickupOf({ pickupAt, pickup }: TypedParcel, store: SendingStore) {
  if (pickupAt === 'elsewhere') return pickup
  const { address, name, location } = store
  return { ...pickup, address: address.trim() || name, postalCode: '', location, pinFor: '' }
}

type ReadItems = {
  value: Cents
  weight: Grams
  box: ParcelBox
  types: ParcelItemType[]
  detail?: string
}

/** Kilograms with two decimals at most (conventions §4.4), and more than nothing. */
function parseWeight(text: string): Grams | null {
  if (/\.\d{3,}$/.test(plainNumber(text))) return null
  const weight = parseKilograms(text)
  return weight === 0 ? null : weight
}

/** Where amounts are typed, and where those go that are none. */
type AtStore = { region: Region; problems: ParcelProblems }

/** What is sent; null where the product leaves it open and nothing is told. */
function readItems(typed: TypedParcel, { region, problems }: AtStore): ReadItems | null {
  if (!parcelRules(typed.product).needsItems && !typed.hasItems) return null
  const { value, weight, box, types, detail } = typed.items
  const amount = parseAmount(value, region)
  const load = parseWeight(weight)
  if (amount === null)
    addProblem(problems, 'items.value', value.trim() === '' ? 'required' : 'amount')
  if (load === null)
    addProblem(problems, 'items.weight', weight.trim() === '' ? 'required' : 'weight')
  if (box === '') addProblem(problems, 'items.box', 'required')
  return {
    value: amount ?? cents(0),
    weight: load ?? grams(0),
    box: box === '' ? 'XS' : box,
    types,
    ...optionalText('detail', detail),
  }
}

/** What the courier collects; null when nothing is. One of the two amounts is enough. */
function readCollect(typed: TypedParcel, { region, problems }: AtStore): CollectOnDelivery | null {
  if (!typed.collects) return null
  const read = (name: 'freight' | 'goods') => {
    const text = typed.collect[name].trim()
    const amount = text === '' ? cents(0) : parseAmount(text, region)
    if (amount === null) addProblem(problems, `collect.${name}`, 'amount')
    return amount ?? cents(0)
  }
  const collect = { freight: read('freight'), goods: read('goods') }
  const isNothing = collect.freight === 0 && collect.goods === 0
  const isTyped = 'collect.freight' in problems || 'collect.goods' in problems
  if (isNothing && !isTyped) addProblem(problems, 'collect.goods', 'collect')
  return collect
}
