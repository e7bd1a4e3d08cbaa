import { useLocale } from 'next-intl'
import { regionOfCurrency } from '@/lib/domain/areas'
import { cents, formatDollars, formatMoney } from '@/lib/domain/money'

/** Amounts of whole cents in a currency (ISO 4217), as they are read; also what is below nothing. */
export function useMoneyText(): (amount: number, currency: string) => string {
  const locale = useLocale()
  return (amount, currency) => {
    const region = regionOfCurrency(currency)
    const size = cents(Math.abs(amount))
    const text = region ? formatMoney(size, region, locale) : `${currency} ${formatDollars(size)}`
    return amount < 0 ? `\u2212${text}` : text
  }
}
