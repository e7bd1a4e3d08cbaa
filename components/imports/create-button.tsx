'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { toast } from 'sonner'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/forms/checkbox'
import { Confirm } from '@/components/ui/confirm'
import { startImport } from '@/lib/imports/actions'
import type { ImportView } from '@/lib/imports/model/import-view'
import { useImportAction } from './use-import-action'

type CreateButtonProps = {
  view: ImportView
  /** How many rows go out. */
  ready: number
  /** How many stay behind with mistakes. */
  left: number
  /** How many others stay behind for want of a time. */
  untimed: number
  /** What is shown is not yet what is kept. */
  disabled: boolean
  refresh: () => void
}

/** Has the rows that are right created, after one question. */
export function CreateButton({ view, ready, left, untimed, disabled, refresh }: CreateButtonProps) {
  const t = useTranslations('imports.create')
  const { isPending, run } = useImportAction()
  const [open, setOpen] = useState(false)
  const [again, setAgain] = useState(false)
  const { refused } = view.counts
  const count = ready + (again ? refused : 0)
  const isNothing = ready === 0 && refused === 0

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
        variant="primary"
        disabled={disabled || isNothing}
        onClick={() => {
          setAgain(ready === 0)
          setOpen(true)
        }}
      >
        {t('open', { count: ready })}
      </Button>
      <Confirm
        open={open}
        onOpenChange={setOpen}
        title={t('title', { count })}
        text={
          <>
            {t('text', { left })}
            {untimed > 0 && <span className="block">{t('untimed', { count: untimed })}</span>}
          </>
        }
        confirmLabel={t('open', { count })}
        pending={isPending}
        onConfirm={() => void start()}
      >
        {refused > 0 && (
          <Checkbox
            label={`${t('again')} (${refused})`}
            checked={again}
            onChange={({ target }) => setAgain(target.checked)}
          />
        )}
      </Confirm>
    </>
  )
}
