import { findArea } from '@/lib/domain/express/hong-kong-districts'
import { formatDollars, type Cents } from '@/lib/domain/money'
import { expressRules, VALUE_PLUS } from '@/lib/domain/express/express-products'
import type { Party, Recipient, Text, WaybillDraft } from '@/lib/domain/express/waybill-draft'
import type { ClonedWaybill, Replacement, WaybillStore } from './new-waybill'
import {
  BLANK_ADDRESS,
  blankWaybill,
  type TypedAddress,
  type TypedParty,
  type TypedWaybill,
} from './typed-waybill'

const text = (value: Text) => value ?? ''
const number = (value: number | null | undefined) => (value == null ? '' : String(value))
const dollars = (value: Cents | null | undefined) => (value == null ? '' : formatDollars(value))

/**
 * The sender that a form begins with at a store; an empty one while there is no store. Who never sent
 * yet gets the store's own pin, put for no address, which is not questioned when one is typed.
 */
export function rememberedSender(
  stores: readonly WaybillStore[],
  storeId: number | undefined,
): TypedParty {
  const store = stores.find(({ id }) => id === storeId)
  if (!store) return blankWaybill('', undefined).sender
  const sender = typeParty(store.sender)
  return { ...sender, location: sender.location ?? store.location }
}

/** Collected from the sender, fetched from a locker (express §2.1). */
const TO_LOCKER = 'HDP-ECOMM-L'

/**
 * A form as it opens: with the store's sender, with all that an earlier waybill asked for, or for the
 * locker that was chosen before.
 */
export function firstWaybill(input: {
  formKey: string
  stores: readonly WaybillStore[]
  storeId: number | undefined
  clone: ClonedWaybill | null
  lockerCode?: string | null
  /** How it is made in the place of the earlier one. */
  instead?: Replacement | null
}): TypedWaybill {
  const { formKey, stores, clone, lockerCode, instead = null } = input
  const storeId = clone?.storeId ?? input.storeId
  const sender = rememberedSender(stores, storeId)
  const blank = { ...blankWaybill(formKey, storeId), sender }
  if (clone) {
    const typed = { ...blank, ...typeDraft(clone.draft), product: clone.product }
    return instead === null ? typed : replacing(typed, instead, blank)
  }
  if (!lockerCode) return blank
  return { ...blank, product: TO_LOCKER, recipient: { ...blank.recipient, lockerCode } }
}

/** The form for what is made in the place of a waybill that could not be delivered. */
function replacing(typed: TypedWaybill, how: Replacement, blank: TypedWaybill): TypedWaybill {
  const { product, sender, recipient } = typed
  if (how === 'locker') {
    const isHandedIn = product !== null && expressRules(product).group === 'warehouse'
    const { name, phone, phone2 } = recipient
    return {
      ...typed,
      product: isHandedIn ? 'HDP-SFWH-L' : TO_LOCKER,
      recipient: { ...blank.recipient, name, phone, phone2 },
      box: '',
      boxes: '',
      collect: blank.collect,
    }
  }
  if (how === 'again') return typed
  // Whoever has it sends it; nothing is collected on the way back.
  const { name, phone, address, location, pinFor, withoutPin } = recipient
  const home = sender.name === '' ? blank.sender : sender
  return {
    ...typed,
    product: 'HDP-ECOMM-H',
    sender: { name, phone, address, location, pinFor, withoutPin },
    recipient: { ...blank.recipient, ...home },
    collect: blank.collect,
  }
}

/** A number as it is dialled in Hong Kong: as it is, or `+` and all of a foreign one. */
function dialled(callingCode: Text, phone: Text): string {
  const isForeign = Boolean(callingCode) && callingCode !== '852' && Boolean(phone)
  return isForeign ? `+${text(callingCode)} ${text(phone)}` : text(phone)
}

/** A sender or a recipient as somebody would have typed it. */
function typeParty({ name, callingCode, phone, address, location }: Party): TypedParty {
  const given = address ?? {}
  const parts = Object.keys(BLANK_ADDRESS).map((part) => [
    part,
    text(given[part as keyof TypedAddress]),
  ])
  const typed = {
    ...(Object.fromEntries(parts) as TypedAddress),
    area: findArea(text(given.area)) ?? ('' as const),
  }
  return {
    name: text(name),
    phone: dialled(callingCode, phone),
    address: typed,
    location: location ?? undefined,
    // It was sent with this address; without one, somebody says so anew each time.
    pinFor: location ? typed : BLANK_ADDRESS,
    withoutPin: false,
  }
}

/** A recipient as somebody would have typed it, with all that is kept of them. */
export function typeRecipient(recipient: Recipient): TypedWaybill['recipient'] {
  return {
    ...typeParty(recipient),
    phone2: dialled(recipient.callingCode2, recipient.phone2),
    lockerCode: text(recipient.lockerCode),
  }
}

/** What a draft says, as somebody would have typed it: for a form that begins with an earlier one. */
function typeDraft(draft: WaybillDraft): Partial<TypedWaybill> {
  const { sender, recipient, services = [], collect } = draft
  const [plus] = (services ?? []).filter(({ code }) => code === VALUE_PLUS)
  return {
    ...(sender && { sender: typeParty(sender) }),
    recipient: typeRecipient(recipient ?? {}),
    box: text(draft.box),
    boxes: number(draft.boxes),
    weight: number(draft.weight),
    items: (draft.items ?? []).map(({ code, name, quantity, price }) => ({
      code: text(code),
      name: text(name),
      quantity: number(quantity),
      price: dollars(price),
    })),
    valuePlus: text(plus?.value),
    services: (services ?? [])
      .filter((service) => service !== plus)
      .map(({ code, count, value, fee }) => ({
        code,
        count: text(count),
        value: text(value),
        fee: text(fee),
      })),
    collect: { freight: dollars(collect?.freight), goods: dollars(collect?.goods) },
    remark: text(draft.remark),
  }
}
