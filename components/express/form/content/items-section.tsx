'use client'

import { Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef, type KeyboardEvent } from 'react'
import { useFieldArray, useFormContext, type FieldPath } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/forms/field'
import { expressRules } from '@/lib/domain/express/express-products'
import { ITEM_COLUMNS, ItemRow } from './item-row'
import { FormSection } from './form-section'
import { useNeed, useProduct } from './product-context'
import { BLANK_ITEM, type TypedWaybill } from '@/lib/express/model/typed-waybill'
import { fieldId, useFieldError } from '../fields'

/** What is wrong with the list as a whole; a line that is typed may have mended it. */
const PATH = 'items.root'

/** What is inside, line by line. Enter in a line begins the next one. */
export function ItemsSection() {
  const t = useTranslations('waybills.form')
  const need = useNeed('items')
  const problem = useFieldError('items')
  const { maxItems } = expressRules(useProduct())
  const { control, clearErrors, formState } = useFormContext<TypedWaybill>()
  const { fields, append, remove } = useFieldArray({ control, name: 'items' })
  const adding = useRef<HTMLButtonElement>(null)
  if (need === 'none') return null
  const isFull = maxItems !== null && fields.length >= maxItems
  const add = () => !isFull && append(BLANK_ITEM)
  return (
    <FormSection title={t('sections.items')} text={t('sections.itemsText')}>
      <div id={fieldId('items')} tabIndex={-1} className="flex flex-col gap-3 outline-none">
        <p className="text-muted">{t(need === 'required' ? 'itemsRequired' : 'itemsOptional')}</p>
        {problem && formState.isSubmitted && <FieldError>{problem}</FieldError>}
        {fields.length > 0 && <ColumnHeads />}
        <ul
          onInput={() => clearErrors(PATH as FieldPath<TypedWaybill>)}
          className="flex flex-col gap-3 sm:gap-2"
          onKeyDown={onEnter(add)}
        >
          {fields.map(({ id }, index) => (
            <ItemRow
              key={id}
              index={index}
              onRemove={() => {
                remove(index)
                adding.current?.focus()
              }}
            />
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-3">
          <Button ref={adding} icon={<Plus aria-hidden />} disabled={isFull} onClick={add}>
            {t('addItem')}
          </Button>
          <p className="text-muted tabular-nums">
            {isFull ? t('itemsMost', { max: maxItems }) : t('itemCount', { count: fields.length })}
          </p>
        </div>
      </div>
    </FormSection>
  )
}

/** In a line of the contents Enter does not send the form. */
const onEnter = (add: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  add()
}

function ColumnHeads() {
  const t = useTranslations('waybills.form.fields.item')
  return (
    <div aria-hidden className={`${ITEM_COLUMNS} hidden text-muted sm:grid`}>
      {(['code', 'name', 'quantity', 'price'] as const).map((part) => (
        <span key={part}>{t(part)}</span>
      ))}
      <span className="w-9 pointer-coarse:w-12" />
    </div>
  )
}
