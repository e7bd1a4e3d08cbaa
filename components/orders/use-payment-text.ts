import { useTranslations } from 'next-intl'

/** Ways of paying that the platform was seen to name; its list is not published (1 §2.4, 3 §2.3). */
const KNOWN = ['MONTHLY', 'PREPAID', 'RECIPIENT', 'SENDER'] as const

/** Who pays, as people say it; the platform's own word where it is another one. */
export function usePaymentText() {
  const t = useTranslations('orders.payment')
  return (code: string | null | undefined): string | null => {
    const known = KNOWN.find((one) => one === code?.toUpperCase())
    return known ? t(known) : (code ?? null)
  }
}
