import { useFormatter, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { ListAddress } from '@/lib/lists/model/list-address'
import type { Figure } from '@/lib/orders/model/figure'

type FigureNoticeProps = {
  address: Pick<ListAddress, 'figure' | 'stores'>
  onChange: (changes: Partial<ListAddress>) => void
}

/** Says that a list is that of a report's figure, and how to see all again. */
export function FigureNotice({ address: { figure, stores }, onChange }: FigureNoticeProps) {
  const t = useTranslations('reports.figure')
  const textOf = useFigureWords()
  if (figure === null && stores.length === 0) return null
  return (
    <Notice kind="info" title={t('label')}>
      <p>
        {[
          ...(figure ? [textOf(figure)] : []),
          ...(stores.length > 0 ? [t('stores', { count: stores.length })] : []),
        ].join(' · ')}
      </p>
      <Button
        variant="quiet"
        className="-ml-3"
        onClick={() => onChange({ figure: null, stores: [] })}
      >
        {t('remove')}
      </Button>
    </Notice>
  )
}

function useFigureWords(): (figure: Figure) => string {
  const t = useTranslations('reports')
  const format = useFormatter()
  return (figure) => {
    switch (figure.kind) {
      case 'late':
        return t(`figure.late-${figure.against}`)
      case 'cancelled':
        return t(`figure.cancelled-${figure.by}`)
      case 'slow':
        return t('figure.slow', { part: t(`times.${figure.measure}`), minutes: figure.minutes })
      case 'hour':
        return t('figure.hour', {
          // 1 January 2024 was a Monday.
          weekday: format.dateTime(new Date(Date.UTC(2024, 0, figure.weekday)), {
            weekday: 'long',
            timeZone: 'UTC',
          }),
          hour: `${String(figure.hour).padStart(2, '0')}:00`,
        })
      case 'courier':
        return t('figure.courier', { courier: figure.courier || t('couriers.unknown') })
      case 'waybill':
        return t(`figure.waybill-${figure.is}`)
      case 'pickup':
        if (figure.slot === '') return t('figure.pickupNone')
        return figure.slot === 'day' ? t('figure.pickupDay') : t('figure.pickup', figure)
    }
  }
}
