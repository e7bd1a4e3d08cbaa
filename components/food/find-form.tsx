'use client'

import { Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState, type SubmitEvent } from 'react'
import { useRegionName } from '@/components/shell/use-region-name'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { TextInput } from '@/components/ui/text-input'
import { areaOf, type Region } from '@/lib/domain/areas'
import { normalisePhone } from '@/lib/domain/phone'
import type { FindForm as Fields } from '@/lib/food/schema'
import { RegionField } from './region-field'

type FindFormProps = {
  regions: readonly Region[]
  /** What was asked before. */
  first: Fields
  isPending: boolean
  onAsk: (form: Fields) => void
}

/** A number and whose country code it has where none is typed. */
export function FindForm({ regions, first, isPending, onAsk }: FindFormProps) {
  const t = useTranslations('find')
  const problems = useTranslations('food.form.problems')
  const regionName = useRegionName()
  const [form, setForm] = useState(first)
  const [isWrong, setWrong] = useState(false)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const given = normalisePhone(form.phone, form.region)
    setWrong(!given.ok)
    if (given.ok) onAsk(form)
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid max-w-3xl items-start gap-x-3 gap-y-4 sm:grid-cols-[14rem_minmax(0,1fr)_auto]"
    >
      <RegionField
        label={t('region')}
        regions={regions}
        value={form.region}
        onChange={(region) => setForm({ ...form, region })}
        nameOf={(region) =>
          t('regionCode', { region: regionName(region), code: areaOf(region).callingCode })
        }
      />
      <Field
        label={t('phone')}
        help={t('phoneHelp')}
        error={isWrong ? problems('phone') : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            type="tel"
            autoFocus
            autoComplete="off"
            maxLength={32}
            className="font-mono"
            value={form.phone}
            onChange={({ target }) => setForm({ ...form, phone: target.value })}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="counter"
        icon={<Search aria-hidden />}
        pending={isPending}
        className="sm:mt-6.5"
      >
        {t('submit')}
      </Button>
    </form>
  )
}
