'use client'

import { Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { toast } from '@/components/ui/toast'
import { useProblemText } from '@/components/shell/use-problem-text'
import { Field } from '@/components/ui/forms/field'
import { Select } from '@/components/ui/forms/select'
import { IconButton } from '@/components/ui/icon-button'
import { Notice } from '@/components/ui/notice'
import { useJoined } from '@/components/ui/use-joined'
import type { WaybillPreset } from '@/lib/domain/express/waybill-presets'
import { deletePreset } from '@/lib/express/actions'
import type { WaybillStore } from '@/lib/express/model/new-waybill'
import { usePresets } from './use-presets'

const Confirm = dynamic(() => import('@/components/ui/confirm').then((module) => module.Confirm), {
  ssr: false,
})

/** What the store's parcels are often like: chosen, or filled in by a rule, which says so. */
export function PresetBar({ store }: { store: WaybillStore }) {
  const t = useTranslations('waybills.presets')
  const joined = useJoined()
  const { presets } = store
  const [chosenId, setChosenId] = useState<number | null>(null)
  const [asksDelete, setAsksDelete] = useState(false)
  const { choose, filled } = usePresets(store)
  const chosen = presets.find(({ id }) => id === chosenId) ?? null
  if (presets.length === 0) return null
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-end gap-2">
        <Field label={t('label')} className="w-72 max-w-full">
          {(control) => (
            <Select
              {...control}
              value={chosen?.id ?? ''}
              onChange={({ target }) => {
                const preset = presets.find(({ id }) => String(id) === target.value) ?? null
                setChosenId(preset?.id ?? null)
                if (preset) choose(preset)
              }}
            >
              <option value="">{t('none')}</option>
              {presets.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {chosen && (
          <IconButton
            label={t('delete', { name: chosen.name })}
            icon={<Trash2 aria-hidden />}
            onClick={() => setAsksDelete(true)}
          />
        )}
      </div>
      {filled && (
        <Notice kind="info" role="status">
          {t('filled', {
            name: filled.name,
            fields: joined(filled.fields.map((field) => t(`fields.${field}`))),
          })}
        </Notice>
      )}
      {asksDelete && chosen && (
        <DeletePreset preset={chosen} onClose={() => setAsksDelete(false)} />
      )}
    </div>
  )
}

function DeletePreset({ preset, onClose }: { preset: WaybillPreset; onClose: () => void }) {
  const t = useTranslations('waybills.presets')
  const words = useProblemText()
  const router = useRouter()
  const [pending, setPending] = useState(false)
  async function remove() {
    setPending(true)
    const result = await deletePreset({ presetId: preset.id }).catch(() => null)
    setPending(false)
    if (result?.ok) toast.success(t('deleted', { name: preset.name }))
    else toast.error(result ? words.sentence(result) : words.noAnswer())
    onClose()
    router.refresh()
  }
  return (
    <Confirm
      open
      onOpenChange={(open) => !open && !pending && onClose()}
      title={t('delete', { name: preset.name })}
      text={t('deleteText')}
      confirmLabel={t('deleteDo')}
      danger
      pending={pending}
      onConfirm={() => void remove()}
    />
  )
}
