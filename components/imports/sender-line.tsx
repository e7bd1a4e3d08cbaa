'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { addressLine } from '@/lib/domain/express/address-line'
import { takes } from '@/lib/domain/express/express-products'
import { isMissing, type Party } from '@/lib/domain/express/waybill-draft'
import { formatPhone } from '@/lib/domain/phone/format-phone'
import type { ImportView } from '@/lib/imports/model/import-view'
import { SenderDialog } from './sender-dialog'

type SenderLineProps = {
  view: ImportView
  /** Rows that lack a sender of their own and cannot go without what this one lacks. */
  waiting: number
  mayPlace: boolean
  refresh: () => void
}

/** Who sends what names no sender, in one line; asked for once where it is not complete. */
export function SenderLine({ view, waiting, mayPlace, refresh }: SenderLineProps) {
  const t = useTranslations('imports.sender')
  const [open, setOpen] = useState(false)
  const dialog = open && (
    <SenderDialog view={view} refresh={refresh} onDone={() => setOpen(false)} />
  )
  if (waiting > 0) {
    return (
      <>
        <Notice
          kind="waiting"
          role="status"
          title={t('incompleteTitle')}
          action={
            mayPlace && (
              <Button variant="primary" onClick={() => setOpen(true)}>
                {t('enter')}
              </Button>
            )
          }
        >
          {t('incomplete', { count: waiting })}
        </Notice>
        {dialog}
      </>
    )
  }
  const isTaken = view.product === null || takes(view.product, 'sender.name')
  if (!isTaken || isMissing(view.sender)) return null
  return (
    <div className="flex min-w-0 items-center gap-2 text-muted">
      <span className="truncate">{t('line', { sender: senderText(view.sender) })}</span>
      {mayPlace && (
        <Button variant="quiet" className="h-8" onClick={() => setOpen(true)}>
          {t('change')}
        </Button>
      )}
      {dialog}
    </div>
  )
}

/** Name, phone and address in one line, as far as they are known. */
function senderText(sender: Party | null): string {
  const { name, phone, address } = sender ?? {}
  const where = addressLine({ ...address, area: null, postalCode: null })
  return [name, phone && formatPhone(phone, 'HK'), where].filter(Boolean).join(' · ')
}
