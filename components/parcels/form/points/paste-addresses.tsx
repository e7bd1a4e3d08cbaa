'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Modal } from '@/components/ui/dialog'
import { Field } from '@/components/ui/forms/field'
import { TextArea } from '@/components/ui/forms/text-area'
import { emptyContact, emptyPoint, type TypedPoint } from '@/lib/parcels/model/typed-parcel'
import { parseAddresses, type PastedAddress } from './parse-addresses'

type PasteAddressesProps = {
  /** How many drop-offs there is room for. */
  room: number
  onAdd: (points: TypedPoint[]) => void
  onClose: () => void
}

/** Many drop-offs from a list; what will be added is shown before it is. */
export function PasteAddresses({ room, onAdd, onClose }: PasteAddressesProps) {
  const t = useTranslations('parcelForm.pasting')
  const [text, setText] = useState('')
  const all = parseAddresses(text)
  const taken = all.slice(0, room)
  const add = () => {
    onAdd(taken.map(toPoint))
    onClose()
  }
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={t('title')}
      description={t('text')}
      wide
      footer={
        <Button variant="primary" size="counter" disabled={taken.length === 0} onClick={add}>
          {t('add', { count: taken.length })}
        </Button>
      }
    >
      <div className="flex flex-col gap-4 pb-2">
        <Field label={t('list')} help={t('listHelp')}>
          {(control) => (
            <TextArea
              {...control}
              autoFocus
              rows={6}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        {taken.length > 0 && <Preview addresses={taken} />}
        {all.length > room && (
          <p role="status" className="font-medium text-late">
            {t('tooMany', { count: all.length - room, room })}
          </p>
        )}
      </div>
    </Modal>
  )
}

function Preview({ addresses }: { addresses: readonly PastedAddress[] }) {
  const t = useTranslations('parcelForm.pasting')
  return (
    <ol aria-label={t('preview')} className="divide-y rounded-outer border">
      {addresses.map(({ address, name, phone, others }, at) => (
        <li key={at} className="flex gap-3 px-3 py-2">
          <span aria-hidden className="w-6 shrink-0 text-right text-muted tabular-nums">
            {at + 1}
          </span>
          <span className="min-w-0 wrap-anywhere">
            {address}
            <span className="block text-muted">
              {name || t('noName')} ·{' '}
              {phone ? <span className="font-mono">{phone}</span> : t('noPhone')}
            </span>
            {others.length > 0 && (
              <span className="block font-medium text-late">
                {t('leftOut', { texts: others.join(' · ') })}
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}

function toPoint({ address, name, phone }: PastedAddress): TypedPoint {
  return { ...emptyPoint(), address, contacts: [{ ...emptyContact(), name, phone }] }
}
