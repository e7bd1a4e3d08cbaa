'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import type { DeskStore } from './set-open-form'

type StoreChoiceProps = {
  stores: readonly DeskStore[]
  chosen: readonly number[]
  onChange: (chosen: readonly number[]) => void
}

/** Some of the person's stores. */
export function StoreChoice({ stores, chosen, onChange }: StoreChoiceProps) {
  const t = useTranslations('hours.setOpen')
  const all = chosen.length === stores.length
  const toggle = (id: number) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('stores')}</legend>
      <div className="flex items-center justify-between gap-3">
        <p aria-hidden className="font-medium">
          {t('stores')}
        </p>
        <Button variant="quiet" onClick={() => onChange(all ? [] : stores.map(({ id }) => id))}>
          {t(all ? 'noStores' : 'allStores')}
        </Button>
      </div>
      <div className="divide-y border-y">
        {stores.map(({ id, name, code }) => (
          <Checkbox
            key={id}
            label={name}
            help={code}
            checked={chosen.includes(id)}
            onChange={() => toggle(id)}
          />
        ))}
      </div>
    </fieldset>
  )
}
