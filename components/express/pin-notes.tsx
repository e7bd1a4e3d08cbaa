'use client'

import { useTranslations } from 'next-intl'
import { PinOfAnother } from '@/components/orders/pin-of-another'
import { Checkbox } from '@/components/ui/checkbox'
import { FieldError } from '@/components/ui/field'
import type { Whose } from './address-fields'
import { useFieldProblem } from './use-field-problem'
import type { usePin } from './use-pin'

type PinNotesProps = { whose: Whose; pin: ReturnType<typeof usePin> }

/** What has to be decided of a pin: whether it is another address's, and to send without one. */
export function PinNotes({ whose, pin }: PinNotesProps) {
  const t = useTranslations('waybills.form')
  const error = useFieldProblem(`${whose}.location`)
  return (
    <>
      {error && <FieldError>{error}</FieldError>}
      {pin.putFor !== null && (
        <PinOfAnother address={pin.putFor} onKeep={pin.keep} onRemove={pin.remove} />
      )}
      {!pin.location && pin.mayGoWithout && (
        <Checkbox
          checked={pin.withoutPin}
          onChange={({ target }) => pin.goWithout(target.checked)}
          label={t('withoutPin')}
          help={t('withoutPinHelp')}
        />
      )}
    </>
  )
}
