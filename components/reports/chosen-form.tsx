'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/forms/checkbox'
import { Field } from '@/components/ui/forms/field'
import { Input } from '@/components/ui/forms/input'
import { TextInput } from '@/components/ui/forms/text-input'
import type { Family } from '@/lib/domain/stages'
import type { Days } from '@/lib/reports/model/report-days'

type ChosenFormProps = {
  /** The page that it leads to. */
  path: string
  isOpen: boolean
  family: Family
  days: Days
  /** The stores that are reported on, of those that can be. */
  chosen: readonly number[]
  stores: readonly { id: number; name: string }[]
}

/** Any days and any of the stores. */
export function ChosenForm({ path, isOpen, family, days, chosen, stores }: ChosenFormProps) {
  const t = useTranslations('reports.period')
  return (
    <details open={isOpen}>
      <summary className="w-fit cursor-pointer py-2 font-medium pointer-coarse:py-3.5">
        {t(stores.length > 1 ? 'chosenOfStores' : 'chosen')}
      </summary>
      <form action={path} className="flex max-w-xl flex-col gap-3 py-2">
        <Input type="hidden" name="family" value={family} />
        <Input type="hidden" name="period" value="chosen" />
        <div className="grid grid-cols-2 gap-3">
          {(['from', 'to'] as const).map((name) => (
            <Field key={name} label={t(name)}>
              {(props) => (
                <TextInput {...props} type="date" name={name} required defaultValue={days[name]} />
              )}
            </Field>
          ))}
        </div>
        {stores.length > 1 && (
          <fieldset className="grid gap-x-4 sm:grid-cols-2">
            <legend className="font-medium">{t('stores')}</legend>
            {stores.map(({ id, name }) => (
              <Checkbox
                key={id}
                name="stores"
                value={id}
                label={name}
                defaultChecked={chosen.includes(id)}
              />
            ))}
          </fieldset>
        )}
        <Button type="submit" variant="primary" className="self-start">
          {t('show')}
        </Button>
      </form>
    </details>
  )
}
