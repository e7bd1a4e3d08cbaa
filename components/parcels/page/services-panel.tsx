'use client'

import { useTranslations } from 'next-intl'
import { Fact } from '@/components/orders/fact'
import { Panel } from '@/components/orders/panel'
import { useMoney } from '@/components/orders/use-money'
import type { Region } from '@/lib/domain/areas'
import type { ParcelFacts } from '@/lib/parcels/schema'

type ServicesPanelProps = { facts: ParcelFacts; region: Region }

/** Extra services with their fees, what is collected at the door, and who pays the freight. */
export function ServicesPanel({ facts, region }: ServicesPanelProps) {
  const t = useTranslations('parcelPage')
  const { services, paymentType } = facts
  const collect = collectsAnything(facts.collect) ? facts.collect : null
  return (
    <Panel title={t('services')}>
      {services.length === 0 ? (
        <p className="text-muted">{t('noServices')}</p>
      ) : (
        <ul className="space-y-2">
          {services.map((service, index) => (
            <Service key={index} service={service} region={region} />
          ))}
        </ul>
      )}
      <dl className="mt-3 space-y-2 border-t pt-3">
        <Fact name={t('collect')}>
          {collect ? <Collect collect={collect} region={region} /> : t('nothingToCollect')}
        </Fact>
        {paymentType && <Fact name={t('payment')}>{paymentType}</Fact>}
      </dl>
    </Panel>
  )
}

/** The platform also tells of what is not collected, as 0. */
const collectsAnything = (collect: ParcelFacts['collect']) =>
  [collect?.goods, collect?.freight, collect?.total].some((amount) => amount)

type ServiceProps = { service: ParcelFacts['services'][number]; region: Region }

function Service({ service: { code, name, count, fee }, region }: ServiceProps) {
  const t = useTranslations('parcelPage')
  const money = useMoney(region)
  return (
    <li className="flex items-baseline justify-between gap-x-3">
      <span className="min-w-0 wrap-anywhere">
        {name ?? code}
        {count && <span className="text-muted"> {t('times', { count })}</span>}
      </span>
      <span className="shrink-0 font-mono">{fee === null ? t('noFee') : money(fee)}</span>
    </li>
  )
}

type CollectProps = { collect: NonNullable<ParcelFacts['collect']>; region: Region }

/** The amounts as the platform adds them up; its word for the way of paying is not published. */
function Collect({ collect: { type, freight, goods, total }, region }: CollectProps) {
  const t = useTranslations('parcelPage')
  const money = useMoney(region)
  const amounts = [
    [t('goods'), goods],
    [t('freight'), freight],
    [t('total'), total],
  ] as const
  return (
    <>
      {amounts.map(
        ([name, amount]) =>
          amount !== null && (
            <span key={name} className="flex justify-between gap-x-3">
              <span>{name}</span>
              <span className="font-mono">{money(amount)}</span>
            </span>
          ),
      )}
      {type && (
        <span className="flex justify-between gap-x-3">
          <span>{t('collectType')}</span>
          <span>{type}</span>
        </span>
      )}
    </>
  )
}
