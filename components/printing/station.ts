'use client'

import { useSyncExternalStore } from 'react'
import { keptValue } from '@/components/shell/kept-value'
import type { Station } from '@/lib/printing/model/label-forms'
import { PICK_ORDERS, type PickOrder } from '@/lib/printing/model/pick-order'
import { useLabelChoice } from './label/label-choice'

/** How this station's labels lie in the stack; its paper is kept beside (`label-choice`). */
type StackOrder = Pick<Station, 'order' | 'reversed'>

const FIRST: StackOrder = { order: 'place', reversed: false }
const REVERSED = 'reversed'

/** Reads what a browser kept; what is no order is the first one. */
export function decodeStackOrder(text: string | null): StackOrder {
  const [word, reversed] = (text ?? '').split(':')
  const order = PICK_ORDERS.find((one) => one === word)
  return order ? { order, reversed: reversed === REVERSED } : FIRST
}

export function encodeStackOrder({ order, reversed }: StackOrder): string {
  return reversed ? `${order}:${REVERSED}` : order
}

const kept = keptValue({
  key: 'handover-print-order',
  encode: encodeStackOrder,
  decode: decodeStackOrder,
})

/** What this station prints with, kept in its browser. */
export function useStation(): Station {
  const choice = useLabelChoice()
  const stack = useSyncExternalStore(kept.subscribe, kept.read, () => FIRST)
  return { ...choice, ...stack }
}

export const chooseOrder = (order: PickOrder) => kept.change((stack) => ({ ...stack, order }))
export const chooseReversed = (reversed: boolean) =>
  kept.change((stack) => ({ ...stack, reversed }))
