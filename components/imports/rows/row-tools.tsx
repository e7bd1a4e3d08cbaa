'use client'

import { useQueryClient } from '@tanstack/react-query'
import { ChevronDown, PencilLine, Replace, RotateCcw, SkipForward, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Confirm } from '@/components/ui/confirm'
import { Menu, MenuItem, MenuSeparator } from '@/components/ui/menu'
import { toast } from '@/components/ui/toast'
import type { ImportColumn } from '@/lib/domain/imports/import-columns'
import { markRows } from '@/lib/imports/actions'
import { importKeys } from '@/lib/imports/keys'
import type { ImportRow } from '@/lib/imports/model/import-view'
import { useImportAction } from '../use-import-action'
import type { CellChange } from './cell-history'
import type { GridPlace } from './grid-place'
import { ChangeDialog } from './change-dialog'

type RowToolsProps = {
  importId: number
  columns: readonly ImportColumn[]
  shown: readonly ImportRow[]
  /** Asked when the menu is used: it changes with every key. */
  placeOf: () => GridPlace
  apply: (changes: readonly CellChange[]) => void
  /** What is shown is not yet what is kept. */
  disabled: boolean
  refresh: () => void
}

type Dialog = { kind: 'set' | 'replace' | 'delete'; place: GridPlace }

/** What can be done with many rows at once. */
export function RowTools(props: RowToolsProps) {
  const { importId, columns, shown, placeOf, apply, disabled, refresh } = props
  const t = useTranslations('imports.rows')
  const client = useQueryClient()
  const { isPending, run } = useImportAction()
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const ask = (kind: Dialog['kind']) => setDialog({ kind, place: placeOf() })

  async function mark(rows: readonly ImportRow[], as: 'skipped' | 'draft' | 'removed') {
    if (rows.length === 0) return
    const positions = rows.map(({ position }) => position)
    const done = await run(() => markRows({ importId, positions, as }))
    if (done === null) return
    const said = { skipped: 'skipped', draft: 'cameBack', removed: 'deleted' } as const
    toast.success(t(said[as], { count: done.marked }))
    refresh()
    await client.refetchQueries({ queryKey: importKeys.rows(importId) })
  }

  const count = dialog?.place.rows.length ?? 0
  return (
    <>
      <Menu
        align="start"
        trigger={
          <Button pending={isPending}>
            {t('menu')}
            <ChevronDown aria-hidden />
          </Button>
        }
      >
        <MenuItem icon={<PencilLine aria-hidden />} onSelect={() => ask('set')}>
          {t('setColumn')}
        </MenuItem>
        <MenuItem icon={<Replace aria-hidden />} onSelect={() => ask('replace')}>
          {t('replace')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem
          icon={<SkipForward aria-hidden />}
          disabled={disabled}
          onSelect={() => void mark(placeOf().rows, 'skipped')}
        >
          {t('skip')}
        </MenuItem>
        <MenuItem
          icon={<RotateCcw aria-hidden />}
          disabled={disabled}
          onSelect={() => void mark(placeOf().rows, 'draft')}
        >
          {t('back')}
        </MenuItem>
        <MenuItem
          icon={<Trash2 aria-hidden />}
          danger
          disabled={disabled}
          onSelect={() => ask('delete')}
        >
          {t('delete')}
        </MenuItem>
      </Menu>
      {dialog !== null && dialog.kind !== 'delete' && (
        <ChangeDialog
          kind={dialog.kind}
          columns={columns}
          shown={shown}
          place={dialog.place}
          apply={apply}
          onDone={() => setDialog(null)}
        />
      )}
      <Confirm
        open={dialog?.kind === 'delete'}
        onOpenChange={(open) => !open && setDialog(null)}
        title={t('deleteTitle', { count })}
        text={t('deleteText')}
        confirmLabel={t('deleteYes', { count })}
        danger
        pending={isPending}
        onConfirm={() => {
          void mark(dialog?.place.rows ?? [], 'removed').then(() => setDialog(null))
        }}
      />
    </>
  )
}
