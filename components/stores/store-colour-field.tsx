'use client'

import { useTranslations } from 'next-intl'
import { useController } from 'react-hook-form'
import { ChoiceCards } from '@/components/ui/forms/choice-cards'
import { STORE_COLOURS, storeColour } from '@/lib/domain/store-colour'
import type { StoreFieldsProps } from './store-fields'

/** The colour by which people know the store: on its customers' page, and beside its orders. */
export function StoreColourField({ form: { control } }: Pick<StoreFieldsProps, 'form'>) {
  const t = useTranslations('stores.form')
  const { field } = useController({ control, name: 'colour' })
  const colours = STORE_COLOURS.map((colour) => ({
    value: colour,
    label: t(`colours.${colour}`),
    icon: <Swatch colour={storeColour({ id: 0, colour })} />,
  }))
  return (
    <div>
      <ChoiceCards
        label={t('colour')}
        name={field.name}
        options={[{ value: '' as const, label: t('colours.none') }, ...colours]}
        value={field.value}
        onChange={field.onChange}
      />
      <p className="mt-1.5 text-muted">{t('colourHelp')}</p>
    </div>
  )
}

function Swatch({ colour }: { colour: string }) {
  return (
    <span
      aria-hidden
      className="block size-5 rounded-full border border-border-strong"
      style={{ backgroundColor: colour }}
    />
  )
}
