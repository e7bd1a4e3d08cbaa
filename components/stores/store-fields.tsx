'use client'

import { Check, PlugZap, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { type Path, type UseFormReturn, useWatch } from 'react-hook-form'
import { useProblemText } from '@/components/shell/use-problem-text'
import { useRegionName } from '@/components/shell/use-region-name'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/forms/field'
import { Select } from '@/components/ui/forms/select'
import { TextArea } from '@/components/ui/forms/text-area'
import { TextInput } from '@/components/ui/forms/text-input'
import { ALL_REGIONS, languagesOf, ownLanguage } from '@/lib/domain/areas'
import type { Failure } from '@/lib/i18n/action-result'
import { testIdentity } from '@/lib/stores/actions'
import type { IdentityTest as Asked, StoreForm } from '@/lib/stores/model/store-form'

export type StoreFieldsProps = {
  form: UseFormReturn<StoreForm>
  error: (name: Path<StoreForm>) => string | undefined
}

/** Everything about a store that is written rather than pointed at. */
export function StoreFields({ form, error }: StoreFieldsProps) {
  const t = useTranslations('stores')
  const regionName = useRegionName()
  const { register } = form
  return (
    <>
      <Field label={t('form.code')} help={t('form.codeHelp')} error={error('code')}>
        {(control) => (
          <TextInput
            {...control}
            {...register('code')}
            autoCapitalize="characters"
            autoComplete="off"
            className="font-mono"
          />
        )}
      </Field>
      <Field label={t('form.name')} error={error('name')}>
        {(control) => <TextInput {...control} {...register('name')} autoComplete="off" />}
      </Field>
      <Field
        label={t('form.nameZh')}
        help={t('form.nameZhHelp')}
        required={false}
        error={error('nameZh')}
      >
        {(control) => (
          <TextInput {...control} {...register('nameZh')} lang="zh-HK" autoComplete="off" />
        )}
      </Field>
      <Field label={t('form.region')} help={t('form.regionHelp')} error={error('region')}>
        {(control) => (
          <Select
            {...control}
            {...register('region', { onChange: () => form.setValue('language', '') })}
          >
            {ALL_REGIONS.map((region) => (
              <option key={region} value={region}>
                {regionName(region)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <LanguageField form={form} error={error} />
      <Field label={t('form.address')} required={false} error={error('address')}>
        {(control) => <TextArea {...control} {...register('address')} />}
      </Field>
      <Field
        label={t('form.phone')}
        help={t('form.phoneHelp')}
        required={false}
        error={error('phone')}
      >
        {(control) => (
          <TextInput {...control} {...register('phone')} type="tel" className="font-mono" />
        )}
      </Field>
    </>
  )
}

/** In which the platform's own words are asked for, of those that the region has. */
function LanguageField({ form, error }: StoreFieldsProps) {
  const t = useTranslations('stores.form')
  const name = useTranslations('orders.languages')
  const region = useWatch({ control: form.control, name: 'region' })
  return (
    <Field label={t('language')} help={t('languageHelp')} error={error('language')}>
      {(control) => (
        <Select {...control} {...form.register('language')}>
          <option value="">{t('languageOfRegion', { language: name(ownLanguage(region)) })}</option>
          {languagesOf(region).map((language) => (
            <option key={language} value={language}>
              {name(language)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** What was asked and what came of it; a null failure is a server that did not answer. */
type Tested = { asked: Asked } & ({ ok: true } | { ok: false; failure: Failure | null })

/** Asks the platform something harmless in the name that stands in the field, before it is saved. */
export function IdentityTest({ asked, label }: { asked: Asked; label: string }) {
  const t = useTranslations('stores.test')
  const [isPending, setPending] = useState(false)
  const [tested, setTested] = useState<Tested | null>(null)
  // What was said of another name or region says nothing of this one.
  const isOfThis = tested?.asked.identity === asked.identity && tested.asked.region === asked.region

  async function run() {
    setPending(true)
    try {
      const result = await testIdentity(asked)
      setTested(result.ok ? { asked, ok: true } : { asked, ok: false, failure: result })
    } catch {
      setTested({ asked, ok: false, failure: null })
    } finally {
      setPending(false)
    }
  }

  return (
    <div className="mt-1.5 flex flex-wrap items-start gap-x-3 gap-y-1">
      <Button
        disabled={asked.identity.trim() === ''}
        pending={isPending}
        icon={<PlugZap aria-hidden />}
        aria-label={t('label', { what: label })}
        onClick={() => void run()}
      >
        {t('button')}
      </Button>
      <div role="status" className="min-w-0 flex-1 self-center">
        {isOfThis && <Result tested={tested} />}
      </div>
    </div>
  )
}

function Result({ tested }: { tested: Tested }) {
  const t = useTranslations('stores.test')
  const words = useProblemText()
  if (tested.ok) {
    return (
      <p className="flex gap-2">
        <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-done" />
        {t('done')}
      </p>
    )
  }
  const { failure } = tested
  return (
    <p className="flex gap-2">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-late" />
      <span className="min-w-0">
        {t('failed')} {failure ? words.sentence(failure) : words.noAnswer()}
      </span>
    </p>
  )
}
