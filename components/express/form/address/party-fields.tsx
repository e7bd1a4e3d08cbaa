'use client'

import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { TextInput } from '@/components/ui/forms/text-input'
import type { TypedWaybill } from '@/lib/express/model/typed-waybill'
import { useProduct } from '../content/product-context'
import { TakenField } from '../content/taken-field'
import { RecipientInput } from './recipient-input'
import { usePhoneHelp } from './use-phone-help'

const NUMBER = {
  type: 'tel',
  inputMode: 'tel',
  autoComplete: 'off',
  className: 'font-mono',
} as const

/** Who it is and how to call them; a calling code is part of the number (express §2.2). */
export function PartyFields({ whose }: { whose: 'sender' | 'recipient' }) {
  const t = useTranslations('waybills.form')
  const { register } = useFormContext<TypedWaybill>()
  const help = usePhoneHelp(useProduct(), whose)
  const isRecipient = whose === 'recipient'
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TakenField field={`${whose}.phone`} label={t('fields.phone')} help={help}>
        {(props) =>
          isRecipient ? (
            <RecipientInput field="phone" control={props} />
          ) : (
            <TextInput {...props} {...register('sender.phone')} {...NUMBER} />
          )
        }
      </TakenField>
      <TakenField field={`${whose}.name`} label={t('fields.name')}>
        {(props) =>
          isRecipient ? (
            <RecipientInput field="name" control={props} />
          ) : (
            <TextInput {...props} {...register('sender.name')} autoComplete="off" />
          )
        }
      </TakenField>
    </div>
  )
}

/** What few know of a recipient: another number, and a postal code. */
export function RecipientMore() {
  const t = useTranslations('waybills.form')
  const { register } = useFormContext<TypedWaybill>()
  return (
    <div className="grid max-w-2xl gap-4 sm:grid-cols-2">
      <TakenField field="recipient.phone2" label={t('fields.phone2')}>
        {(props) => <TextInput {...props} {...register('recipient.phone2')} {...NUMBER} />}
      </TakenField>
      <TakenField
        field="recipient.address"
        path="recipient.address.postalCode"
        label={t('fields.address.postalCode')}
        optional
      >
        {(props) => (
          <TextInput {...props} {...register('recipient.address.postalCode')} autoComplete="off" />
        )}
      </TakenField>
    </div>
  )
}
