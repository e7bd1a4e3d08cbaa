'use client'

import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { TextInput } from '@/components/ui/text-input'
import { expressRules } from '@/lib/domain/express-products'
import { useProduct } from './product-context'
import { TakenField } from './taken-field'
import type { TypedWaybill } from './typed-waybill'

/** Who it is and how to call them; a calling code is part of the number (express §2.2). */
export function PartyFields({ whose }: { whose: 'sender' | 'recipient' }) {
  const t = useTranslations('waybills.form')
  const { register } = useFormContext<TypedWaybill>()
  const { mobileOnly, destination } = expressRules(useProduct())
  const isRecipient = whose === 'recipient'
  const isLocal = isRecipient && destination === 'locker'
  const help = [
    t(isLocal ? 'phoneLocal' : 'phoneHelp'),
    ...(isRecipient && mobileOnly ? [t('phoneMobile')] : []),
  ].join(' ')
  const number = {
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'off',
    className: 'font-mono',
  } as const
  return (
    <>
      <TakenField field={`${whose}.name`} label={t('fields.name')}>
        {(props) => <TextInput {...props} {...register(`${whose}.name`)} autoComplete="off" />}
      </TakenField>
      <div className="grid gap-4 sm:grid-cols-2">
        <TakenField field={`${whose}.phone`} label={t('fields.phone')} help={help}>
          {(props) => <TextInput {...props} {...register(`${whose}.phone`)} {...number} />}
        </TakenField>
        {isRecipient && (
          <TakenField field="recipient.phone2" label={t('fields.phone2')}>
            {(props) => <TextInput {...props} {...register('recipient.phone2')} {...number} />}
          </TakenField>
        )}
      </div>
    </>
  )
}
