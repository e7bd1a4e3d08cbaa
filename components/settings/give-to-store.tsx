'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useForm, type DefaultValues } from 'react-hook-form'
import { toast } from 'sonner'
import { useFormAction } from '@/components/shell/use-form-action'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { FormErrors } from '@/components/ui/form-errors'
import { Select } from '@/components/ui/select'
import { giveCallback } from '@/lib/settings/actions'
import { giveCallbackSchema, type CallbackDetail, type GiveCallback } from '@/lib/settings/schema'

export type StoreChoice = { id: number; name: string; code: string }

type GiveToStoreProps = {
  callback: CallbackDetail
  /** The stores that the platform knows in the callback's family. */
  stores: readonly StoreChoice[]
}

/** Says whose the order of a waiting callback is; the platform confirms it before anything happens. */
export function GiveToStore({ callback, stores }: GiveToStoreProps) {
  const t = useTranslations('callbacks.give')
  const router = useRouter()
  const { id, claimedStoreId } = callback
  const chosen: DefaultValues<GiveCallback> =
    claimedStoreId === null ? { id } : { id, storeId: claimedStoreId }
  const form = useForm<GiveCallback>({
    resolver: zodResolver(giveCallbackSchema),
    defaultValues: chosen,
  })
  const { pending, failure, error, run } = useFormAction(form, giveCallback, {
    onDone(_, { storeId }) {
      toast.success(t('done', { store: stores.find((one) => one.id === storeId)?.name ?? '' }))
      router.refresh()
    },
  })
  if (callback.platformOrderId === '') return <p>{t('nameless')}</p>
  if (stores.length === 0) return <p>{t('noStores')}</p>
  return (
    <form method="post" noValidate onSubmit={run}>
      <fieldset disabled={pending} className="flex max-w-md min-w-0 flex-col gap-3">
        <FormErrors {...failure} />
        <Field label={t('store')} help={t('storeHelp')} error={error('storeId')}>
          {(props) => (
            <Select
              {...props}
              {...form.register('storeId', {
                setValueAs: (value: string | number) => (value === '' ? undefined : Number(value)),
              })}
            >
              <option value="">{t('choose')}</option>
              {stores.map((store) => (
                <option key={store.id} value={store.id}>
                  {store.name} · {store.code}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit" variant="primary" pending={pending} className="self-start">
          {t('press')}
        </Button>
      </fieldset>
    </form>
  )
}
