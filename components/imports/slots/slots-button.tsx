'use client'

import { CalendarClock } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { SlotOffers } from '@/components/express/slots/use-slot-offers'
import { Button } from '@/components/ui/button'
import type { ImportView } from '@/lib/imports/model/import-view'
import type { RowCheck } from '../parse/check-rows'
import type { LoadedRows } from '../rows/use-import-rows'
import { slotRows } from './slot-rows'
import { SlotsDialog } from './slots-dialog'

type SlotsButtonProps = {
  view: ImportView
  loaded: LoadedRows
  checks: ReadonlyMap<number, RowCheck>
  offers: SlotOffers
  /** What is shown is not yet what is kept. */
  disabled: boolean
  /** It is what comes next. */
  isNext: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
  refresh: () => void
}

/** Opens the choice of one pickup and delivery for all rows of a product. */
export function SlotsButton(props: SlotsButtonProps) {
  const { view, loaded, checks, offers, disabled, open, onOpenChange, refresh } = props
  const t = useTranslations('imports.slots')
  const rows = open ? slotRows(loaded, checks, offers) : null
  return (
    <>
      <Button
        variant={props.isNext ? 'primary' : 'secondary'}
        icon={<CalendarClock aria-hidden />}
        disabled={disabled}
        onClick={() => onOpenChange(true)}
      >
        {t('open')}
      </Button>
      {rows && (
        <SlotsDialog view={view} rows={rows} refresh={refresh} onDone={() => onOpenChange(false)} />
      )}
    </>
  )
}
