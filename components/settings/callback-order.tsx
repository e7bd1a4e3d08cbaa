import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import type { CallbackDetail } from '@/lib/settings/schema'
import { CallbackButtons } from './callback-buttons'
import { CallbackState } from './callback-state'
import { GiveToStore, type StoreChoice } from './give-to-store'
import { useLocalTime } from './use-local-time'

type CallbackOrderProps = {
  callback: CallbackDetail
  /** The page of its order; null when there is none. */
  orderHref: string | null
  stores: readonly StoreChoice[]
}

/** Which order a callback is about, and what a person can do when that is not known. */
export function CallbackOrder({ callback, orderHref, stores }: CallbackOrderProps) {
  const t = useTranslations('callbacks.order')
  const { state, orderId, orderStoreId } = callback
  const store = stores.find(({ id }) => id === orderStoreId)?.name ?? ''
  return (
    <Section title={t('title')}>
      <div className="flex flex-col items-start gap-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <CallbackState state={state} />
          <Became callback={callback} stores={stores} />
        </div>
        {orderId !== null &&
          (orderHref ? (
            <Link href={orderHref} className={buttonClass()}>
              {t('open')}
            </Link>
          ) : (
            <p>{t('number', { id: String(orderId), store })}</p>
          ))}
        {state !== 'applied' && <GiveToStore callback={callback} stores={stores} />}
        <CallbackButtons callback={callback} />
      </div>
    </Section>
  )
}

function Became({ callback, stores }: Omit<CallbackOrderProps, 'orderHref'>) {
  const t = useTranslations('callbacks.order')
  const localTime = useLocalTime()
  const { state, region, appliedAt, dismissedAt, dismissedBy, claimedStoreId } = callback
  if (appliedAt) return <p>{t('applied', { time: localTime(appliedAt, region) })}</p>
  if (state === 'dismissed' && dismissedAt) {
    const name = dismissedBy ?? t('nobody')
    return <p>{t('dismissed', { name, time: localTime(dismissedAt, region) })}</p>
  }
  const store = stores.find(({ id }) => id === claimedStoreId)
  return (
    <p>
      {t('waiting')} {store && t('waitingSelf', { store: store.name })}
    </p>
  )
}
