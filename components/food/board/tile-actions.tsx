'use client'

import { Check, ChefHat, Handshake } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Attention } from '@/components/orders/attention'
import { useProblemText } from '@/components/shell/use-problem-text'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { toast } from '@/components/ui/toast'
import { acknowledgeRefusal, markKitchen } from '@/lib/food/actions'
import type { KitchenMark } from '@/lib/food/model/kitchen-form'
import type { ActionResult } from '@/lib/i18n/action-result'
import type { OrderCard } from '@/lib/orders/model/order-card'

type TileActionsProps = { card: OrderCard; attention: Attention | null }

/** What staff press on a card: the kitchen's marks, and a refused attempt away. */
export function TileActions({ card, attention }: TileActionsProps) {
  return (
    <div className="relative z-10 mt-1 flex gap-1">
      {attention === 'refused' ? <PutAway card={card} /> : <KitchenMarks card={card} />}
    </div>
  )
}

/** Waits for the answer of a press and says what went wrong; the card comes by the live stream. */
function useTilePress() {
  const words = useProblemText()
  const [pending, setPending] = useState(false)
  async function press(act: () => Promise<ActionResult<unknown>>): Promise<boolean> {
    setPending(true)
    try {
      const result = await act()
      if (!result.ok) toast.error(words.sentence(result))
      return result.ok
    } catch {
      toast.error(words.noAnswer())
      return false
    } finally {
      setPending(false)
    }
  }
  return { pending, press }
}

function PutAway({ card }: { card: OrderCard }) {
  const t = useTranslations('food.board')
  const { pending, press } = useTilePress()
  return (
    <Button
      size="counter"
      pending={pending}
      icon={<Check aria-hidden />}
      aria-label={t('putAwayOne', { code: card.pickupCode ?? t('noCode') })}
      onClick={() => void press(() => acknowledgeRefusal({ orderId: card.id }))}
      className="w-full px-2"
    >
      {t('putAway')}
    </Button>
  )
}

const MARKS = {
  'food-ready': { Icon: ChefHat, set: 'ready', done: 'readyDone' },
  'handed-over': { Icon: Handshake, set: 'handed', done: 'handedDone' },
} as const

/** Two switches: pressed again, each takes back what it said (decision 0245). */
function KitchenMarks({ card }: { card: OrderCard }) {
  const isReady = card.foodReadyAt !== null
  const isHanded = card.handedOverAt !== null
  const mayHand = isReady || isHanded || card.stage === 'at-store' || card.selfPickup
  return (
    <>
      {!isHanded && <MarkButton card={card} mark="food-ready" isSet={isReady} />}
      {mayHand && <MarkButton card={card} mark="handed-over" isSet={isHanded} />}
    </>
  )
}

type MarkButtonProps = { card: OrderCard; mark: KitchenMark; isSet: boolean }

function MarkButton({ card, mark, isSet }: MarkButtonProps) {
  const t = useTranslations('food.marks')
  const board = useTranslations('food.board')
  const { pending, press } = useTilePress()
  const { Icon, set, done } = MARKS[mark]
  const code = card.pickupCode ?? board('noCode')
  const orderId = card.id
  async function toggle() {
    const isDone = await press(() => markKitchen({ orderId, mark, isSet: !isSet }))
    if (!isDone || isSet) return
    toast.success(t(done, { code }), {
      action: {
        label: t('undo'),
        onClick: () => void press(() => markKitchen({ orderId, mark, isSet: false })),
      },
    })
  }
  return (
    <Button
      size="counter"
      pending={pending}
      aria-pressed={isSet}
      icon={isSet ? <Check aria-hidden /> : <Icon aria-hidden />}
      onClick={() => void toggle()}
      className={cn(
        'min-w-0 flex-1 gap-1 px-1 text-sm leading-(--line-tight) whitespace-normal',
        isSet && 'border-done bg-done-soft text-done',
      )}
    >
      {t(set)}
    </Button>
  )
}
