'use client'

import { Save, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { toast } from '@/components/ui/toast'
import { useProblemText } from '@/components/shell/use-problem-text'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/forms/field'
import { Select } from '@/components/ui/forms/select'
import { TextInput } from '@/components/ui/forms/text-input'
import { IconButton } from '@/components/ui/icon-button'
import type { ActionResult } from '@/lib/i18n/action-result'
import { deleteRoute, saveRoute, takeRoute } from '@/lib/parcels/actions'
import { LONGEST_ROUTE_NAME } from '@/lib/parcels/model/parcel-route'
import type { DraftParcel } from '../draft'
import { useFormStore } from '../form-context'

/** The store's saved routes: one is taken into the form, the form is saved as one, one is deleted. */
export function RouteBar() {
  const t = useTranslations('parcelForm.routes')
  const store = useFormStore()
  const [chosenId, setChosenId] = useState<number | null>(null)
  const [name, setName] = useState<string | null>(null)
  const { pending, take, keep, remove } = useRoutes()
  if (!store) return null
  const chosen = store.routes.find(({ id }) => id === chosenId) ?? null
  return (
    <div className="flex flex-wrap items-end gap-2">
      {store.routes.length > 0 && (
        <Field label={t('label')} className="w-72 max-w-full">
          {(control) => (
            <Select
              {...control}
              value={chosen?.id ?? ''}
              disabled={pending}
              onChange={({ target }) => {
                const id = target.value === '' ? null : Number(target.value)
                setChosenId(id)
                if (id !== null) void take(id)
              }}
            >
              <option value="">{t('none')}</option>
              {store.routes.map((route) => (
                <option key={route.id} value={route.id}>
                  {route.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {chosen && (
        <IconButton
          label={t('delete', { name: chosen.name })}
          icon={<Trash2 aria-hidden />}
          onClick={() => void remove(chosen)}
        />
      )}
      {name === null ? (
        <Button
          variant="quiet"
          icon={<Save aria-hidden />}
          onClick={() => setName(chosen?.name ?? '')}
        >
          {t('save')}
        </Button>
      ) : (
        <>
          <Field label={t('name')} className="w-60 max-w-full">
            {(control) => (
              <TextInput
                {...control}
                value={name}
                maxLength={LONGEST_ROUTE_NAME}
                onChange={({ target }) => setName(target.value)}
                onKeyDown={(event) => {
                  // It is no field of the order: Enter does not send that.
                  if (event.key === 'Enter') event.preventDefault()
                }}
              />
            )}
          </Field>
          <Button
            pending={pending}
            disabled={name.trim() === ''}
            onClick={() => void keep(store.id, name.trim()).then((ok) => ok && setName(null))}
          >
            {t('saveDo')}
          </Button>
        </>
      )}
    </div>
  )
}

function useRoutes() {
  const t = useTranslations('parcelForm.routes')
  const words = useProblemText()
  const router = useRouter()
  const form = useFormContext<DraftParcel>()
  const [pending, setPending] = useState(false)

  /** What was answered; null after what went wrong, which is told. */
  async function run<Value>(work: () => Promise<ActionResult<Value>>): Promise<Value | null> {
    setPending(true)
    const result = await work().catch(() => null)
    setPending(false)
    if (result?.ok) return result.value
    toast.error(result ? words.sentence(result) : words.noAnswer())
    return null
  }

  return {
    pending,
    take: async (routeId: number) => {
      const taken = await run(() => takeRoute({ routeId }))
      if (!taken) return
      const { formKey, storeId } = form.getValues()
      form.reset({ ...taken.parcel, formKey, storeId })
      toast.success(t('taken'))
    },
    keep: async (storeId: number, name: string) => {
      const kept = await run(() => saveRoute({ storeId, name, parcel: form.getValues() }))
      if (kept) {
        toast.success(t('saved', { name }))
        router.refresh()
      }
      return kept !== null
    },
    remove: async ({ id, name }: { id: number; name: string }) => {
      const gone = await run(() => deleteRoute({ routeId: id }))
      if (!gone) return
      toast.success(t('deleted', { name }))
      router.refresh()
    },
  }
}
