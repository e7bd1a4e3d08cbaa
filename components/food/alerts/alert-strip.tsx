import { ArrowDown, BellRing, Check } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Kbd } from '@/components/ui/kbd'
import { ALERT_KINDS, type AlertKind } from '@/lib/food/model/alert-of'

const COUNTS = { new: 'countNew', changed: 'countChanged', cancelled: 'countCancelled' } as const

type AlertStripProps = {
  alerts: ReadonlyMap<number, AlertKind>
  /** Of these, how many the search and the filters hide. */
  hidden: number
  onSeen: () => void
  /** Goes to the next of them; absent where none has a card. */
  onShow?: () => void
}

/** What nobody has seen yet, with one press for all of it: at the foot of the board. */
export function AlertStrip({ alerts, hidden, onSeen, onShow }: AlertStripProps) {
  const t = useTranslations('board.alert')
  if (alerts.size === 0) return null
  const kinds = [...alerts.values()]
  const counts = ALERT_KINDS.flatMap((kind) => {
    const count = kinds.filter((one) => one === kind).length
    return count === 0 ? [] : [t(COUNTS[kind], { count })]
  })
  const what = counts.join(' · ')
  return (
    <section
      aria-label={t('label')}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t-2 border-accent bg-accent-soft px-4 py-2 lg:px-6"
    >
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 text-base font-semibold">
        <BellRing aria-hidden className="size-6 shrink-0 text-accent" />
        <p role="status">{what}</p>
        {hidden > 0 && <p className="font-normal">{t('hidden', { count: hidden })}</p>}
        {onShow && hidden < alerts.size && (
          <Button variant="quiet" size="counter" icon={<ArrowDown aria-hidden />} onClick={onShow}>
            {t('show')}
          </Button>
        )}
      </div>
      <Button
        variant="primary"
        size="counter"
        icon={<Check aria-hidden />}
        aria-label={t('seenAll', { what })}
        onClick={onSeen}
        className="h-14 min-w-40 text-lg max-sm:w-full"
      >
        {t('seen')}
        <span aria-hidden className="max-lg:hidden [&_kbd]:border-on-accent [&_kbd]:text-on-accent">
          <Kbd>A</Kbd>
        </span>
      </Button>
    </section>
  )
}
