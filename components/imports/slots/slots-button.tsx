'use client'

import { CalendarClock } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Modal } from '@/components/ui/dialog'
import type { ImportView } from '@/lib/imports/schema'
import type { RowCheck } from '../parse/check-rows'
import type { LoadedRows } from '../use-import-rows'
import type { SlotChooser } from './slot-chooser'
import type { SlotOffers } from './slot-offers'
import { slotRows } from './slot-rows'
import { SlotsForm } from './slots-form'

type SlotsButtonProps = {
  view: ImportView
  loaded: LoadedRows
  checks: ReadonlyMap<number, RowCheck>
  offers: SlotOffers
  /** What is shown is not yet what is kept. */
  disabled: boolean
  refresh: () => void
  SlotChooser: SlotChooser
}

/** Opens the choice of one pickup and delivery for all rows of a product. */
export function SlotsButton(props: SlotsButtonProps) {
  const { view, loaded, checks, offers, disabled, refresh, SlotChooser } = props
  const t = useTranslations('imports.slots')
  const [open, setOpen] = useState(false)
  const rows = open ? slotRows(loaded, checks, offers) : null
  return (
    <>
      <Button
        icon={<CalendarClock aria-hidden />}
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
      <Modal open={open} onOpenChange={setOpen} title={t('title')} description={t('text')} wide>
        {rows && (
          <SlotsForm {...{ view, rows, refresh, SlotChooser }} onDone={() => setOpen(false)} />
        )}
      </Modal>
    </>
  )
}
