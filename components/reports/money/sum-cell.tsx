import { useTranslations } from 'next-intl'
import { Td } from '@/components/ui/table'
import { useMoneyText } from './use-money-text'

type SumCellProps = { orders: number; cents: number; currency: string }

/** What some orders come to, and how many they are; nothing of none. */
export function SumCell({ orders, cents, currency }: SumCellProps) {
  const t = useTranslations('money')
  const money = useMoneyText()
  return (
    <Td align="end" className="whitespace-nowrap">
      {orders === 0 ? (
        <span className="text-muted">{t('nothing')}</span>
      ) : (
        <>
          {money(cents, currency)}
          <span className="block text-xs text-muted">{t('orders', { count: orders })}</span>
        </>
      )}
    </Td>
  )
}
