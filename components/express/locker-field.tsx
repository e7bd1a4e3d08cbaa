'use client'

import { MapPinned } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { TextInput } from '@/components/ui/text-input'
import { useNeed } from './product-context'
import { TakenField } from './taken-field'
import type { TypedWaybill } from './typed-waybill'

/**
 * The lockers are another feature's: their picker is handed in by the page. It is drawn closed as
 * soon as there is a field for it, so that it can be ready when it opens, and says which locker the
 * code stands for.
 */
export type LockerPicker = (props: {
  open: boolean
  selected: string | null
  isTyping: boolean
  onPick: (code: string) => void
  onClose: () => void
}) => ReactNode

/** The locker that the parcel goes to: picked on a map, or by its code. */
export function LockerField({ picker }: { picker: LockerPicker | null }) {
  const t = useTranslations('waybills.form')
  const isTaken = useNeed('recipient.lockerCode') !== 'none'
  const [isPicking, setPicking] = useState(false)
  const [isTyping, setTyping] = useState(false)
  const { control, register, setValue, formState } = useFormContext<TypedWaybill>()
  const code = useWatch({ control, name: 'recipient.lockerCode' })

  function pick(picked: string) {
    setValue('recipient.lockerCode', picked, { shouldValidate: formState.isSubmitted })
    setPicking(false)
  }

  return (
    <>
      <TakenField
        field="recipient.lockerCode"
        label={t('fields.lockerCode')}
        help={picker ? t('lockerHelp') : undefined}
      >
        {(props) => (
          <div className="flex gap-2">
            <TextInput
              {...props}
              {...register('recipient.lockerCode', { onBlur: () => setTyping(false) })}
              onFocus={() => setTyping(true)}
              autoComplete="off"
              autoCapitalize="characters"
              className="font-mono"
            />
            {picker && (
              <Button icon={<MapPinned aria-hidden />} onClick={() => setPicking(true)}>
                {t('chooseLocker')}
              </Button>
            )}
          </div>
        )}
      </TakenField>
      {isTaken &&
        picker?.({
          ...{ open: isPicking, selected: code.trim() || null, isTyping },
          onPick: pick,
          onClose: () => setPicking(false),
        })}
    </>
  )
}
