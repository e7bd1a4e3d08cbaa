'use client'

import { Pencil, Save, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Confirm } from '@/components/ui/confirm'
import { Modal } from '@/components/ui/dialog'
import { Field } from '@/components/ui/forms/field'
import { Select } from '@/components/ui/forms/select'
import { TextInput } from '@/components/ui/forms/text-input'
import { IconButton } from '@/components/ui/icon-button'
import { toast } from '@/components/ui/toast'
import type { ImportField } from '@/lib/domain/imports/import-fields'
import { deleteMapping, renameMapping, saveMapping } from '@/lib/imports/actions'
import { LONGEST_MAPPING_NAME } from '@/lib/imports/model/import-limits'
import { mappingColumns, type SavedMapping } from '@/lib/imports/model/columns/saved-mapping'
import { useImportAction } from '../use-import-action'

type MappingBarProps = {
  storeId: number
  mappings: readonly SavedMapping[]
  /** The one that is used. */
  mapping: SavedMapping | null
  names: readonly string[]
  fields: readonly (ImportField | null)[]
  several: 'one' | 'rows'
  onChoose: (mapping: SavedMapping | null) => void
}

/** The store's saved mappings: which is used, a new one, another name, away with it. */
export function MappingBar(props: MappingBarProps) {
  const { mappings, mapping, onChoose } = props
  const t = useTranslations('imports.upload.mapping')
  const [asks, setAsks] = useState<'save' | 'rename' | 'delete' | null>(null)
  const close = () => setAsks(null)
  return (
    <div className="flex flex-wrap items-end gap-2">
      {mappings.length > 0 && (
        <Field label={t('label')} className="w-72 max-w-full">
          {(control) => (
            <Select
              {...control}
              value={mapping?.id ?? ''}
              onChange={({ target }) =>
                onChoose(mappings.find(({ id }) => String(id) === target.value) ?? null)
              }
            >
              <option value="">{t('none')}</option>
              {mappings.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {mapping && (
        <span
          role="group"
          aria-label={t('manage', { name: mapping.name })}
          className="flex items-center gap-1"
        >
          <IconButton
            label={t('rename')}
            icon={<Pencil aria-hidden />}
            onClick={() => setAsks('rename')}
          />
          <IconButton
            label={t('delete')}
            icon={<Trash2 aria-hidden />}
            onClick={() => setAsks('delete')}
          />
        </span>
      )}
      <Button icon={<Save aria-hidden />} onClick={() => setAsks('save')}>
        {t('save')}
      </Button>
      {(asks === 'save' || (asks === 'rename' && mapping)) && (
        <NameDialog {...props} asks={asks} onDone={close} />
      )}
      {mapping && (
        <DeleteDialog
          mapping={mapping}
          open={asks === 'delete'}
          onDone={(isDeleted) => {
            close()
            if (isDeleted) onChoose(null)
          }}
        />
      )}
    </div>
  )
}

type NameDialogProps = MappingBarProps & { asks: 'save' | 'rename'; onDone: () => void }

function NameDialog({ asks, onDone, ...props }: NameDialogProps) {
  const { storeId, mapping, names, fields, several } = props
  const t = useTranslations('imports.upload.mapping')
  const router = useRouter()
  const { isPending, run } = useImportAction()
  const [name, setName] = useState(mapping?.name ?? '')
  async function keep() {
    const columns = mappingColumns(names, fields)
    const done = await run(() =>
      asks === 'rename' && mapping
        ? renameMapping({ mappingId: mapping.id, name })
        : saveMapping({ storeId, name, columns, several }),
    )
    if (done === null) return
    toast.success(t('saved', { name: name.trim() }))
    router.refresh()
    onDone()
  }
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onDone()}
      title={t(asks === 'save' ? 'saveTitle' : 'renameTitle')}
      {...(asks === 'save' && { description: t('saveText') })}
      footer={
        <Button
          variant="primary"
          pending={isPending}
          disabled={name.trim() === ''}
          onClick={() => void keep()}
        >
          {t(asks === 'save' ? 'save' : 'rename')}
        </Button>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() !== '') void keep()
        }}
      >
        <Field label={t('name')}>
          {(control) => (
            <TextInput
              {...control}
              value={name}
              maxLength={LONGEST_MAPPING_NAME}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
      </form>
    </Modal>
  )
}

type DeleteDialogProps = {
  mapping: SavedMapping
  open: boolean
  onDone: (isDeleted: boolean) => void
}

function DeleteDialog({ mapping, open, onDone }: DeleteDialogProps) {
  const t = useTranslations('imports.upload.mapping')
  const router = useRouter()
  const { isPending, run } = useImportAction()
  async function forget() {
    const done = await run(() => deleteMapping({ mappingId: mapping.id }))
    if (done !== null) router.refresh()
    onDone(done !== null)
  }
  return (
    <Confirm
      open={open}
      onOpenChange={(isOpen) => !isOpen && onDone(false)}
      title={t('deleteTitle', { name: mapping.name })}
      text={t('deleteText')}
      confirmLabel={t('delete')}
      danger
      pending={isPending}
      onConfirm={() => void forget()}
    />
  )
}
