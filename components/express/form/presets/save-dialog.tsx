'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { type SyntheticEvent, useId, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { toast } from '@/components/ui/toast'
import { useProblemText } from '@/components/shell/use-problem-text'
import { Button } from '@/components/ui/button'
import { Modal } from '@/components/ui/dialog'
import { Field } from '@/components/ui/forms/field'
import { FormErrors } from '@/components/ui/forms/form-errors'
import { Select } from '@/components/ui/forms/select'
import { TextInput } from '@/components/ui/forms/text-input'
import { HONG_KONG_DISTRICTS, isDistrictName } from '@/lib/domain/express/hong-kong-districts'
import { savePreset } from '@/lib/express/actions'
import { LONGEST_PRESET_NAME } from '@/lib/domain/express/waybill-presets'
import type { TypedWaybill } from '@/lib/express/model/typed-waybill'
import { presetOf } from './fill-preset'

type SaveDialogProps = { storeId: number; onClose: () => void }

/** Keeps what the form says of its parcel under a name, and when it is filled in by itself. */
export function SaveDialog({ storeId, onClose }: SaveDialogProps) {
  const t = useTranslations('waybills.presets')
  const common = useTranslations('common')
  const language = useLocale().startsWith('zh') ? 'zh' : 'en'
  const formId = useId()
  const [name, setName] = useState('')
  const [grams, setGrams] = useState('')
  const [district, setDistrict] = useState('')
  const { isPending, problem, save } = useSave(storeId, onClose)
  const isWhole = grams.trim() === '' || /^[1-9]\d{0,5}$/.test(grams.trim())

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    // React brings it up to the waybill's form, in which this window was opened.
    event.stopPropagation()
    if (name.trim() === '' || !isWhole) return
    const rule = {
      maxGrams: grams.trim() === '' ? null : Number(grams),
      district: isDistrictName(district) ? district : null,
    }
    void save(name.trim(), rule)
  }

  return (
    <Modal
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={t('save')}
      description={t('saveText')}
      footer={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {common('back')}
          </Button>
          <Button variant="primary" type="submit" form={formId} pending={isPending}>
            {t('saveDo')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <fieldset disabled={isPending} className="flex flex-col gap-4">
          {problem && <FormErrors message={problem} />}
          <Field label={t('name')} required>
            {(props) => (
              <TextInput
                {...props}
                value={name}
                maxLength={LONGEST_PRESET_NAME}
                onChange={({ target }) => setName(target.value)}
              />
            )}
          </Field>
          <p className="font-medium">{t('ruleTitle')}</p>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field
              label={t('maxGrams')}
              help={t('maxGramsHelp')}
              {...(!isWhole && { error: t('wholeGrams') })}
            >
              {(props) => (
                <TextInput
                  {...props}
                  unit="g"
                  inputMode="numeric"
                  value={grams}
                  onChange={({ target }) => setGrams(target.value)}
                />
              )}
            </Field>
            <Field label={t('district')}>
              {(props) => (
                <Select
                  {...props}
                  value={district}
                  onChange={({ target }) => setDistrict(target.value)}
                >
                  <option value="">{t('anyDistrict')}</option>
                  {HONG_KONG_DISTRICTS.map((one) => (
                    <option key={one.zh} value={one.zh}>
                      {one[language]}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
        </fieldset>
      </form>
    </Modal>
  )
}

type Rule = Parameters<typeof savePreset>[0]['rule']

function useSave(storeId: number, onDone: () => void) {
  const t = useTranslations('waybills.presets')
  const words = useProblemText()
  const router = useRouter()
  const { getValues } = useFormContext<TypedWaybill>()
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function save(name: string, rule: NonNullable<Rule>) {
    setPending(true)
    const hasRule = rule.maxGrams !== null || rule.district !== null
    const values = presetOf(getValues())
    const kept = {
      storeId,
      name,
      // A rule by weight is asked by the weight that was typed, and fills in none.
      values: rule.maxGrams === null ? values : { ...values, weight: '' },
      rule: hasRule ? rule : null,
    }
    const result = await savePreset(kept).catch(() => null)
    setPending(false)
    if (!result?.ok) {
      setProblem(result ? words.sentence(result) : words.noAnswer())
      return
    }
    toast.success(t('saved', { name }))
    onDone()
    router.refresh()
  }

  return { isPending, problem, save }
}
