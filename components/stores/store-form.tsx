'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { Controller, type DefaultValues, useWatch } from 'react-hook-form'
import { useForm } from '@/components/form/use-form'
import { schemaResolver } from '@/components/form/schema-resolver'
import { LazyPinPicker } from '@/components/map/lazy-pin-picker'
import type { MapTiles } from '@/components/map/map-view'
import { settingsPaths } from '@/components/shell/settings-paths'
import { useFormAction } from '@/components/shell/use-form-action'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/forms/checkbox'
import { Field, FieldError } from '@/components/ui/forms/field'
import { FormErrors } from '@/components/ui/forms/form-errors'
import { TextInput } from '@/components/ui/forms/text-input'
import { toast } from '@/components/ui/toast'
import { saveStore } from '@/lib/stores/actions'
import type { StoreForm as Fields, StoreRow } from '@/lib/stores/model/store-form'
import { CustomisedFood } from './customised-food'
import { StoreColourField } from './store-colour-field'
import { IdentityTest, StoreFields, type StoreFieldsProps } from './store-fields'
import { StoreRules } from './store-rules'

const resolver = schemaResolver(() =>
  import('@/lib/stores/model/store-form').then((file) => file.storeSchema),
)

const IDENTITIES = [
  ['foodClientMerchantId', 'foodId', 'food'],
  ['parcelMerchantId', 'parcelId', 'parcel'],
  ['expressMerchantId', 'expressId', 'express'],
] as const

const STAGES = ['waiting', 'atStore', 'riding'] as const

type StoreFormProps = {
  /** Which it changes; null makes a new store. */
  store: StoreRow | null
  tiles: MapTiles | null
}

const pinOf = (value: Fields['location'] | undefined) => value ?? null

/** The pin is missing at first: a store has no place until somebody says where. */
function startValues(): DefaultValues<Fields> {
  const texts = { code: '', name: '', nameZh: '', address: '', phone: '' }
  const identities = { foodClientMerchantId: '', parcelMerchantId: '', expressMerchantId: '' }
  const lateMinutes = { waiting: 10, atStore: 10, riding: 45 }
  const rules = {
    language: '',
    parcelHasContract: true,
    expressShipmentCodes: false,
    foodAdvanceMinutes: 30,
    foodProfile: '',
    foodUsesAddressIds: false,
    foodUsesKitchenMarks: false,
    colour: '',
  } as const
  return { id: null, region: 'HK', ...texts, ...identities, ...rules, lateMinutes }
}

/** Makes a store or changes one. */
export function StoreForm({ store, tiles }: StoreFormProps) {
  const t = useTranslations('stores')
  const router = useRouter()
  const form = useForm<Fields>({
    resolver,
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
      <fieldset disabled={pending} className="flex max-w-xl flex-col gap-5">
        <FormErrors {...failure} />
        <StoreFields form={form} error={error} />
        <StoreColourField form={form} />
        <StoreIdentities form={form} error={error} />
        <StoreRules form={form} />
        <CustomisedFood form={form} error={error} />
        <KitchenMarks form={form} />
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

/** Whether staff say here when food is ready and handed over; only where the store has food orders. */
function KitchenMarks({ form }: Pick<StoreFieldsProps, 'form'>) {
  const t = useTranslations('stores.kitchen')
  const usesFood = useWatch({ control: form.control, name: 'foodClientMerchantId' }) !== ''
  if (!usesFood) return null
  return (
    <Checkbox {...form.register('foodUsesKitchenMarks')} label={t('marks')} help={t('marksHelp')} />
  )
}

/** How long an order of this store may stay at a stage before the board calls it late. */
function StoreLateness({ form, error }: StoreFieldsProps) {
  const t = useTranslations('stores.late')
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 font-medium">{t('title')}</legend>
      <p className="text-muted">{t('text')}</p>
      {STAGES.map((stage) => (
        <Field
          key={stage}
          label={t(stage)}
          help={t(`${stage}Help`)}
          error={error(`lateMinutes.${stage}`)}
        >
          {(control) => (
            <TextInput
              {...control}
              {...form.register(`lateMinutes.${stage}`, { valueAsNumber: true })}
              type="number"
              inputMode="numeric"
              min={1}
              max={240}
              unit={t('unit')}
            />
          )}
        </Field>
      ))}
    </fieldset>
  )
}

/** Who the store is to each family of the platform; an empty one is not used here. */
function StoreIdentities({ form, error }: StoreFieldsProps) {
  const t = useTranslations('stores')
  const { control, register } = form
  const region = useWatch({ control, name: 'region' })
  const identities = useWatch({ control, name: IDENTITIES.map(([name]) => name) })
  return (
    <>
      {IDENTITIES.map(([name, text, family], at) => (
        <div key={name}>
          <Field
            label={t(`form.${text}`)}
            help={t(`form.${text}Help`)}
            required={false}
            error={error(name)}
          >
            {(wired) => (
              <TextInput {...wired} {...register(name)} autoComplete="off" className="font-mono" />
            )}
          </Field>
          <IdentityTest
            asked={{ family, region, identity: identities[at] ?? '' }}
            label={t(`form.${text}`)}
          />
        </div>
      ))}
    </>
  )
}
