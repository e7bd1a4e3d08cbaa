import { findArea } from '@/lib/domain/hong-kong-districts'
import { formatDollars, type Cents } from '@/lib/domain/money'
import { VALUE_PLUS } from '@/lib/domain/express-products'
import type { Party, Text, WaybillDraft } from '@/lib/domain/waybill-draft'
import {
  BLANK_ADDRESS,
  type TypedAddress,
  type TypedParty,
  type TypedWaybill,
} from './typed-waybill'

const text = (value: Text) => value ?? ''
const number = (value: number | null | undefined) => (value == null ? '' : String(value))
const dollars = (value: Cents | null | undefined) => (value == null ? '' : formatDollars(value))

/** A number as it is dialled in Hong Kong: as it is, or `+` and all of a foreign one. */
export function dialled(callingCode: Text, phone: Text): string {
  const isForeign = Boolean(callingCode) && callingCode !== '852' && Boolean(phone)
  return isForeign ? `+${text(callingCode)} ${text(phone)}` : text(phone)
}

/** A sender or a recipient as somebody would have typed it. */
export function typeParty({ name, callingCode, phone, address, location }: Party): TypedParty {
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

/** What a draft says, as somebody would have typed it: for a form that begins with an earlier one. */
export function typeDraft(draft: WaybillDraft): Partial<TypedWaybill> {
  const { sender, recipient, services = [], collect } = draft
  const [plus] = (services ?? []).filter(({ code }) => code === VALUE_PLUS)
  return {
    ...(sender && { sender: typeParty(sender) }),
    recipient: {
      ...typeParty(recipient ?? {}),
      phone2: dialled(recipient?.callingCode2, recipient?.phone2),
      lockerCode: text(recipient?.lockerCode),
    },
    ...{ box: text(draft.box), boxes: number(draft.boxes), weight: number(draft.weight) },
    items: (draft.items ?? []).map(({ code, name, quantity, price }) => ({
      ...{ code: text(code), name: text(name), quantity: number(quantity), price: dollars(price) },
    })),
    valuePlus: text(plus?.value),
    services: (services ?? [])
      .filter((service) => service !== plus)
      .map(({ code, count, value, fee }) => ({
        ...{ code, count: text(count), value: text(value), fee: text(fee) },
      })),
    collect: { freight: dollars(collect?.freight), goods: dollars(collect?.goods) },
    remark: text(draft.remark),
  }
}
