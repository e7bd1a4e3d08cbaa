import { useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import type { CallbackDetail } from '@/lib/settings/schema'
import { CallbackVerdict } from './callback-verdict'
import { Fact, Facts } from './facts'
import { useLocalTime } from './use-local-time'

/** When and how often a callback came, and what its signature is worth. */
export function CallbackCame({ callback }: { callback: CallbackDetail }) {
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
