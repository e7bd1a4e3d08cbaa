'use client'

import { MapPinned } from 'lucide-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { TextInput } from '@/components/ui/forms/text-input'
import { useNeed } from './product-context'
import { TakenField } from './taken-field'
import type { TypedWaybill } from '@/lib/express/model/typed-waybill'

/**
 * Fetched with the first field for a locker: the form's first load is without list and map. It is
 * drawn closed as soon as there is a field for it, so that it can be ready when it opens, and says
 * which locker the code stands for.
 */
const LockerPicker = dynamic(
  () => import('@/components/lockers/locker-picker').then((module) => module.LockerPicker),
  { ssr: false },
)

/** The locker that the parcel goes to: picked on a map, or by its code. */
export function LockerField() {
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
        help={t('lockerHelp')}
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
            <Button icon={<MapPinned aria-hidden />} onClick={() => setPicking(true)}>
              {t('chooseLocker')}
            </Button>
          </div>
        )}
      </TakenField>
      {isTaken && (
        <LockerPicker
          open={isPicking}
          selected={code.trim() || null}
          isTyping={isTyping}
          onPick={pick}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  )
}
