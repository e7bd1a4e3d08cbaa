'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { cn } from '@/components/ui/cn'
import { FieldError } from '@/components/ui/forms/field'
import { addressLength, LONGEST_ADDRESS } from '@/lib/express/model/check-waybill-addresses'
import { faultText } from '@/lib/express/model/waybill-fault'
import { readAddress } from '@/lib/express/model/read-party'
import type { TypedWaybill, Whose } from '@/lib/express/model/typed-waybill'
import { fieldId, useFieldError, useProblemMessage } from '../fields'

/** How much of the address's room is used, counted over all its parts as the domain counts. */
export function AddressCount({ whose }: { whose: Whose }) {
  const t = useTranslations('waybills.form')
  const { control } = useFormContext<TypedWaybill>()
  const address = useWatch({ control, name: `${whose}.address` })
  const path = `${whose}.address`
  const words = useProblemMessage()
  const told = useFieldError(path)
  const used = addressLength(readAddress(address))
  // By what stands there now, not by what did when somebody last tried to send it.
  const tooLong = words(faultText({ problem: 'too-long', limit: LONGEST_ADDRESS }))
  const error = used > LONGEST_ADDRESS ? tooLong : told === tooLong ? undefined : told
  return (
    <div id={fieldId(path)} tabIndex={-1} className="space-y-1.5 outline-none">
      <p
        className={cn(
          'tabular-nums',
          used > LONGEST_ADDRESS ? 'font-medium text-late' : 'text-muted',
        )}
      >
        {t('addressCount', { used, max: LONGEST_ADDRESS })}
      </p>
      {error && <FieldError>{error}</FieldError>}
    </div>
  )
}
