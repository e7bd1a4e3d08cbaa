'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { Section } from '@/components/ui/section'
import { TextInput } from '@/components/ui/text-input'
import { expressRules } from '@/lib/domain/express-products'
import { useProduct } from './product-context'
import { TakenField } from './taken-field'
import type { TypedWaybill } from './typed-waybill'
import { WeightField } from './weight-field'

/** Usual codes: which ones there are besides `XS` is not published (express §4.8). */
const USUAL_SIZES = ['XS', 'S', 'M', 'L', 'XL']

/** The boxes; what the product fixes is shown and cannot be changed. */
export function ParcelSection() {
  const t = useTranslations('waybills.form')
  const list = useId()
  const { register } = useFormContext<TypedWaybill>()
  const { onlyBox, maxBoxes } = expressRules(useProduct())
  const isOne = maxBoxes === 1
  return (
    <Section title={t('sections.parcel')}>
      <div className="grid max-w-2xl items-start gap-4 sm:grid-cols-3">
        <TakenField
          field="box"
          label={t('fields.box')}
          help={onlyBox ? t('boxFixed', { size: onlyBox }) : t('boxHelp')}
        >
          {(props) =>
            onlyBox ? (
              <TextInput {...props} value={onlyBox} readOnly className="bg-sunken font-mono" />
            ) : (
              <>
                <TextInput
                  {...props}
                  {...register('box')}
                  list={list}
                  autoComplete="off"
                  className="font-mono"
                />
                <datalist id={list}>
                  {USUAL_SIZES.map((size) => (
                    <option key={size} value={size} />
                  ))}
                </datalist>
              </>
            )
          }
        </TakenField>
        <TakenField
          field="boxes"
          label={t('fields.boxes')}
          help={isOne ? t('boxesFixed') : t('boxesHelp', { max: maxBoxes })}
        >
          {(props) =>
            isOne ? (
              <TextInput {...props} value="1" readOnly className="bg-sunken font-mono" />
            ) : (
              <TextInput
                {...props}
                {...register('boxes')}
                inputMode="numeric"
                autoComplete="off"
                className="font-mono"
              />
            )
          }
        </TakenField>
        <WeightField />
      </div>
    </Section>
  )
}
