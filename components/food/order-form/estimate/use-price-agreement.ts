'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { type Cents, parseDollars } from '@/lib/domain/money'
import type { EstimateAnswer, LadderStep } from '@/lib/food/model/estimate'
import type { OrderForm, PricedOrder, ShownPrice } from '@/lib/food/model/order-form'
import { ladderRows } from './ladder-rows'
import { estimateOf, estimateQuery } from './use-estimate'
import type { OrderFormApi } from '../use-order-form'

/** The price that was shown, and the one that the platform names for the very bill. */
export type PriceDifference = { shown: ShownPrice; now: ShownPrice }

/** What a price depends on. */
const BASIS = ['storeId', 'location', 'amount', 'when', 'scheduledFor', 'delivery'] as const

/**
 * The price that the person knows of and sends the form at: the ladder's, or the one that the
 * platform named since. Any change to what a price depends on starts it anew.
 */
export function usePriceAgreement(form: OrderFormApi) {
  const client = useQueryClient()
  const basis = JSON.stringify(useWatch({ control: form.control, name: BASIS }))
  const [told, setTold] = useState<{ basis: string; difference: PriceDifference } | null>(null)
  const difference = told?.basis === basis ? told.difference : null

  const askedFor = (values: Parameters<typeof estimateOf>[0]) => {
    return estimateQuery(estimateOf(values, true)).queryKey
  }
  const shownFor = (values: OrderForm): PricedOrder['shownPrice'] => {
    if (difference) return difference.now
    const answer = client.getQueryData(askedFor(values))
    return shownPrice(answer?.ladder, parseDollars(values.amount))
  }
  return {
    /** To be confirmed by the person; null when there is nothing to confirm. */
    difference,
    shownFor,
    /** Takes what the platform named instead, and brings the shown ladder up to date. */
    tell: (values: OrderForm, now: LadderStep) => {
      const shown = shownFor(values)
      if (!shown) return
      const named: ShownPrice = { mode: now.mode, feeCents: now.feeCents }
      setTold({ basis, difference: { shown, now: named } })
      void client.invalidateQueries({ queryKey: askedFor(values) })
    },
  }
}

/** The step of the shown ladder that the bill falls into; null when no ladder says so. */
export function shownPrice(
  ladder: EstimateAnswer['ladder'] | undefined,
  bill: Cents | null,
): PricedOrder['shownPrice'] {
  if (!Array.isArray(ladder)) return null
  const yours = ladderRows(ladder, bill).find(({ isYours }) => isYours)
  return yours ? { mode: yours.mode, feeCents: yours.fee } : null
}
