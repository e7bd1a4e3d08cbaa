'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Modal } from '@/components/ui/dialog'
import { Field } from '@/components/ui/forms/field'
import { Segmented } from '@/components/ui/forms/segmented'
import { Select } from '@/components/ui/forms/select'
import { TextInput } from '@/components/ui/forms/text-input'
import { toast } from '@/components/ui/toast'
import type { ImportColumn } from '@/lib/domain/imports/import-columns'
import type { ImportRow } from '@/lib/imports/model/import-view'
import type { CellChange } from './cell-history'
import { replacementsOf, settingOf } from './change-cells'
import type { GridPlace } from './grid-place'
import { useImportFieldLabels } from './use-import-field-labels'

type ChangeDialogProps = {
  kind: 'set' | 'replace'
  columns: readonly ImportColumn[]
  shown: readonly ImportRow[]
  place: GridPlace
  apply: (changes: readonly CellChange[]) => void
  onDone: () => void
}

/** One text for a column of many rows, or one text for another wherever it stands. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { kind, columns, shown, place, apply, onDone } = props
  const t = useTranslations('imports.change')
  const words = useImportFieldLabels()
  const [key, setKey] = useState(kind === 'set' ? (place.column?.key ?? columns[0]?.key ?? '') : '')
  const [text, setText] = useState('')
  const [find, setFind] = useState('')
  const [scope, setScope] = useState<'shown' | 'selected'>(
    place.rows.length > 1 ? 'selected' : 'shown',
  )
  const rows = scope === 'shown' ? shown : place.rows
  const column = columns.find((one) => one.key === key)
  const changes =
    kind === 'set'
      ? column
        ? settingOf(rows, column, text.trim())
        : []
      : replacementsOf(rows, column ? [column] : columns, { find, by: text })
  function change() {
    if (changes.length === 0) return
    apply(changes)
    toast.success(t('done', { count: changes.length }))
    onDone()
  }
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onDone()}
      title={t(kind === 'set' ? 'setTitle' : 'replaceTitle')}
      footer={
        <Button variant="primary" disabled={changes.length === 0} onClick={change}>
          {t(kind === 'set' ? 'set' : 'replace', { count: changes.length })}
        </Button>
      }
    >
      <form
        className="flex flex-col gap-4 pb-1"
        onSubmit={(event) => {
          event.preventDefault()
          change()
        }}
      >
        <Field label={t('column')}>
          {(control) => (
            <Select {...control} value={key} onChange={({ target }) => setKey(target.value)}>
              {kind === 'replace' && <option value="">{t('allColumns')}</option>}
              {columns.map((one) => (
                <option key={one.key} value={one.key}>
                  {words.held(one)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {kind === 'replace' && (
          <Field label={t('find')}>
            {(control) => (
              <TextInput
                {...control}
                value={find}
                onChange={({ target }) => setFind(target.value)}
              />
            )}
          </Field>
        )}
        <Field label={t(kind === 'set' ? 'value' : 'with')}>
          {(control) => (
            <TextInput {...control} value={text} onChange={({ target }) => setText(target.value)} />
          )}
        </Field>
        <Segmented
          label={t('scope')}
          name="scope"
          value={scope}
          onChange={setScope}
          options={[
            { value: 'shown', label: t('shown', { count: shown.length }) },
            { value: 'selected', label: t('selected', { count: place.rows.length }) },
          ]}
        />
      </form>
    </Modal>
  )
}
