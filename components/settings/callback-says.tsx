import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Section } from '@/components/ui/section'
import type { CallbackDetail } from '@/lib/settings/schema'
import { Fact, Facts } from './facts'
import { SaysLine } from './says-line'
import { useLocalTime } from './use-local-time'

/** What a callback says of an order. */
export function CallbackSays({ callback }: { callback: CallbackDetail }) {
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
          <SaysLine says={callback} />
        </Fact>
        <Fact name={t('detail.at')}>{at ? localTime(at, region) : t('detail.notSaid')}</Fact>
        <Fact name={t('detail.platformOrder')}>{orNot(platformOrderId)}</Fact>
        <Fact name={t('detail.clientOrder')}>{orNot(clientOrderId)}</Fact>
        {family !== 'food' && <Fact name={t('detail.merchant')}>{orNot(merchantId)}</Fact>}
      </Facts>
    </Section>
  )
}
