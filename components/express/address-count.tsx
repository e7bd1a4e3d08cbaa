'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { cn } from '@/components/ui/cn'
import { FieldError } from '@/components/ui/field'
import { addressLength, LONGEST_ADDRESS } from '@/lib/domain/check-waybill-addresses'
import { faultText } from '@/lib/domain/waybill-fault'
import type { Whose } from './address-fields'
import { fieldId } from './form-order'
import { readAddress } from './read-party'
import type { TypedWaybill } from './typed-waybill'
import { useFieldProblem } from './use-field-problem'
import { useProblemWords } from './use-problem-words'

/** How much of the address's room is used, counted over all its parts as the domain counts. */
export function AddressCount({ whose }: { whose: Whose }) {
  const t = useTranslations('waybills.form')
  const { control } = useFormContext<TypedWaybill>()
  const address = useWatch({ control, name: `${whose}.address` })
  const path = `${whose}.address.root`
  const words = useProblemWords()
  const told = useFieldProblem(path)
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
