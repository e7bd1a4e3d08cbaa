import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { orderPaths } from '@/lib/orders/keys'
import type { CallbackDetail } from '@/lib/settings/model/callbacks'
import { CallbackButtons, StoreAssignment, type StoreChoice } from './callback-buttons'
import { CallbackState, useLocalTime } from './callback-marks'

type CallbackOrderProps = {
  callback: CallbackDetail
  stores: readonly StoreChoice[]
}

/** Which order a callback is about, and what a person can do when that is not known. */
export function CallbackOrder({ callback, stores }: CallbackOrderProps) {
  const t = useTranslations('callbacks.order')
  const { state, family, orderId } = callback
  return (
    <Section title={t('title')}>
      <div className="flex flex-col items-start gap-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <CallbackState state={state} />
          <Became callback={callback} stores={stores} />
        </div>
        {orderId !== null && (
          <Link href={orderPaths.order(family, orderId)} className={buttonClass()}>
            {t('open')}
          </Link>
        )}
        {state !== 'applied' && <StoreAssignment callback={callback} stores={stores} />}
        <CallbackButtons callback={callback} />
      </div>
    </Section>
  )
}

function Became({ callback, stores }: CallbackOrderProps) {
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
