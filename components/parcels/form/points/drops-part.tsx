'use client'

import dynamic from 'next/dynamic'
import { ClipboardPaste, Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/forms/field'
import type { Region } from '@/lib/domain/areas'
import { parcelRules } from '@/lib/domain/parcel-products'
import { emptyPoint, type TypedPoint } from '@/lib/parcels/model/typed-parcel'
import { isTypedPoint, type DraftParcel } from '../draft'
import { DropCard } from './drop-card'
import { gapOf } from './drop-index'
import { FormPart } from '../form-part'
import { useDragOrder } from './use-drag-order'
import { errorId, fieldId, focusField, groupProps, useFieldError } from '../fields'

/** The card that stands last, whichever it is by then. */
const LAST = 'last'

const PasteAddresses = dynamic(
  () => import('./paste-addresses').then((module) => module.PasteAddresses),
  { ssr: false },
)

/** Where it goes, in the order in which the courier rides. */
export function DropsPart({ region }: { region: Region }) {
  const t = useTranslations('parcelForm.drops')
  const { control, clearErrors, getValues } = useFormContext<DraftParcel>()
  const product = useWatch({ control, name: 'product' })
  const { fields, append, remove, move, replace } = useFieldArray({ control, name: 'drops' })
  const { max } = parcelRules(product).dropOffs
  const [open, setOpen] = useState<string | null>(fields[0]?.id ?? null)
  const openId = open === LAST ? fields.at(-1)?.id : open
  const reached = useRef<string | null>(null)
  const [said, setSaid] = useState('')
  const [isPasting, setPasting] = useState(false)
  const error = useFieldError('drops')
  const count = fields.length
  // Somebody was led to a field of a card that was closed or not there: it is open now.
  useEffect(() => {
    const field = document.getElementById(reached.current ?? '')
    reached.current = null
    field?.focus()
    field?.scrollIntoView({ block: 'center' })
  }, [openId])
  const moveTo = (from: number, to: number) => {
    if (to < 0 || to >= count) return
    setOpen(openId ?? null)
    move(from, to)
    setSaid(t('moved', { from: from + 1, to: to + 1, count }))
  }
  const { list, drag, begin } = useDragOrder(moveTo)
  const line = drag && drag.from !== drag.to ? gapOf(drag.from, drag.to) : null
  const add = (points: readonly TypedPoint[]) => {
    const kept = getValues('drops').filter(isTypedPoint)
    replace([...kept, ...points])
    setOpen(null)
    setSaid(t('added', { count: points.length }))
  }
  const addOne = () => {
    append(emptyPoint(), { shouldFocus: false })
    reached.current = fieldId(`drops.${count}.address`)
    setOpen(LAST)
    setSaid(t('added', { count: 1 }))
  }
  return (
    <FormPart
      title={t(max > 1 ? 'label' : 'only')}
      {...(max > 1 && { aside: <span className="text-muted">{t('count', { count, max })}</span> })}
    >
      <div {...groupProps('drops', error)} className="flex flex-col gap-3 outline-none">
        {error && <FieldError id={errorId('drops')}>{error}</FieldError>}
        <ol ref={list} className="flex flex-col gap-2">
          {fields.map(({ id }, at) => (
            <DropCard
              key={id}
              at={at}
              count={count}
              region={region}
              isOpen={openId === id || max === 1}
              isFixed={max === 1}
              isDragged={drag?.from === at}
              lineAt={line === at ? 'before' : line === count && at === count - 1 ? 'after' : null}
              onToggle={() => setOpen(openId === id ? null : id)}
              onReach={(field) => {
                reached.current = field
                setOpen(id)
              }}
              onMove={(to) => moveTo(at, to)}
              onGrab={(event) => begin(event, at)}
              onRemove={() => {
                // To the one beside it, before the button that has the focus goes.
                focusField(`drops.${at === 0 ? 1 : at - 1}.head`)
                setOpen(null)
                remove(at)
                clearErrors('drops')
                setSaid(t('removed', { number: at + 1 }))
              }}
            />
          ))}
        </ol>
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      {max > 1 && (
        <div className="flex flex-wrap gap-2">
          <Button icon={<Plus aria-hidden />} disabled={count >= max} onClick={addOne}>
            {t('add')}
          </Button>
          <Button icon={<ClipboardPaste aria-hidden />} onClick={() => setPasting(true)}>
            {t('paste')}
          </Button>
        </div>
      )}
      {isPasting && (
        <PasteAddresses
          room={max - getValues('drops').filter(isTypedPoint).length}
          onAdd={add}
          onClose={() => setPasting(false)}
        />
      )}
    </FormPart>
  )
}
