'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { Controller, useForm, useWatch, type DefaultValues } from 'react-hook-form'
import { toast } from 'sonner'
import { saveStore } from '@/lib/stores/actions'
import { storeSchema, type StoreForm as Fields, type StoreRow } from '@/lib/stores/schema'
import { LazyPinPicker } from '@/components/map/lazy-pin-picker'
import { settingsPaths } from '@/components/shell/settings-paths'
import { useFormAction } from '@/components/shell/use-form-action'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { FormErrors } from '@/components/ui/form-errors'
import { StoreFields } from './store-fields'
import { StoreIdentities } from './store-identities'
import { StoreLateness } from './store-lateness'

type StoreFormProps = {
  /** Which it changes; null makes a new store. */
  store: StoreRow | null
  tiles: { url: string; attribution: string } | null
}

const pinOf = (value: Fields['location'] | undefined) => value ?? null

/** The pin is missing at first: a store has no place until somebody says where. */
function startValues(): DefaultValues<Fields> {
  const texts = { code: '', name: '', nameZh: '', address: '', phone: '' }
  const identities = { foodClientMerchantId: '', parcelMerchantId: '', expressMerchantId: '' }
  const lateMinutes = { waiting: 10, atStore: 10, riding: 45 }
  return { id: null, region: 'HK', ...texts, ...identities, parcelHasContract: true, lateMinutes }
}

/** Makes a store or changes one. */
export function StoreForm({ store, tiles }: StoreFormProps) {
  const t = useTranslations('stores')
  const router = useRouter()
  const form = useForm<Fields>({
    resolver: zodResolver(storeSchema),
    defaultValues: store ?? startValues(),
  })
  const { pending, failure, error, run } = useFormAction(form, saveStore, {
    onDone(_, { name }) {
      toast.success(t(store ? 'form.saved' : 'form.created', { name }))
      router.push(settingsPaths.stores())
    },
  })
  const region = useWatch({ control: form.control, name: 'region' })
  const pinError = error('location')
  return (
    <form method="post" noValidate onSubmit={run}>
      <fieldset disabled={pending} className="flex max-w-xl min-w-0 flex-col gap-5">
        <FormErrors {...failure} />
        <StoreFields form={form} error={error} />
        <StoreIdentities form={form} error={error} />
        <StoreLateness form={form} error={error} />
        <div className="flex flex-col gap-1.5">
          {/* The map is a group of that name already. */}
          <p aria-hidden className="font-medium">
            {t('form.pin')}
          </p>
          <Controller
            control={form.control}
            name="location"
            render={({ field }) => (
              <LazyPinPicker
                // The map begins at the region's own place.
                key={region}
                value={pinOf(field.value)}
                onChange={field.onChange}
                region={region}
                tiles={tiles}
                label={t('form.pin')}
                hint={t('form.pinHelp')}
              />
            )}
          />
          {pinError && <FieldError>{pinError}</FieldError>}
        </div>
        <Button type="submit" variant="primary" pending={pending} className="self-start">
          {t(store ? 'form.save' : 'form.create')}
        </Button>
      </fieldset>
    </form>
  )
}
