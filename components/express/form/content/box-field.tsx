'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { TextInput } from '@/components/ui/forms/text-input'
import { expressRules } from '@/lib/domain/express/express-products'
import { useProduct } from './product-context'
import { TakenField } from './taken-field'
import type { TypedWaybill } from '@/lib/express/model/typed-waybill'

/** Usual codes: which ones there are besides `XS` is not published (express §4.8). */
const USUAL_SIZES = ['XS', 'S', 'M', 'L', 'XL']

/** The size code; the one that the product fixes, where it does. */
export function BoxField() {
  const t = useTranslations('waybills.form')
  const list = useId()
  const { register } = useFormContext<TypedWaybill>()
  const { onlyBox } = expressRules(useProduct())
  const help = onlyBox ? t('boxFixed', { size: onlyBox }) : t('boxHelp')
  return (
    <TakenField field="box" label={t('fields.box')} help={help}>
      {(props) =>
        onlyBox ? (
          <TextInput
            {...props}
            key="fixed"
            value={onlyBox}
            readOnly
            className="bg-sunken font-mono"
          />
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
  )
}
