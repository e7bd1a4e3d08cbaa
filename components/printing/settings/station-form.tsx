'use client'

import { schemaResolver } from '@/components/form/schema-resolver'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { FormProvider, useFormContext, type DefaultValues } from 'react-hook-form'
import { useForm } from '@/components/form/use-form'
import { toast } from '@/components/ui/toast'
import { useFormAction } from '@/components/shell/use-form-action'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/forms/checkbox'
import { Field } from '@/components/ui/forms/field'
import { FormErrors } from '@/components/ui/forms/form-errors'
import { Select } from '@/components/ui/forms/select'
import { TextInput } from '@/components/ui/forms/text-input'
import { addPrintStation, savePrintStation } from '@/lib/printing/actions'
import type { StationKey, StationRow } from '@/lib/printing/model/station'
import type { NewStationForm, SaveStationForm } from '@/lib/printing/model/station-forms'

const newStation = schemaResolver(() =>
  import('@/lib/printing/model/station-forms').then((file) => file.newStationSchema),
)

const savedStation = schemaResolver(() =>
  import('@/lib/printing/model/station-forms').then((file) => file.saveStationSchema),
)

type NewStationFormProps = {
  stores: readonly { storeId: number; storeName: string }[]
  onMade: (made: StationKey & { name: string }) => void
}

const FIRST = {
  name: '',
  printer: '',
  paper: '100X150',
  copies: 1,
  reversed: false,
  printsOnScan: false,
  printsAfterCreation: false,
} as const

/** Makes a print station; its printer is chosen once its program has told which there are. */
export function NewStationForm({ stores, onMade }: NewStationFormProps) {
  const t = useTranslations('printing.stations')
  const form = useForm<NewStationForm>({
    resolver: newStation,
    defaultValues: { ...FIRST, storeId: stores[0]?.storeId ?? 0 },
  })
  const { pending, failure, error, run } = useFormAction(form, addPrintStation, {
    onDone: (made) => {
      onMade({ ...made, name: form.getValues('name') })
      form.reset()
    },
  })
  return (
    <form method="post" noValidate onSubmit={run}>
      <fieldset disabled={pending} className="flex max-w-md flex-col gap-4">
        <FormErrors {...failure} />
        {stores.length > 1 && (
          <Field label={t('store')} error={error('storeId')}>
            {(control) => (
              <Select {...control} {...form.register('storeId', { valueAsNumber: true })}>
                {stores.map(({ storeId, storeName }) => (
                  <option key={storeId} value={storeId}>
                    {storeName}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <NameField error={error('name')}>
          {(control) => <TextInput {...control} {...form.register('name')} autoComplete="off" />}
        </NameField>
        <FormProvider {...form}>
          <PaperFields />
        </FormProvider>
        <Button type="submit" variant="primary" pending={pending} className="self-start">
          {t('add')}
        </Button>
      </fieldset>
    </form>
  )
}

type ChangeStationFormProps = { station: StationRow; onClose: () => void }

/** Changes how a station is called and prints. */
export function ChangeStationForm({ station, onClose }: ChangeStationFormProps) {
  const t = useTranslations('printing.stations')
  const { id: stationId, printer, printers, ...rest } = station
  const { name, paper, copies, reversed, printsOnScan, printsAfterCreation } = rest
  const defaultValues: DefaultValues<SaveStationForm> = {
    stationId,
    name,
    printer: printer ?? '',
    paper,
    copies,
    reversed,
    printsOnScan,
    printsAfterCreation,
  }
  const form = useForm<SaveStationForm>({
    resolver: savedStation,
    defaultValues,
  })
  const { pending, failure, error, run } = useFormAction(form, savePrintStation, {
    onDone() {
      toast.success(t('saved'))
      onClose()
    },
  })
  const known = [...new Set([...(printer === null ? [] : [printer]), ...printers])]
  return (
    <form method="post" noValidate onSubmit={run}>
      <fieldset disabled={pending} className="flex max-w-md flex-col gap-4">
        <FormErrors {...failure} />
        <NameField error={error('name')}>
          {(control) => <TextInput {...control} {...form.register('name')} autoComplete="off" />}
        </NameField>
        <Field label={t('printer')} help={t('printerHelp')} error={error('printer')}>
          {(control) => (
            <Select {...control} {...form.register('printer')}>
              <option value="">{t('usualPrinter')}</option>
              {known.map((queue) => (
                <option key={queue} value={queue}>
                  {queue}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <FormProvider {...form}>
          <PaperFields />
        </FormProvider>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" pending={pending}>
            {t('save')}
          </Button>
          <Button onClick={onClose}>{t('back')}</Button>
        </div>
      </fieldset>
    </form>
  )
}

type NameFieldProps = {
  error: string | undefined
  children: Parameters<typeof Field>[0]['children']
}

function NameField({ error, children }: NameFieldProps): ReactNode {
  const t = useTranslations('printing.stations')
  return (
    <Field label={t('name')} help={t('nameHelp')} error={error}>
      {children}
    </Field>
  )
}

/** What both forms have of the paper; of the rest this knows nothing. */
type PaperForm = Pick<
  SaveStationForm,
  'paper' | 'copies' | 'reversed' | 'printsOnScan' | 'printsAfterCreation'
>

function PaperFields() {
  const t = useTranslations('printing.stations')
  const form = useFormContext<PaperForm>()
  const isA4 = form.watch('paper') === 'A4'
  return (
    <>
      <Field label={t('paper')}>
        {(control) => (
          <Select {...control} {...form.register('paper')}>
            <option value="100X150">{t('small')}</option>
            <option value="A4">{t('a4')}</option>
          </Select>
        )}
      </Field>
      {isA4 && (
        <Field label={t('copies')}>
          {(control) => (
            <Select {...control} {...form.register('copies', { valueAsNumber: true })}>
              <option value={1}>{t('copy', { count: 1 })}</option>
              <option value={2}>{t('copy', { count: 2 })}</option>
            </Select>
          )}
        </Field>
      )}
      <Checkbox label={t('reversed')} help={t('reversedHelp')} {...form.register('reversed')} />
      <Checkbox label={t('onScan')} help={t('onScanHelp')} {...form.register('printsOnScan')} />
      <Checkbox
        label={t('afterCreation')}
        help={t('afterCreationHelp')}
        {...form.register('printsAfterCreation')}
      />
    </>
  )
}
