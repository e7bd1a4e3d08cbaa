import { ChevronRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Section } from '@/components/ui/section'
import type { CallbackDetail } from '@/lib/settings/model/callbacks'
import { CallbackVerdict, StatusCodeLine, useLocalTime } from './callback-marks'

/** When and how often a callback came, and what its signature is worth. */
export function CallbackReceipt({ callback }: { callback: CallbackDetail }) {
  const t = useTranslations('callbacks.detail')
  const localTime = useLocalTime()
  const { receivedAt, region, deliveries, lastDeliveryAt, stale, signedAt, unsigned } = callback
  const last = localTime(lastDeliveryAt, region)
  return (
    <Section title={t('came')} text={t('cameText')}>
      <Facts>
        <Fact name={t('received')}>{localTime(receivedAt, region)}</Fact>
        <Fact name={t('times')}>{t('timesValue', { count: deliveries, last })}</Fact>
        <Fact name={t('signature')}>
          <CallbackVerdict stale={stale} />
          {stale && <p className="mt-1 text-muted">{t('staleText')}</p>}
        </Fact>
        {signedAt && <Fact name={t('signedAt')}>{localTime(signedAt, region)}</Fact>}
        <Fact name={t('unsigned')}>
          {unsigned.length > 0 ? (
            <span className="font-mono">{unsigned.join(', ')}</span>
          ) : (
            t('unsignedNone')
          )}
        </Fact>
      </Facts>
    </Section>
  )
}

/** What a callback says of an order. */
export function CallbackContent({ callback }: { callback: CallbackDetail }) {
  const t = useTranslations('callbacks')
  const localTime = useLocalTime()
  const { family, at, region, platformOrderId, clientOrderId, merchantId } = callback
  const orNot = (text: string | null): ReactNode =>
    text ? <span className="font-mono select-all">{text}</span> : t('detail.notSaid')
  return (
    <Section
      title={t('detail.says')}
      text={t(family === 'parcel' ? 'detail.saysUnsigned' : 'detail.saysText')}
    >
      <Facts>
        <Fact name={t('list.family')}>{t(`family.${family}`)}</Fact>
        <Fact name={t('detail.code')}>
          <StatusCodeLine says={callback} />
        </Fact>
        <Fact name={t('detail.at')}>{at ? localTime(at, region) : t('detail.notSaid')}</Fact>
        <Fact name={t('detail.platformOrder')}>{orNot(platformOrderId)}</Fact>
        <Fact name={t('detail.clientOrder')}>{orNot(clientOrderId)}</Fact>
        {family !== 'food' && <Fact name={t('detail.merchant')}>{orNot(merchantId)}</Fact>}
      </Facts>
    </Section>
  )
}

/** The message as it came, letter by letter: what the signature was made over. */
export function CallbackRaw({ raw }: { raw: string }) {
  const t = useTranslations('callbacks.detail')
  if (raw === '') {
    return (
      <Section title={t('raw')}>
        <p className="text-muted">{t('rawGone')}</p>
      </Section>
    )
  }
  return (
    <Section title={t('raw')} text={t('rawText')}>
      <details className="group">
        <summary className="inline-flex h-9 cursor-pointer list-none items-center gap-1.5 rounded-inner font-medium pointer-coarse:h-12 [&::-webkit-details-marker]:hidden">
          <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
          {t('showRaw')}
        </summary>
        <pre className="mt-2 max-h-96 overflow-y-auto rounded-outer bg-sunken p-3 font-mono text-xs wrap-anywhere whitespace-pre-wrap">
          {raw}
        </pre>
      </details>
    </Section>
  )
}

/** Names with what they hold, one under the other; beside each other where there is room. */
function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[10rem_minmax(0,1fr)]">{children}</dl>
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere max-sm:mb-1">{children}</dd>
    </>
  )
}
