'use client'

import { useTranslations } from 'next-intl'
import { Fact } from '@/components/orders/fact'
import { Panel } from '@/components/orders/panel'
import { useMoney } from '@/components/orders/use-money'
import type { Region } from '@/lib/domain/areas'
import { PARCEL_BOXES, PARCEL_ITEM_TYPES } from '@/lib/domain/parcel-products'
import { formatKilograms, grams } from '@/lib/domain/weight'
import type { ParcelFacts } from '@/lib/parcels/schema'

type GoodsPanelProps = { items: ParcelFacts['items']; region: Region }

/** What is carried, as far as it was said. */
export function GoodsPanel({ items, region }: GoodsPanelProps) {
  const t = useTranslations('parcelPage')
  const form = useTranslations('parcelForm.items')
  const money = useMoney(region)
  if (!items) {
    return (
      <Panel title={t('goodsTitle')}>
        <p className="text-muted">{t('noGoods')}</p>
      </Panel>
    )
  }
  const { value, weight, box, types, detail } = items
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
