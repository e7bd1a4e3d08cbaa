'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/forms/checkbox'
import { Confirm } from '@/components/ui/confirm'
import { toast } from '@/components/ui/toast'
import { startImport } from '@/lib/imports/actions'
import type { ImportRow, ImportView } from '@/lib/imports/model/import-view'
import { CreateSummary } from './create-summary'
import type { RowCheck } from './parse/check-rows'
import { useImportAction } from './use-import-action'

type CreateButtonProps = {
  view: ImportView
  /** The rows that go out. */
  ready: readonly ImportRow[]
  /** Those that the platform or we refused. */
  refused: readonly ImportRow[]
  checks: ReadonlyMap<number, RowCheck>
  /** How many stay behind with mistakes. */
  left: number
  /** How many others stay behind for want of a time. */
  untimed: number
  /** It is what comes next. */
  isNext: boolean
  /** What is shown is not yet what is kept. */
  disabled: boolean
  refresh: () => void
}

/** Has the rows that are right created, after one question that says what and when. */
export function CreateButton(props: CreateButtonProps) {
  const { view, ready, refused, checks, left, untimed, disabled, refresh } = props
  const t = useTranslations('imports.create')
  const { isPending, run } = useImportAction()
  const [open, setOpen] = useState(false)
  const [again, setAgain] = useState(false)
  const rows = again ? [...ready, ...refused] : ready
  const count = rows.length
  const isNothing = ready.length === 0 && refused.length === 0
  const { skipped } = view.counts

  async function start() {
    const started = await run(() => startImport({ importId: view.id, again }))
    if (started === null) return
    toast.success(t('started', { count: started.queued }))
    setOpen(false)
    setAgain(false)
    refresh()
  }

  return (
    <>
      {isNothing && left + untimed > 0 && (
        // Below the buttons, and no wider than they are.
        <p className="order-last w-0 min-w-full text-muted sm:text-right">{t('none')}</p>
      )}
      <Button
        variant={props.isNext ? 'primary' : 'secondary'}
        disabled={disabled || isNothing}
        onClick={() => {
          setAgain(ready.length === 0)
          setOpen(true)
        }}
      >
        {t('open', { count: ready.length })}
      </Button>
      <Confirm
        open={open}
        onOpenChange={setOpen}
        title={t('title', { count })}
        text={
          <>
            {t('text', { left })}
            {untimed > 0 && <span className="block">{t('untimed', { count: untimed })}</span>}
            {skipped > 0 && <span className="block">{t('skipped', { count: skipped })}</span>}
          </>
        }
        confirmLabel={t('open', { count })}
        pending={isPending}
        onConfirm={() => void start()}
      >
        {open && <CreateSummary rows={rows} checks={checks} />}
        {refused.length > 0 && (
          <Checkbox
            label={`${t('again')} (${refused.length})`}
            checked={again}
            onChange={({ target }) => setAgain(target.checked)}
          />
        )}
      </Confirm>
    </>
  )
}
