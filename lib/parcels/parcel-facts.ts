import { autoCancelTimes } from '@/lib/domain/parcel-products'
import type { ParcelOrder } from '@/lib/platform/parcel/order-info'
import type { ParcelFacts, ParcelPerson, ParcelStop } from './model/parcel-detail'
import type { ParcelDraft } from './model/parcel-draft'

const iso = (at: Date | null | undefined) => at?.toISOString() ?? null

type AnyPerson = {
  name: string | null
  phone: string | null
  callingCode?: string | null | undefined
  company?: string | null | undefined
}

const personOf = ({
  name,
  phone,
  callingCode = null,
  company = null,
}: AnyPerson): ParcelPerson => ({
  name,
  phone,
  callingCode,
  company,
})

type AnyStop = {
  address: string | null
  description?: string | null | undefined
  location: ParcelStop['location']
  contacts: readonly AnyPerson[]
}

const stopOf = ({ address, description = null, location, contacts }: AnyStop): ParcelStop => ({
  address,
  description,
  location,
  contacts: contacts.map(personOf),
})

function itemsOf(told: ParcelOrder | null, draft: ParcelDraft | null): ParcelFacts['items'] {
  const items = told?.items ?? draft?.items
  if (!items) return null
  const { value, weight, box, types = [], detail = null } = items
  return { value, weight, box, types: [...types], detail }
}

function collectOf(told: ParcelOrder | null, draft: ParcelDraft | null): ParcelFacts['collect'] {
  if (told?.collect) return told.collect
  return draft?.collect ? { type: null, total: null, ...draft.collect } : null
}

function servicesOf(told: ParcelOrder | null, draft: ParcelDraft | null): ParcelFacts['services'] {
  if (told && told.services.length > 0) return [...told.services]
  return (draft?.services ?? []).map(({ code, count }) => ({ code, name: null, count, fee: null }))
}

/** As the platform says; else as it was asked for; else as the platform does by itself (§4.4). */
function deadlineOf(told: ParcelOrder | null, draft: ParcelDraft | null, createdAt: Date) {
  if (told?.autoCancelAt) return told.autoCancelAt
  if (!draft) return null
  return draft.autoCancelAt ?? autoCancelTimes(createdAt, draft.scheduledFor ?? null).usual
}

/** What is known of a parcel: the platform's word on each matter, and ours where it has none. */
export function parcelFacts(
  told: ParcelOrder | null,
  draft: ParcelDraft | null,
  createdAt: Date,
): ParcelFacts {
  const path: readonly AnyStop[] = told && told.path.length > 0 ? told.path : (draft?.path ?? [])
  const contact = told?.contact ?? draft?.contact
  return {
    product: told?.product ?? draft?.product ?? null,
    path: path.map(stopOf),
    services: servicesOf(told, draft),
    items: itemsOf(told, draft),
    collect: collectOf(told, draft),
    contact: contact ? personOf(contact) : null,
    remark: told?.remark ?? draft?.remark ?? null,
    paymentType: told?.paymentType ?? null,
    courierKind: told?.courier?.positionName ?? told?.courier?.positionCode ?? null,
    clientShipmentCode: told?.clientShipmentCode ?? draft?.clientShipmentCode ?? null,
    scheduledFor: iso(told?.scheduledFor ?? draft?.scheduledFor),
    autoCancelAt: iso(deadlineOf(told, draft, createdAt)),
    acceptedAt: iso(told?.acceptedAt),
    completedAt: iso(told?.completedAt),
    cancelledAt: iso(told?.cancelledAt),
  }
}
