import { useTranslations } from 'next-intl'
import { type ExpressProduct, expressRules } from '@/lib/domain/express/express-products'

/** What is said below the phone of whoever sends a parcel of this product, or gets it (express §2.2). */
export function usePhoneHelp(product: ExpressProduct, whose: 'sender' | 'recipient'): string {
  const t = useTranslations('waybills.form')
  const { mobileOnly, destination } = expressRules(product)
  const isRecipient = whose === 'recipient'
  const isLocal = isRecipient && destination === 'locker'
  return [
    t(isLocal ? 'phoneLocal' : 'phoneHelp'),
    ...(isRecipient && mobileOnly ? [t('phoneMobile')] : []),
  ].join(' ')
}
