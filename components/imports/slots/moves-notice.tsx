'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useSlotText } from '@/components/orders/use-slot-text'
import { Button } from '@/components/ui/button'
import { Confirm } from '@/components/ui/confirm'
import { Notice } from '@/components/ui/notice'
import { toast } from '@/components/ui/toast'
import { moveRows, proposeMoves } from '@/lib/imports/actions'
import { importKeys } from '@/lib/imports/keys'
import type { ImportView } from '@/lib/imports/model/import-view'
import type { SlotPair, SlotTime } from '@/lib/imports/model/next-pair'
import type { Move } from '@/lib/imports/model/row-slots'
import { useImportAction } from '../use-import-action'

type MovesNoticeProps = {
  view: ImportView
  /** How many rows these are. */
  held: number
  /** What is shown is not yet what is kept. */
  disabled: boolean
  /** Opens the choice of times for many rows. */
  chooseTimes: () => void
  refresh: () => void
}

/** Rows whose pickup was over before they were sent, and the one proposal for all of them. */
export function MovesNotice({ view, held, disabled, chooseTimes, refresh }: MovesNoticeProps) {
  const t = useTranslations('imports.moves')
  const slots = useTranslations('imports.slots')
  const client = useQueryClient()
  const { isPending, run } = useImportAction()
  const [moves, setMoves] = useState<Move[] | null>(null)
  const [open, setOpen] = useState(false)
  const possible = (moves ?? []).filter(({ to }) => to !== null)
  const count = possible.reduce((sum, { rows }) => sum + rows, 0)
  const isNothing = possible.length === 0
  const { id } = view

  async function find() {
    const found = await run(() => proposeMoves({ importId: id }))
    if (found === null) return
    setMoves(found.moves)
    setOpen(true)
  }

  async function agree() {
    let moved = 0
    for (const { product, from, to } of possible) {
      if (to === null) continue
      const result = await run(() => moveRows({ importId: id, product, from, to }))
      if (result === null) break
      moved += result.moved
    }
    if (moved > 0) toast.success(t('moved', { count: moved }))
    setOpen(false)
    refresh()
    await client.refetchQueries({ queryKey: importKeys.rows(id) })
  }

  return (
    <>
      <Notice
        kind="late"
        role="alert"
        title={t('title', { count: held })}
        action={
          <Button pending={isPending && !open} disabled={disabled} onClick={() => void find()}>
            {t('find')}
          </Button>
        }
      >
        {t('text')}
      </Notice>
      <Confirm
        open={open}
        onOpenChange={setOpen}
        title={isNothing ? t('nothing') : t('dialog')}
        text={isNothing ? t('none') : t('dialogText')}
        confirmLabel={isNothing ? slots('open') : t('agree', { count })}
        pending={isPending}
        onConfirm={() => {
          if (!isNothing) return void agree()
          setOpen(false)
          chooseTimes()
        }}
      >
        <ul className="flex flex-col gap-3">
          {moves?.map((move) => (
            <MoveLine
              key={JSON.stringify([move.product, move.from])}
              move={move}
              isOnly={isNothing}
            />
          ))}
        </ul>
      </Confirm>
    </>
  )
}

type MoveLineProps = {
  move: Move
  /** That nothing later is offered has been said of all of them. */
  isOnly: boolean
}

/** How many rows, from which pair, to which. */
function MoveLine({ move: { product, from, to, rows }, isOnly }: MoveLineProps) {
  const t = useTranslations('imports')
  const words = usePairWords()
  return (
    <li>
      <p className="font-medium">{t('moves.line', { rows, product: t(`products.${product}`) })}</p>
      <p className="text-muted line-through">{t('moves.from', { slot: words(from) })}</p>
      {to && <p>{t('moves.to', { slot: words(to) })}</p>}
      {!to && !isOnly && <p>{t('moves.none')}</p>}
    </li>
  )
}

/** `Mon, Nov 23, 10:00–13:00, delivered Tue, Nov 24, 09:00–13:00`. */
function usePairWords() {
  const t = useTranslations('imports.moves')
  const slotText = useSlotText()
  const text = (slot: SlotTime) => slotText(slot) ?? t('noDay')
  return ({ pickup, delivery }: SlotPair) =>
    delivery ? t('delivery', { pickup: text(pickup), delivery: text(delivery) }) : text(pickup)
}
