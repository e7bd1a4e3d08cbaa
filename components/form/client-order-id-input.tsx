'use client'

import { useFormContext } from 'react-hook-form'
import { useScan } from '@/components/shell/scan/scan-provider'
import type { FieldControl } from '@/components/ui/forms/field'
import { TextInput } from '@/components/ui/forms/text-input'
import { readClientOrderId } from '@/lib/domain/client-order-id'

/**
 * Our number of the order, such as the till's: typed, or scanned while no other text is being typed.
 * What a scanner ends with sends nothing.
 */
export function ClientOrderIdInput(control: FieldControl) {
  const { register, setValue } = useFormContext<{ clientOrderId: string }>()
  useScan((code) => {
    const checked = { shouldDirty: true, shouldTouch: true, shouldValidate: true }
    setValue('clientOrderId', readClientOrderId(code), checked)
  })
  return (
    <TextInput
      {...control}
      {...register('clientOrderId')}
      data-takes-scans
      autoComplete="off"
      spellCheck={false}
      className="font-mono"
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault()
      }}
    />
  )
}
