import 'server-only'
import { createTranslator } from 'next-intl'
import type { orders } from '@/lib/db/tables/orders'
import type { stores } from '@/lib/db/tables/stores'
import { areaOf, storeLanguage } from '@/lib/domain/areas'
import { normalisePhone } from '@/lib/domain/phone/phone'
import { storeName } from '@/lib/domain/store-name'
import { localeFor } from '@/lib/i18n/choose-locale'
import { LOCALES } from '@/lib/i18n/locales'
import { messagesOf } from '@/lib/i18n/messages'
import type { Invitation } from './model/share'

type Order = Pick<typeof orders.$inferSelect, 'recipientPhone' | 'request'>
type Store = Pick<typeof stores.$inferSelect, 'name' | 'nameZh' | 'region' | 'language'>

/**
 * What is sent to a customer with a link, in each language of the interface, and to which number.
 * It begins in the language that people read at the store: which one the customer reads nobody said.
 */
export function invitation(order: Order, store: Store, url: string): Invitation {
  const texts = LOCALES.map((locale) => {
    const t = createTranslator({ locale, messages: messagesOf(locale), namespace: 'tracking' })
    return [locale, t('share.invitation', { store: storeName(store, locale), url })] as const
  })
  return {
    phone: internationalPhone(order, store),
    locale: localeFor(storeLanguage(store)),
    texts: Object.fromEntries(texts) as Invitation['texts'],
  }
}

/** All digits of a number with its calling code; null where there is no number to write to. */
function internationalPhone({ recipientPhone, request }: Order, { region }: Store): string | null {
  if (recipientPhone === null) return null
  const code = request?.['callingCode']
  if (typeof code === 'string' && !recipientPhone.startsWith('+')) {
    return code + withoutTrunk(recipientPhone, code, region)
  }
  const phone = normalisePhone(recipientPhone, region)
  if (!phone.ok) return null
  return phone.callingCode + withoutTrunk(phone.national, phone.callingCode, region)
}

/** A number of the region is dialled with a 0 at home that nobody dials from abroad. */
function withoutTrunk(national: string, callingCode: string, region: Store['region']): string {
  const { callingCode: own, trunkPrefix } = areaOf(region)
  const hasTrunk = own === callingCode && trunkPrefix !== '' && national.startsWith(trunkPrefix)
  return hasTrunk ? national.slice(trunkPrefix.length) : national
}
