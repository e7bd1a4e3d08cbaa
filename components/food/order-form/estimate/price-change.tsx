'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Notice } from '@/components/ui/notice'
import type { Region } from '@/lib/domain/areas'
import type { ShownPrice } from '@/lib/food/model/order-form'
import { usePriceText } from './use-price-text'
import type { PriceDifference } from './use-price-agreement'

type PriceChangeProps = { difference: PriceDifference; region: Region }

/** Says, just above the button, that the price is another; the button then takes the new one. */
export function PriceChange({ difference, region }: PriceChangeProps) {
  const t = useTranslations('food.form.priceChanged')
  const words = usePriceText(region)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // To the middle: at the foot of the screen the navigation would lie over it.
    box.current?.scrollIntoView({ block: 'center' })
    box.current?.focus({ preventScroll: true })
  }, [difference])
  const price = ({ mode, feeCents }: ShownPrice) =>
    t('price', { mode: words.mode(mode), fee: words.fee(feeCents) })
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Notice kind="waiting" role="alert" title={t('title')}>
        {t('text', { now: price(difference.now), shown: price(difference.shown) })}
      </Notice>
    </div>
  )
}
