'use client'

import { useTranslations } from 'next-intl'
import { Fact, Panel } from '@/components/orders/panel'
import { useMoney } from '@/components/orders/use-money'
import { usePaymentText } from '@/components/orders/use-payment-text'
import { useStoreTime } from '@/components/orders/use-store-time'
import type { Region } from '@/lib/domain/areas'
import { PARCEL_BOXES, PARCEL_ITEM_TYPES } from '@/lib/domain/parcel-products'
import { formatPhone } from '@/lib/domain/phone/format-phone'
import { formatKilograms, grams } from '@/lib/domain/weight'
import type { ParcelDetail, ParcelFacts } from '@/lib/parcels/model/parcel-detail'

type FactsPanelProps = { parcel: ParcelDetail; storeName: string | null }

/** Who ordered it, what was said to the courier, and every moment that is known. */
export function FactsPanel({ parcel: { card, region, facts }, storeName }: FactsPanelProps) {
  const t = useTranslations('parcelPage')
  const time = useStoreTime(region)
  const { contact, remark } = facts
  const moments = [
    [t('createdAt'), card.createdAt],
    [t('scheduledFor'), facts.scheduledFor],
    [t('acceptedAt'), facts.acceptedAt],
    [t('completedAt'), facts.completedAt],
    [t('cancelledAt'), facts.cancelledAt],
  ] as const
  return (
    <Panel title={t('facts')}>
      <dl className="space-y-2">
        {contact && (
          <Fact name={t('orderer')}>
            {[contact.name, contact.phone && formatPhone(contact.phone, region)]
              .filter(Boolean)
              .join(' · ')}
          </Fact>
        )}
        <Fact name={t('remark')}>{remark}</Fact>
        {storeName && <Fact name={t('store')}>{storeName}</Fact>}
        {moments.map(
          ([name, at]) =>
            at && (
              <Fact key={name} name={name}>
                {time.full(at)}
              </Fact>
            ),
        )}
      </dl>
    </Panel>
  )
}

type GoodsPanelProps = { items: ParcelFacts['items']; region: Region }

/** What is carried, as far as it was said; nothing where nothing was. */
export function GoodsPanel({ items, region }: GoodsPanelProps) {
  const t = useTranslations('parcelPage')
  const form = useTranslations('parcelForm.items')
  const money = useMoney(region)
  if (!items) return null
  const { value, weight, box, types, detail } = items
  const isSilent = [value, weight, box, detail].every((said) => said === null)
  if (isSilent && types.length === 0) return null
  const knownBox = PARCEL_BOXES.find((known) => known === box)
  const kinds = types.map((type) => {
    const known = PARCEL_ITEM_TYPES.find((one) => one === type)
    return known ? form(`type.${known}`) : type
  })
  return (
    <Panel title={t('goodsTitle')}>
      <dl className="space-y-2">
        {box && (
          <Fact name={t('box')}>
            {box}
            {knownBox && <span className="text-muted"> · {form(`fits.${knownBox}`)}</span>}
          </Fact>
        )}
        {weight !== null && (
          <Fact name={t('weight')}>
            {t('kilograms', { weight: formatKilograms(grams(weight)) })}
          </Fact>
        )}
        {value !== null && <Fact name={t('value')}>{money(value)}</Fact>}
        {kinds.length > 0 && <Fact name={t('types')}>{kinds.join(' · ')}</Fact>}
        {detail && <Fact name={t('detail')}>{detail}</Fact>}
      </dl>
    </Panel>
  )
}

type ServicesPanelProps = { facts: ParcelFacts; region: Region }

/**
 * Extra services with their fees, what is collected at the door, and who pays the freight; nothing
 * where there is nothing of it.
 */
export function ServicesPanel({ facts, region }: ServicesPanelProps) {
  const t = useTranslations('parcelPage')
  const payment = usePaymentText()
  const { services, paymentType } = facts
  const collect = collectsAnything(facts.collect) ? facts.collect : null
  const pays = payment(paymentType)
  if (services.length === 0 && !collect && !pays) return null
  return (
    <Panel title={t('services')}>
      {services.length > 0 && (
        <ul className="mb-3 space-y-2 border-b pb-3 last:mb-0 last:border-0 last:pb-0">
          {services.map((service, index) => (
            <Service key={index} service={service} region={region} />
          ))}
        </ul>
      )}
      {(collect ?? pays) && (
        <dl className="space-y-2">
          {collect && (
            <Fact name={t('collect')}>
              <Collect collect={collect} region={region} />
            </Fact>
          )}
          <Fact name={t('payment')}>{pays}</Fact>
        </dl>
      )}
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
