'use client'

import { schemaResolver } from '@/components/form/schema-resolver'
import { RotateCw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { DefaultValues } from 'react-hook-form'
import { useForm } from '@/components/form/use-form'
import { useFormAction } from '@/components/shell/use-form-action'
import { Button } from '@/components/ui/button'
import { Confirm } from '@/components/ui/confirm'
import { Field } from '@/components/ui/forms/field'
import { FormErrors } from '@/components/ui/forms/form-errors'
import { Select } from '@/components/ui/forms/select'
import { toast } from '@/components/ui/toast'
import { dismissCallback, assignCallback, replayCallback } from '@/lib/settings/actions'
import type { CallbackDetail, CallbackRow } from '@/lib/settings/model/callbacks'
import type { AssignCallback } from '@/lib/settings/model/callback-forms'
import { usePress } from '@/components/shell/use-press'

const resolver = schemaResolver(() =>
  import('@/lib/settings/model/callback-forms').then((file) => file.assignCallbackSchema),
)

/** What can be done with a callback beside giving its order to a store. */
export function CallbackButtons({ callback: { id, state } }: { callback: CallbackRow }) {
  const t = useTranslations('callbacks')
  const [asking, setAsking] = useState(false)
  const again = usePress()
  const dismiss = usePress()
  const isPending = again.pending || dismiss.pending
  const failure = again.failure ?? dismiss.failure
  return (
    <div className="flex flex-col gap-3">
      {failure && <FormErrors {...failure} />}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          icon={<RotateCw aria-hidden />}
          pending={again.pending}
          disabled={isPending}
          onClick={() =>
            void again.press(
              () => replayCallback({ id }),
              () => toast.success(t('again.done')),
            )
          }
        >
          {t('again.press')}
        </Button>
        {state === 'waiting' && (
          <Button variant="danger" disabled={isPending} onClick={() => setAsking(true)}>
            {t('dismiss.press')}
          </Button>
        )}
      </div>
      <p className="text-muted">{t('again.help')}</p>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={t('dismiss.title')}
        text={t('dismiss.text')}
        confirmLabel={t('dismiss.press')}
        danger
        pending={dismiss.pending}
        onConfirm={() =>
          void dismiss
            .press(
              () => dismissCallback({ id }),
              ({ dismissed }) => toast.success(t('dismiss.done', { count: dismissed })),
            )
            .then(() => setAsking(false))
        }
      />
    </div>
  )
}

export type StoreChoice = { id: number; name: string; code: string }

type GiveToStoreProps = {
  callback: CallbackDetail
  /** The stores that the platform knows in the callback's family. */
  stores: readonly StoreChoice[]
}

/** Says whose the order of a waiting callback is; the platform confirms it before anything happens. */
export function StoreAssignment({ callback, stores }: GiveToStoreProps) {
  const t = useTranslations('callbacks.give')
  const router = useRouter()
  const { id, claimedStoreId } = callback
  const chosen: DefaultValues<AssignCallback> =
    claimedStoreId === null ? { id } : { id, storeId: claimedStoreId }
  const form = useForm<AssignCallback>({
    resolver,
    defaultValues: chosen,
  })
  const { pending, failure, error, run } = useFormAction(form, assignCallback, {
    onDone(_, { storeId }) {
      toast.success(t('done', { store: stores.find((one) => one.id === storeId)?.name ?? '' }))
      router.refresh()
    },
  })
  if (callback.platformOrderId === '') return <p>{t('nameless')}</p>
  if (stores.length === 0) return <p>{t('noStores')}</p>
  return (
    <form method="post" noValidate onSubmit={run}>
      <fieldset disabled={pending} className="flex max-w-md flex-col gap-3">
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
